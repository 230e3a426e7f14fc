import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('many ids are split among requests, in their order', async () => {
  const ids = Array.from({ length: 450 }, (_, index) => `id-${index}`);
  const parts = await inParts(ids, async (part) => part);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(parts.flat()).toEqual(ids);
});

test('without ids there is no request', async () => {
  expect(await inParts([], async () => 'a response')).toEqual([]);
});
