import { pino } from 'pino';
import { expect, it } from 'vitest';
import { redact } from './redact.ts';

const key = 'Qm9yaW5nLWtleS1vZi0yNTYtYml0cy1mb3ItdGVzdHM';
const hex = '0123456789abcdef0123456789abcdef0123456789abcdef01234567';
const jwt = `eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.${key}`;

function logged(fields: object): string {
  const lines: string[] = [];
  const logger = pino(
    { base: undefined, hooks: { streamWrite: redact } },
    { write: (text) => void lines.push(text) },
  );
  logger.error(fields, 'failed');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['failed']);
  return lines.join('');
}

it.each([
  [`No route matches URL "/status/${key}"`, key],
  [`GET /REVIEW/${key}?lang=sv failed`, key],
  [`/confirm/${key}?lang=sv`, key],
  [`https://alpaca.example/preview/article/${key}`, key],
  [`https://alpaca.example/auth/v1/verify?token=pkce_${hex}&type=signup`, hex],
  [`/storage/v1/object/sign/cvs/a.pdf?token=${jwt}`, jwt],
  [`wss://a.example/realtime/v1/websocket?apikey=${jwt}&vsn=1.0.0`, jwt],
  ['https://a.example/?access_token=short-secret', 'short-secret'],
  ['authorization: Bearer sb_secret_abc', 'sb_secret_abc'],
  ['{"apikey":"sb_secret_abc"}', 'sb_secret_abc'],
  ['/auth/v1/callback?code=abc123def', 'abc123def'],
  [`the key ${key} was refused`, key],
])('removes the secret from a line: %s', (message, secret) => {
  const line = logged({ err: new Error(message) });
  expect(line).toContain('[hidden]');
  expect(line).not.toContain(secret);
});

it('leaves the rest of a line as it is', () => {
  const error = Object.assign(new Error('duplicate key value violates "people_email_key"'), {
    code: '23505',
    table: 'people',
  });
  const id = '5a0c58e8-31f2-4d0b-9a2d-2d4f5f0f8a11';
  const line = logged({ err: error, requestId: id, path: '/rest/v1/people' });
  expect(line).not.toContain('[hidden]');
  expect(line).toContain(id);
});
