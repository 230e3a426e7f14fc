import { expect, test } from 'vitest';
import { BackendError } from './backend-error.ts';
import { deleteOne, unwrap, unwrapRaised } from './unwrap.ts';

const rejected = Promise.resolve({
  data: null,
  error: { message: 'permission denied', code: '42501', hint: 'no_rights' },
});

test('returns the data', async () => {
  await expect(unwrap(Promise.resolve({ data: [1], error: null }))).resolves.toEqual([1]);
});

test('an error is thrown with its code and message', async () => {
  await expect(unwrap(rejected)).rejects.toBeInstanceOf(BackendError);
  await expect(unwrap(rejected)).rejects.toMatchObject({
    code: '42501',
    message: 'permission denied',
  });
});

test('the hint of a database function is its code', async () => {
  await expect(unwrapRaised(rejected)).rejects.toMatchObject({ code: 'no_rights' });
});

test('a delete that reached no row is not allowed', async () => {
  const deleteRows = (...ids: string[]) =>
    deleteOne(Promise.resolve({ data: ids.map((id) => ({ id })), error: null }));
  await expect(deleteRows('a')).resolves.toBeUndefined();
  await expect(deleteRows()).rejects.toMatchObject({ code: '42501', message: 'not_allowed' });
});
