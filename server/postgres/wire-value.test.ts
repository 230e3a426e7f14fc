import { expect, it } from 'vitest';
import { arrayLiteral, wireValue } from './wire-value.ts';

it('renders values in the text format of PostgreSQL', () => {
  expect(wireValue(undefined)).toBeNull();
  expect(wireValue(12n)).toBe('12');
  expect(wireValue(false)).toBe('false');
  expect(wireValue({ a: [1] })).toBe('{"a":[1]}');
  expect(wireValue(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(wireValue(new Uint8Array([1, 2]))).toEqual(Buffer.from([1, 2]));
});

it('renders arrays with quotation marks, backslashes and nulls', () => {
  expect(arrayLiteral(['a"b', '\\', null, '', 'NULL'])).toBe(
    String.raw`{"a\"b","\\",NULL,"","NULL"}`,
  );
  expect(arrayLiteral([[1, 2], [3]])).toBe('{{"1","2"},{"3"}}');
});
