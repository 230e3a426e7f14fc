import { expect, test } from 'vitest';
import { unwrap } from './unwrap.ts';

test('data comes out', async () => {
  await expect(unwrap(Promise.resolve({ data: [1], error: null }))).resolves.toEqual([1]);
});

test('an error is thrown as it is', async () => {
  const error = new Error('permission denied');
  await expect(unwrap(Promise.resolve({ data: null, error }))).rejects.toBe(error);
});
