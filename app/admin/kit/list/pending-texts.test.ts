import { expect, test } from 'vitest';
import { settle } from './pending-texts.ts';

test('a text that arrives late leaves the newer ones pending', () => {
  expect(settle(['g', 'gd', ''], 'g')).toEqual(['gd', '']);
});

test('a text that arrives replaces the older ones', () => {
  expect(settle(['g', 'gd'], 'gd')).toEqual([]);
});

test('a text that was not sent comes from elsewhere', () => {
  expect(settle(['g'], 'saved view')).toBeUndefined();
  expect(settle([], '')).toBeUndefined();
});
