import { describe, expect, it } from 'vitest';
import { chooseStep, findCompared, parsePeriod, sumBySteps } from './period.ts';

// 23:30 UTC is already the next day in Stockholm.
const now = new Date('2026-05-30T23:30:00Z');

describe('a period', () => {
  it.each([
    ['7', '2026-05-25', '2026-05-31'],
    [null, '2026-05-02', '2026-05-31'],
    ['12', '2026-05-02', '2026-05-31'],
    ['2026-01-01..2026-01-31', '2026-01-01', '2026-01-31'],
    ['2026-05-01..2027-01-01', '2026-05-01', '2026-05-31'],
    ['2026-01-31..2026-01-01', '2026-01-01', '2026-01-31'],
    ['2026-02-31..2026-03-01', '2026-05-02', '2026-05-31'],
    ['1900-01-01..2026-05-31', '2023-05-28', '2026-05-31'],
  ])('%s is from %s to %s', (text, first, last) => {
    expect(parsePeriod(text, now)).toEqual({ first, last });
  });

  it('is compared with the same number of days', () => {
    const week = { first: '2026-05-25', last: '2026-05-31' };
    expect(findCompared(week, 'before')).toEqual({ first: '2026-05-18', last: '2026-05-24' });
    expect(findCompared(week, 'year')).toEqual({ first: '2025-05-26', last: '2025-06-01' });
    expect(findCompared(week, 'none')).toBeUndefined();
  });

  it('is shown by days, weeks or months', () => {
    expect(chooseStep(parsePeriod('90', now))).toBe(1);
    expect(chooseStep(parsePeriod('365', now))).toBe(7);
    expect(chooseStep(parsePeriod('2024-01-01..2026-01-01', now))).toBe(28);
  });

  it('is summed without omitting a day', () => {
    const counts = new Map([
      ['2026-05-01', 2],
      ['2026-05-07', 3],
      ['2026-05-08', 5],
    ]);
    expect(sumBySteps({ first: '2026-05-01', last: '2026-05-09' }, 7, counts)).toEqual([
      { first: '2026-05-01', last: '2026-05-07', value: 5 },
      { first: '2026-05-08', last: '2026-05-09', value: 5 },
    ]);
  });
});
