import { dayMs } from '../units.ts';

// Days of the calendar, written as `2026-05-31`, whatever the time zone.

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Counts the days from one day to another: 0 if they are the same. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
