import { expect, it } from 'vitest';
import { findSimilar, levenshtein } from './fuzzy.ts';

it('measures how many edits lie between two words', () => {
  expect(levenshtein('kitten', 'sitting')).toBe(3);
  expect(levenshtein('', 'abc')).toBe(3);
  expect(levenshtein('same', 'same')).toBe(0);
});

it('finds the nearest name, or none', () => {
  expect(findSimilar('mesages', ['users', 'messages', 'message_view'])).toBe('messages');
  expect(findSimilar('zzz', ['users', 'messages'])).toBeUndefined();
});
