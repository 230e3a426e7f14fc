import { describe, expect, it } from 'vitest';
import { findPeriod, type Period, parsePeriod, putPeriod, renderPeriod } from './availability.ts';

const period = (from: string, to: string | null, availability: Period['availability']): Period => ({
  from: `2025-03-${from}`,
  to: to && `2025-03-${to}`,
  availability,
  note: null,
});
const put = (
  periods: Period[],
  from: string,
  to: string | null,
  availability: Period['availability'] | null,
) => putPeriod(periods, { ...period(from, to, 'booked'), availability });

describe('inserting a period into a calendar', () => {
  const month = [period('01', '31', 'available')];

  it('splits the period around it', () => {
    expect(put(month, '10', '14', 'booked')).toEqual([
      period('01', '09', 'available'),
      period('10', '14', 'booked'),
      period('15', '31', 'available'),
    ]);
  });

  it('shortens overlapping periods and removes covered ones', () => {
    const three = [
      period('01', '05', 'available'),
      period('06', '10', 'booked'),
      period('11', '20', 'partly'),
    ];
    expect(put(three, '04', '12', 'available')).toEqual([
      period('01', '12', 'available'),
      period('13', '20', 'partly'),
    ]);
  });

  it('supports open-ended periods', () => {
    const open = [period('01', null, 'available')];
    expect(put(open, '10', null, 'booked')).toEqual([
      period('01', '09', 'available'),
      period('10', null, 'booked'),
    ]);
    expect(put(open, '10', '10', 'booked').at(-1)).toEqual(period('11', null, 'available'));
  });

  it('can reset days to unknown', () => {
    expect(put(month, '01', '30', null)).toEqual([period('31', '31', 'available')]);
    expect(put(month, '01', null, null)).toEqual([]);
  });

  it('does not change its input', () => {
    put(month, '10', '14', 'booked');
    expect(month).toEqual([period('01', '31', 'available')]);
  });
});

it('finds the period of a day', () => {
  const periods = [period('01', '05', 'available'), period('10', null, 'booked')];
  expect(findPeriod(periods, '2025-03-05')?.availability).toBe('available');
  expect(findPeriod(periods, '2025-03-06')).toBeUndefined();
  expect(findPeriod(periods, '2027-01-01')?.availability).toBe('booked');
});

it.each(['[2025-02-28,2025-03-01)', '[2025-03-01,)'])('reads and writes %s', (range) => {
  expect(renderPeriod(parsePeriod(range))).toBe(range);
});
