import { expect, test } from 'vitest';
import { readBackendError, readFailure } from './backend-error.ts';

test.each([
  ['the first of two messages', { msg: 'One', message: 'Two' }, { message: 'One' }],
  ['function', { message: 'Two', error: 'too_many' }, { message: 'Two', code: 'too_many' }],
  [
    'OAuth',
    { error_description: 'Three', error: 'invalid_grant' },
    { message: 'Three', code: 'invalid_grant' },
  ],
  ['function without a message', { error: 'Four' }, { message: 'Four', code: 'Four' }],
  [
    'auth',
    { code: 500, error_code: 'unexpected', msg: 'Five' },
    { message: 'Five', code: 'unexpected' },
  ],
  ['table', { code: '23505', message: 'Six' }, { message: 'Six', code: '23505' }],
  [
    'function with field errors',
    { error: 'invalid', message: 'Seven', fields: { email: 'required' } },
    { message: 'Seven', code: 'invalid', fieldErrors: { email: 'required' } },
  ],
  ['unknown format', { error: { deep: true } }, { message: '{"deep":true}' }],
  ['no error', { ok: true }, null],
  ['text', 'nothing', null],
  ['nothing', null, null],
])('%s: %j is read as %j', (_format, body, failure) => {
  expect(readFailure(body)).toEqual(failure);
});

test('a response without a body of ours has the code “failed” and its status as message', async () => {
  const response = new Response('<html>', { status: 502 });
  await expect(readBackendError(response)).resolves.toMatchObject({
    code: 'failed',
    message: '502',
    fieldErrors: {},
  });
});

test('too many requests name the seconds to wait', async () => {
  const response = new Response('', { status: 429, headers: { 'retry-after': '7' } });
  await expect(readBackendError(response)).resolves.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 7,
  });
});
