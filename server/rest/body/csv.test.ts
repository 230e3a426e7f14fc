import { describe, expect, it } from 'vitest';
import { csvToRows } from './csv.ts';

describe('CSV', () => {
  it('supports quoted fields, also over several lines, and NULL', () => {
    expect(csvToRows('a,b\r\n"x, ""y""\nz",NULL\n1,')).toEqual({
      names: ['a', 'b'],
      lines: [
        ['x, "y"\nz', null],
        ['1', ''],
      ],
    });
    expect(csvToRows('"a","b"\r\n"NULL",""\r\n')?.lines).toEqual([['NULL', '']]);
    expect(csvToRows('a\n"x"y\n"z')?.lines).toEqual([['"x"y'], ['"z']]);
    expect(csvToRows('')).toEqual({ names: [], lines: [] });
  });

  it('requires the same number of fields in each line', () => {
    expect(csvToRows('a,b\n1\n')).toBeUndefined();
    expect(csvToRows('a,b\n1,2,3\n')).toBeUndefined();
  });

  it('accepts quotes that are not closed', () => {
    const odd = '"x""'.repeat(100_000);
    expect(csvToRows(`a\n${odd}`)?.lines).toEqual([[odd]]);
  });
});
