import { expect, it } from 'vitest';
import { levenshtein } from '../../support/levenshtein.ts';
import { findSimilar } from './find-similar.ts';

it('computes the number of edits between two words', () => {
  expect(levenshtein('kitten', 'sitting')).toBe(3);
  expect(levenshtein('', 'abc')).toBe(3);
  expect(levenshtein('same', 'same')).toBe(0);
});

it('finds the nearest name, or none', () => {
  expect(findSimilar('mesages', ['users', 'messages', 'message_view'])).toBe('messages');
  expect(findSimilar('zzz', ['users', 'messages'])).toBeUndefined();
});

it('is fast for a name that is far too long', () => {
  const names = Array.from({ length: 200 }, (_, index) => `user_names_of_table_${index}`);
  const began = process.cpuUsage();
  expect(findSimilar('user_name_'.repeat(1_400), names)).toBeUndefined();
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(50);
});
