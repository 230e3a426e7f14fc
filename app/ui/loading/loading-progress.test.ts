import { expect, test } from 'vitest';
import { advanceProgress } from './loading-progress.ts';

test('a step is a random amount of up to 15 percent', () => {
  expect(advanceProgress(0, () => 1)).toBe(15);
  expect(advanceProgress(30, () => 0.5)).toBe(37.5);
  expect(advanceProgress(30, () => 0)).toBe(30);
});

test('it stops at 90 percent', () => {
  expect(advanceProgress(89, () => 1)).toBe(90);
  expect(advanceProgress(90, () => 1)).toBe(90);
});
