import { expect, it } from 'vitest';
import { addMonths, moveByKey, weeksOf } from './month.ts';

it('fills whole weeks from Monday', () => {
  const weeks = weeksOf('2025-03-15');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2025-02-24',
    '2025-02-25',
    '2025-02-26',
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
    '2025-03-02',
  ]);
  expect(weeks.at(-1)?.[0]).toBe('2025-03-31');
  // February 2027 starts on a Monday and needs four rows. The last week of December extends into
  // the next year.
  expect(weeksOf('2027-02-10')).toHaveLength(4);
  expect(weeksOf('2025-12-31').at(-1)?.at(-1)).toBe('2026-01-04');
});

it('moves to the last day of a month that lacks the day', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2025-12-31', 1)).toBe('2026-01-31');
  expect(addMonths('2025-03-31', -1)).toBe('2025-02-28');
});

it.each([
  ['ArrowLeft', '2025-02-28'],
  ['ArrowDown', '2025-03-08'],
  ['Home', '2025-02-24'],
  ['End', '2025-03-02'],
  ['PageDown', '2025-04-01'],
  ['Tab', undefined],
])('%s moves from Saturday 1 March to %s', (key, day) => {
  expect(moveByKey('2025-03-01', key)).toBe(day);
});
