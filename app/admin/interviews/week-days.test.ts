import { expect, test } from 'vitest';
import { addDays, mondayOf, weekFrom, weekNumber } from './week-days.ts';

test.each([
  ['2026-06-01', '2026-06-01', 23],
  ['2026-06-07', '2026-06-01', 23],
  ['2026-01-01', '2025-12-29', 1],
  ['2027-01-01', '2026-12-28', 53],
  ['2026-03-29', '2026-03-23', 13],
])('%s is in the week of %s, number %i', (day, monday, number) => {
  expect(mondayOf(day)).toBe(monday);
  expect(weekNumber(monday)).toBe(number);
});

test('a week in which the clocks change has an hour less or more', () => {
  const hours = (monday: string) => {
    const { from, to } = weekFrom(monday, 'Europe/Stockholm');
    return (to.getTime() - from.getTime()) / 3_600_000;
  };
  expect([hours('2026-03-23'), hours('2026-06-01'), hours('2026-10-19')]).toEqual([167, 168, 169]);
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});
