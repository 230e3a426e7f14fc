import { atZonedTime, toZonedDay, toZonedTime } from '../../../domain/time/zoned-time.ts';

// A datetime-local field holds the local time in the zone of the interview: `2026-06-02T10:00`.

export const toMoment = (local: string, zone: string) =>
  atZonedTime(local.slice(0, 10), local.slice(11, 16), zone).toISOString();

export const toLocal = (moment: string | Date, zone: string) =>
  `${toZonedDay(moment, zone)}T${toZonedTime(moment, zone)}`;

const maxDays = 4;

/** Picks two times of each of the first days, the first one and the first from 13:00 on. */
export function pickSuggestions(times: string[], zone: string): string[] {
  const days = [...Map.groupBy(times, (time) => toZonedDay(time, zone)).values()];
  return days.slice(0, maxDays).flatMap((day) => {
    const [first] = day;
    const later = day.find((time) => toZonedTime(time, zone) >= '13:00');
    return [...new Set([first, later])].filter((time) => time !== undefined);
  });
}
