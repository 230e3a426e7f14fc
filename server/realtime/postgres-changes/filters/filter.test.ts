import { postgresChangesFilter } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FilterError, parseFilter } from './filter.ts';

test('parses every filter that the client builds', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }),
      (value, list) => {
        const unique = [...new Set(list)];
        const text = postgresChangesFilter()
          .eq('a', value)
          .in('b', unique)
          .not('c', 'like', value)
          .build();
        expect(parseFilter(text)).toEqual([
          { column: 'a', isNegated: false, operator: 'eq', values: [value] },
          { column: 'b', isNegated: false, operator: 'in', values: unique },
          { column: 'c', isNegated: true, operator: 'like', values: [value] },
        ]);
      },
    ),
  );
});

test('parses any text or rejects it with a FilterError', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `a=in.(${text}`),
        fc.string().map((text) => `a=eq."${text}`),
      ),
      (text) => {
        try {
          expect(parseFilter(text).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterError);
        }
      },
    ),
  );
});

test('parses or rejects malicious texts quickly', () => {
  const began = performance.now();
  for (const filler of [' ', ',', ', ', ',a', '=', 'a=eq.', '"']) {
    const text = `a=eq.x,${filler.repeat(20_000 / filler.length)}`;
    try {
      parseFilter(text);
    } catch (error) {
      expect(error).toBeInstanceOf(FilterError);
    }
  }
  expect(performance.now() - began).toBeLessThan(250);
});

test('allows at most twenty conditions', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'a=eq.1').join();
  expect(parseFilter(many(20))).toHaveLength(20);
  expect(() => parseFilter(many(21))).toThrow('at most 20 conditions');
});
