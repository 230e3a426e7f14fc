import { expect, it } from 'vitest';
import { parseLogic } from './logic.ts';

it('parses nested conditions', () => {
  const text = '(a.eq.1,not.and(b.in.(1,2),c.not.is.null),d->>e.eq."x,y)",f.cs.{g,h})';
  expect(parseLogic('or', false, text)).toMatchObject({
    type: 'logic',
    operator: 'or',
    isNegated: false,
    children: [
      { field: { name: 'a' }, operation: { operator: 'eq', value: '1' } },
      {
        type: 'logic',
        operator: 'and',
        isNegated: true,
        children: [
          { operation: { type: 'in', values: ['1', '2'] } },
          { isNegated: true, operation: { type: 'is', value: 'null' } },
        ],
      },
      { field: { name: 'd', path: [{ key: 'e' }] }, operation: { value: 'x,y)' } },
      { operation: { operator: 'cs', value: '{g,h}' } },
    ],
  });
});

it('accepts a column with the name of an operator', () => {
  expect(parseLogic('and', false, '(or.eq.1,and.is.null)')).toMatchObject({
    children: [{ field: { name: 'or' } }, { field: { name: 'and' } }],
  });
});

it.each(['', '()', '(a)', '(a.eq.1', '(a.eq.1)x', `${'and('.repeat(80)}`])('rejects %s', (text) => {
  expect(() => parseLogic('and', false, text)).toThrow('failed to parse logic tree');
});
