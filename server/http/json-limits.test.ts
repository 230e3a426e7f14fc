import { expect, it } from 'vitest';
import { findExceededLimit } from './json-limits.ts';

const limits = { depth: 500, keys: 100, values: 6_000 };
const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])));

it.each([
  ['an ordinary body', JSON.stringify({ a: [1, { b: '[[[' }], 'c\\"{': null }), undefined],
  ['the deepest body that is accepted', nested(500), undefined],
  ['one level more', nested(502), 'depth'],
  ['brackets in a text', JSON.stringify('{[,:'.repeat(5000)), undefined],
  ['brackets after a quote in a text', JSON.stringify(`"${'['.repeat(5000)}\\`), undefined],
  ['a text that never ends', '['.repeat(100_000), 'depth'],
  ['closing brackets alone', ']'.repeat(1000), undefined],
  ['as many keys as are accepted', keys(100), undefined],
  ['one key more', keys(101), 'keys'],
  ['many objects of few keys', `[${'{"a":1,"b":2},'.repeat(1_000)}{}]`, undefined],
  ['many lists side by side', `[${'[],'.repeat(3_000)}[]]`, 'values'],
  ['a long list', `[${'1,'.repeat(7_000)}1]`, 'values'],
])('%s: finds the limit that is exceeded', (_, json, expected) =>
  expect(findExceededLimit(Buffer.from(json), limits)).toBe(expected),
);
