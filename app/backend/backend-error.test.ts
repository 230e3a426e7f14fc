import { expect, test } from 'vitest';
import { readBackendError, readFailure } from './backend-error.ts';

test.each([
  [{ msg: 'One', message: 'Two' }, { message: 'One' }],
  [
    { message: 'Two', error: 'too_many' },
    { message: 'Two', code: 'too_many' },
  ],
  [
    { error_description: 'Three', error: 'invalid_grant' },
    { message: 'Three', code: 'invalid_grant' },
  ],
  [{ error: 'Four' }, { message: 'Four', code: 'Four' }],
  [
    { code: 500, error_code: 'unexpected', msg: 'Five' },
    { message: 'Five', code: 'unexpected' },
  ],
  [
    { code: '23505', message: 'Six' },
    { message: 'Six', code: '23505' },
  ],
  [
    { error: 'invalid', message: 'Seven', fields: { email: 'required' } },
    { message: 'Seven', code: 'invalid', fieldErrors: { email: 'required' } },
  ],
  [{ error: { deep: true } }, { message: '{"deep":true}' }],
  [{ ok: true }, null],
  ['nothing', null],
  [null, null],
])('%j is read as %j', (body, failure) => {
  expect(readFailure(body)).toEqual(failure);
});

test('a response without a body of ours has a code and the given message', async () => {
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
