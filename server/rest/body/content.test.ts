import { describe, expect, it } from 'vitest';
import { type Body, rowsOf } from './body.ts';
import { parseContent } from './content.ts';

const bodyOf = (text: string, contentType = ''): Body => {
  const bytes = Buffer.from(text);
  return { bytes, contentType, content: parseContent(bytes, contentType) };
};

describe('rows of a write', () => {
  it('are always an array', () => {
    expect(rowsOf(bodyOf('{"a": 1}', 'application/json'), undefined)).toEqual({
      json: '[{"a": 1}]',
      keys: ['a'],
      count: 1,
    });
    expect(rowsOf(bodyOf('[{"a":1,"b":2},{"b":3,"a":4}]'), undefined).keys).toEqual(['a', 'b']);
    expect(rowsOf(bodyOf('[{"a":1},{"b":2}]'), ['b']).keys).toEqual(['b']);
    expect(rowsOf(bodyOf('a=1&b=2&a=3', 'application/x-www-form-urlencoded'), undefined)).toEqual({
      json: '[{"a":"3","b":"2"}]',
      keys: ['a', 'b'],
      count: 1,
    });
  });

  it.each([
    ['[{"a":1},{"b":2}]', 'All object keys must match'],
    ['[{"a":1},2]', 'Empty or invalid json'],
    ['', 'Empty or invalid json'],
    ['{"a":', 'Empty or invalid json'],
    [`${'['.repeat(501)}${']'.repeat(501)}`, 'The body is nested too deeply'],
    [objectOf(2_001), 'An object of the body has too many keys'],
    [`[${'1,'.repeat(1_000_000)}1]`, 'The body holds too many values'],
  ])('are rejected: %.40s', (text, message) => {
    expect(() => rowsOf(bodyOf(text), undefined)).toThrow(message);
  });

  it('have at most as many keys as a table can have columns', () => {
    expect(rowsOf(bodyOf(objectOf(2_000)), undefined).keys).toHaveLength(1_601);
  });

  it('are rejected as a form with too many fields', () => {
    const form = bodyOf('a&'.repeat(2_000), 'application/x-www-form-urlencoded');
    expect(() => rowsOf(form, undefined)).toThrow('The form has too many or too long fields');
  });
});

function objectOf(keys: number): string {
  return `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join(',')}}`;
}
