import { expect, it } from 'vitest';
import { parseQuery } from './query.ts';

const parse = (text: string, argsAllowed = false) =>
  parseQuery(new URLSearchParams(text), { argsAllowed });

it('distinguishes reserved words from filters, each with the path of its embed', () => {
  const query = parse(
    'id=eq.1&a.b.limit=2&a.order=x.desc&a.or=(x.eq.1,y.eq.2)&not.and=(z.eq.3)&a.c->>d=eq.4&offset=5',
  );
  expect(query.limits).toEqual([{ path: ['a', 'b'], value: 2 }]);
  expect(query.offsets).toEqual([{ path: [], value: 5 }]);
  expect(query.orders).toMatchObject([{ path: ['a'], value: [{ direction: 'desc' }] }]);
  expect(query.conditions).toMatchObject([
    { path: [], value: { field: { name: 'id' }, slot: 0 } },
    { path: ['a'], value: { type: 'logic', operator: 'or' } },
    { path: [], value: { type: 'logic', operator: 'and', isNegated: true } },
    { path: ['a'], value: { field: { name: 'c', path: [{ key: 'd' }] }, slot: 1 } },
  ]);
  expect(query.slots).toBe(2);
});

it('treats a parameter that is not a filter as an argument of a function', () => {
  const query = parse('a=1&b=eq.2&c=', true);
  expect(query.args).toMatchObject([
    { name: 'a', text: '1', slot: 0 },
    { name: 'c', text: '', slot: 2 },
  ]);
  expect(query.conditions).toMatchObject([{ value: { field: { name: 'b' }, slot: 1 } }]);
});

it('rejects invalid parameters', () => {
  expect(() => parse('id=1')).toThrow('failed to parse filter');
  expect(() => parse('a..b=eq.1')).toThrow('failed to parse tree path');
  expect(() => parse('limit=x')).toThrow('failed to parse limit');
  expect(() => parse('limit=-1')).toThrow('Requested range not satisfiable');
});
