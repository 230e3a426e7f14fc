import { expect, it } from 'vitest';
import { parseSelect } from './select.ts';

const field = (name: string, overrides: object = {}) => ({
  type: 'field',
  field: { name, path: [] },
  ...overrides,
});

it('parses columns, aliases, casts and aggregates', () => {
  expect(parseSelect('*,id,n:name::text,"odd, name",a-b')).toMatchObject([
    { type: 'star' },
    field('id'),
    field('name', { alias: 'n', cast: 'text' }),
    field('odd, name'),
    field('a-b'),
  ]);
  expect(parseSelect('x:amount::int.sum()::text,count()')).toMatchObject([
    field('amount', { alias: 'x', cast: 'int', aggregate: 'sum', aggregateCast: 'text' }),
    field('*', { aggregate: 'count' }),
  ]);
});

it('parses JSON paths', () => {
  expect(parseSelect('data->a->>0,data->"x.y"')).toMatchObject([
    {
      field: {
        name: 'data',
        path: [
          { asText: false, key: 'a', isIndex: false },
          { asText: true, key: '0', isIndex: true },
        ],
      },
    },
    { field: { path: [{ key: 'x.y', isIndex: false }] } },
  ]);
});

it('parses embeds with hints and joins in any order, nested and spread', () => {
  expect(parseSelect('a:rel!hint!inner(id,...b!left(*)),c()')).toMatchObject([
    {
      type: 'embed',
      relation: 'rel',
      alias: 'a',
      hint: 'hint',
      join: 'inner',
      isSpread: false,
      select: [field('id'), { type: 'embed', relation: 'b', join: 'left', isSpread: true }],
    },
    { type: 'embed', relation: 'c', select: [] },
  ]);
  expect(parseSelect('rel!inner!hint(id)')).toMatchObject([{ hint: 'hint', join: 'inner' }]);
});

it('reports the position of a syntax error', () => {
  expect(() => parseSelect('id,(x)')).toThrow(
    '"failed to parse select parameter (id,(x))" (line 1, column 4)',
  );
  expect(() => parseSelect('a('.repeat(40))).toThrow('failed to parse');
});
