import { expect, test } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [11, [0, 5, 10, 15]],
  [101, [0, 25, 50, 75, 100, 125]],
  [210, [0, 50, 100, 150, 200, 250]],
  [501, [0, 200, 400, 600]],
  [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])('the axis for values up to %s has even, whole steps', (max, ticks) => {
  expect(chooseTicks(max)).toEqual(ticks);
});
