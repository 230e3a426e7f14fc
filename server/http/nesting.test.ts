import { expect, it } from 'vitest';
import { isNestedTooDeeply } from './nesting.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

it.each([
  ['what people send', JSON.stringify({ a: [1, { b: '[[[' }], 'c\\"{': null }), false],
  ['the deepest that is taken', nested(500), false],
  ['one step more', nested(502), true],
  ['many lists side by side', `[${'[],'.repeat(5000)}[]]`, false],
  ['brackets in a text', JSON.stringify('{['.repeat(5000)), false],
  ['brackets after a quote in a text', JSON.stringify(`"${'['.repeat(5000)}\\`), false],
  ['what never ends', '['.repeat(100_000), true],
])('knows %s', (_, json, expected) => expect(isNestedTooDeeply(json)).toBe(expected));
