import { expect, it } from 'vitest';
import { findMisspelt } from './find-misspelt.ts';

it('finds names that were probably meant to be settings, and leaves others alone', () => {
  expect(
    findMisspelt([
      'PUBLIC_URl',
      'SMTP_ULR',
      'ADMIN_MAIL',
      'PORT',
      'HOME',
      'DATABASE_PASSWORD',
      'SMTP_HOST',
      'DEMO',
      'ADMIN_PASS',
      'ENCRYPTION_KEY',
      'URL',
    ]),
  ).toEqual([
    ['PUBLIC_URl', 'PUBLIC_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['DEMO', 'DEMO_CONTENT'],
    ['ADMIN_PASS', 'ADMIN_PASSWORD'],
    ['ENCRYPTION_KEY', 'AUTH_ENCRYPTION_KEY'],
  ]);
});
