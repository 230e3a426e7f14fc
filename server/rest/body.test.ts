import { describe, expect, it } from 'vitest';
import { parseCsv, parseRows } from './body.ts';

describe('rows of a write', () => {
  it('are an array, whatever came', () => {
    expect(parseRows('{"a": 1}', 'application/json', undefined)).toEqual({
      json: '[{"a": 1}]',
      keys: ['a'],
      count: 1,
    });
    expect(parseRows('[{"a":1,"b":2},{"b":3,"a":4}]', '', undefined).keys).toEqual(['a', 'b']);
    expect(parseRows('[{"a":1},{"b":2}]', '', ['b']).keys).toEqual(['b']);
  });

  it('must have the same keys', () => {
    expect(() => parseRows('[{"a":1},{"b":2}]', '', undefined)).toThrow(
      'All object keys must match',
    );
  });
});

describe('CSV', () => {
  it('has quoted fields, also over lines, and NULL', () => {
    expect(parseCsv('a,b\r\n"x, ""y""\nz",NULL\n1,')).toEqual([
      { a: 'x, "y"\nz', b: null },
      { a: '1', b: '' },
    ]);
  });
});
