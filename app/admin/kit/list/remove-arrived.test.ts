import { expect, test } from 'vitest';
import { removeArrived } from './remove-arrived.ts';

test('a text that arrives late leaves the newer ones pending', () => {
  expect(removeArrived(['g', 'gd', ''], 'g')).toEqual(['gd', '']);
});

test('a text that arrives replaces the older ones', () => {
  expect(removeArrived(['g', 'gd'], 'gd')).toEqual([]);
});

test('a text that was not sent comes from elsewhere', () => {
  expect(removeArrived(['g'], 'saved view')).toBeUndefined();
  expect(removeArrived([], '')).toBeUndefined();
});
