import { expect, test } from 'vitest';
import { endOfStockholmDay, startOfStockholmDay, toStockholmDay } from './stockholm-day.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T22:59:59.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.000Z'],
  // The clocks are changed on these days.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'],
])('%s begins at %s and ends at %s', (day, start, end) => {
  expect(startOfStockholmDay(day)).toBe(start);
  expect(endOfStockholmDay(day)).toBe(end);
  expect(toStockholmDay(start)).toBe(day);
  expect(toStockholmDay(end)).toBe(day);
});
