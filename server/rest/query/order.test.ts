import { expect, it } from 'vitest';
import { parseOrder } from './order.ts';

it('parses directions, nulls, JSON paths and related columns', () => {
  expect(parseOrder('a,b.desc.nullslast,c.nullsfirst,d->>e.asc,r(x).desc')).toMatchObject([
    { field: { name: 'a', path: [] } },
    { field: { name: 'b' }, direction: 'desc', nulls: 'last' },
    { field: { name: 'c' }, nulls: 'first' },
    { field: { name: 'd', path: [{ asText: true, key: 'e' }] }, direction: 'asc' },
    { relation: 'r', field: { name: 'x' }, direction: 'desc' },
  ]);
});

it.each(['', 'a,', 'a.up', 'a.desc.asc', 'r(', 'r(x'])('rejects "%s"', (text) => {
  expect(() => parseOrder(text)).toThrow('failed to parse order');
});
