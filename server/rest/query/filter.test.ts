import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOperation, parseOperation } from './filter.ts';

describe('an operation', () => {
  it.each([
    ['eq.a.b', { type: 'compare', operator: 'eq', value: 'a.b' }],
    ['eq.', { type: 'compare', operator: 'eq', value: '' }],
    ['like(any).{a*,b}', { type: 'compare', operator: 'like', quantifier: 'any', value: '{a*,b}' }],
    ['in.(1,"a,b",c "d)', { type: 'in', values: ['1', 'a,b', 'c "d'] }],
    ['in.("a\\"b","\\\\")', { type: 'in', values: ['a"b', '\\'] }],
    ['in.()', { type: 'in', values: [] }],
    ['in.("")', { type: 'in', values: [''] }],
    ['is.NULL', { type: 'is', value: 'null' }],
    ['is.not_null', { type: 'is', value: 'not_null' }],
    ['fts(english).a & b', { type: 'search', operator: 'fts', config: 'english', value: 'a & b' }],
    ['wfts.x', { type: 'search', operator: 'wfts', value: 'x' }],
  ])('is parsed from %s', (text, operation) => {
    expect(parseOperation(text)).toMatchObject({ isNegated: false, operation });
    expect(parseOperation(`not.${text}`)).toMatchObject({ isNegated: true, operation });
  });

  it.each([
    '',
    'eq',
    'equals.1',
    'in.1',
    'in.(1',
    'in.(1)x',
    'is.nullx',
    'neq(any).1',
    'fts(1).x',
    'constructor.x',
  ])('is not parsed from %s', (text) => {
    expect(() => parseOperation(text)).toThrow('failed to parse filter');
    expect(isOperation(text)).toBe(false);
  });

  it('is distinguished from an argument by the same rules as parsing', () => {
    const word = fc.constantFrom(
      ...['not', 'eq', 'in', 'is', 'fts', 'neq', 'null', 'any', 'english', 'x', 'å'],
      ...['.', '(', ')', ',', '"', '\\', ' ', '1'],
    );
    const texts = fc.array(word, { maxLength: 8 }).map((words) => words.join(''));
    const isRead = (text: string) => {
      try {
        parseOperation(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(texts, (text) => isOperation(text) === isRead(text)),
      { numRuns: 5_000 },
    );
  });
});
