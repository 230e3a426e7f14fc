import { expect, it } from 'vitest';
import { findOpenQuotes } from './find-open-quotes.ts';

it.each([
  [
    'SITE_NAME="My agency\nSMTP_URL=smtp://host\nMAIL_FROM="Me <me@agency.example>"\n',
    ['SITE_NAME'],
  ],
  [
    `PORT=1\r\nexport ADMIN_PASSWORD = 'Long enough\r\nMAIL_FROM=me@agency.example\r\n`,
    ['ADMIN_PASSWORD'],
  ],
  ['SITE_NAME="My agency', ['SITE_NAME']],
  [`SITE_NAME="My 'own' agency" # why\nMAIL_FROM='"Me" <me@agency.example>'\nPORT=1\n`, []],
  [`AUTH_SIGNING_KEYS='[\n{"kid": "PORT=1"}\n]'\nPORT=1\n`, []],
  ['# SITE_NAME="My agency\nPORT=1\nSITE_NAME=5" agency\n', []],
])('of %j are %j', (text, names) => {
  expect(findOpenQuotes(text)).toEqual(names);
});
