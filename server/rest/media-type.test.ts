import { expect, it } from 'vitest';
import { chooseMediaType, renderMediaType } from './media-type.ts';

it.each([
  [null, 'application/json; charset=utf-8'],
  ['text/html, */*;q=0.1', 'application/json; charset=utf-8'],
  ['application/json;q=0.5, text/csv', 'text/csv; charset=utf-8'],
  ['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object+json; charset=utf-8'],
  [
    'application/vnd.pgrst.array+json;nulls=stripped',
    'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
  ],
])('responds to %s with %s', (accept, type) => {
  expect(renderMediaType(chooseMediaType(accept, false))).toBe(type);
});

it('offers the plan only if it is allowed', () => {
  const plan = 'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|nonsense|wal';
  expect(chooseMediaType(plan, true)).toEqual({
    type: 'plan',
    format: 'json',
    options: ['analyze', 'wal'],
    for: { type: 'csv' },
  });
  expect(() => chooseMediaType(plan, false)).toThrow('None of these media types are available');
});
