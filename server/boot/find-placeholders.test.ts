import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import {
  findAdministratorPlaceholder,
  findPlaceholders,
  findUntrustedProxy,
} from './find-placeholders.ts';

const PUBLIC_URL = 'https://www.agency.com';
const own = {
  CONTACT_EMAIL: 'hello@agency.com',
  CONTACT_PHONE: '+46 8 123 45 67',
  SUPPORT_EMAIL: 'help@agency.com',
  SOCIAL_URL: 'https://www.linkedin.com/company/agency',
};

const findIn = (variables: Record<string, string>) => findPlaceholders(readConfig(variables));

it('names each example that the visitors of a public site would see', () => {
  expect(findIn({ PUBLIC_URL })).toEqual([
    'CONTACT_EMAIL is still the example hello@alpaca.example, and every page shows it. Set it.',
    'CONTACT_PHONE is still the example +46 8 000 00 00, and every page shows it. Set it.',
    'SUPPORT_EMAIL is still the example support@alpaca.example, and the error screen shows it. Set it.',
    'SOCIAL_URL is still the example https://www.linkedin.com/company/example, and every page links to it. Set it.',
  ]);
});

it('names the sender where mail is sent', () => {
  const SMTP_URL = 'smtp://mail.agency.com';
  expect(findIn({ PUBLIC_URL, SMTP_URL, ...own })).toEqual([
    'MAIL_FROM is still the example Alpaca <hello@alpaca.example>, and every mail is sent from it. Set it.',
  ]);
  const MAIL_FROM = 'Agency <hello@agency.com>';
  expect(findIn({ PUBLIC_URL, SMTP_URL, MAIL_FROM, ...own })).toEqual([]);
});

it('names the example address of a new administrator', () => {
  const findFor = (variables: Record<string, string>) =>
    findAdministratorPlaceholder(readConfig(variables));
  expect(findFor({ PUBLIC_URL })).toEqual([
    'ADMIN_EMAIL was not set: no mail to admin@alpaca.example arrives. Invite yourself with your own address and sign in with that.',
  ]);
  expect(findFor({ PUBLIC_URL, ADMIN_EMAIL: 'me@agency.com' })).toEqual([]);
  expect(findFor({})).toEqual([]);
});

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://192.168.1.10',
  'http://laptop:3000',
  'https://alpaca.example',
])('names none at %s', (url) => {
  expect(findIn({ PUBLIC_URL: url, SMTP_URL: 'smtp://localhost' })).toEqual([]);
});

it('points out a proxy that is not trusted', () => {
  const findFor = (variables: Record<string, string>) => findUntrustedProxy(readConfig(variables));
  expect(findFor({ PUBLIC_URL })).toEqual([
    expect.stringMatching(/TRUST_PROXY is 0: all visitors/),
  ]);
  expect(findFor({ PUBLIC_URL, TRUST_PROXY: '1' })).toEqual([]);
  expect(findFor({ PUBLIC_URL: 'http://www.agency.com' })).toEqual([]);
  expect(findFor({})).toEqual([]);
});
