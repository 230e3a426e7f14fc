import { expect, test } from 'vitest';
import { countPausedDays, findOn } from './plan-periods.ts';

const small = { starts_on: '2026-01-01', ends_on: '2026-03-31' };
const large = { starts_on: '2026-04-01', ends_on: null };

test('a plan holds from its first to its last day', () => {
  expect(findOn([small, large], '2025-12-31')).toBeUndefined();
  expect(findOn([small, large], '2026-03-31')).toBe(small);
  expect(findOn([small, large], '2026-04-01')).toBe(large);
});

test('pauses count for the days in the year', () => {
  const pauses = [
    { starts_on: '2025-12-20', ends_on: '2026-01-10' },
    { starts_on: '2026-07-01', ends_on: '2026-07-31' },
  ];
  expect(countPausedDays(pauses, 2025)).toBe(12);
  expect(countPausedDays(pauses, 2026)).toBe(41);
  expect(countPausedDays(pauses, 2027)).toBe(0);
});
