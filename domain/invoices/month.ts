import { z } from 'zod';

// Days are written as `2026-05-31` and months as `2026-05`, so both compare as texts. Both ends of a period are included.

export const month = z.string('required').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid');

/** A period without a last day has not been ended. */
export type Period = { startsOn: string; endsOn: string | null };
export type ClosedPeriod = { startsOn: string; endsOn: string };

export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (yearMonth: string): string => `${yearMonth}-01`;

export function countDaysOf(yearMonth: string): number {
  const [year = 0, number = 0] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

export const lastDayOf = (yearMonth: string): string => `${yearMonth}-${countDaysOf(yearMonth)}`;

/** Moves by whole months, backwards if negative. */
export function addMonths(yearMonth: string, count: number): string {
  const [year = 0, number = 0] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the part of a period within another; undefined if they have no day in common. */
export function intersect(one: Period, other: ClosedPeriod): ClosedPeriod | undefined {
  const startsOn = one.startsOn > other.startsOn ? one.startsOn : other.startsOn;
  const endsOn = one.endsOn !== null && one.endsOn < other.endsOn ? one.endsOn : other.endsOn;
  return startsOn <= endsOn ? { startsOn, endsOn } : undefined;
}

/** Returns the numbers of the days of a month on which a period runs: 1 is the first of the month. */
export function daysWithin(yearMonth: string, period: Period): number[] {
  const part = intersect(period, { startsOn: firstDayOf(yearMonth), endsOn: lastDayOf(yearMonth) });
  if (!part) return [];
  const [first, last] = [Number(part.startsOn.slice(8)), Number(part.endsOn.slice(8))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
