import { expect, it } from 'vitest';
import { mebibyte } from '../../domain/units.ts';
import { hasFreeSpace } from './free-space.ts';

it.each([
  ['a large disk', 500_000, 300, { files: true, visits: true, forms: true }],
  ['a large disk with little room', 500_000, 200, { files: false, visits: false, forms: true }],
  ['a large disk with less room', 500_000, 100, { files: false, visits: false, forms: false }],
  ['a small disk with little room', 400, 15, { files: false, visits: false, forms: true }],
])('on %s', async (_, blocks, bavail, expected) => {
  const measure = async () => ({ bsize: mebibyte, blocks, bavail });
  for (const kind of ['files', 'visits', 'forms'] as const)
    expect(await hasFreeSpace('/', kind, measure)).toBe(expected[kind]);
});
