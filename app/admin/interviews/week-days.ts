import { atZonedTime, toZonedDay } from '../../../domain/time/zoned-time.ts';
import { dayMs } from '../../../domain/units.ts';

/** Colleagues see interviews in the time zone of their browser. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (noon: number) => new Date(noon).toISOString().slice(0, 10);

/** Returns the Monday of the week of a day, `2026-06-01`. */
export function mondayOf(day: string): string {
  const weekday = new Date(noonOf(day)).getUTCDay() || 7;
  return dayOf(noonOf(day) - (weekday - 1) * dayMs);
}

export const addDays = (day: string, count: number) => dayOf(noonOf(day) + count * dayMs);

/** The seven days of a week, and the moments at which the week begins and ends in a time zone. */
export function weekFrom(monday: string, zone: string) {
  return {
    days: [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count)),
    from: atZonedTime(monday, '00:00', zone),
    to: atZonedTime(addDays(monday, 7), '00:00', zone),
  };
}

/** The number of the week (ISO 8601): a week belongs to the year of its Thursday. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const first = noonOf(`${thursday.slice(0, 4)}-01-01`);
  return 1 + Math.floor((noonOf(thursday) - first) / (7 * dayMs));
}

export const today = (zone: string) => toZonedDay(new Date(), zone);
