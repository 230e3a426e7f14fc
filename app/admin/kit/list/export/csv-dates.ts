import { dayMs } from '../../../../../domain/units.ts';
import { toLocalDay } from '../../to-local-day.ts';

// Spreadsheets sort and filter dates in these formats, whatever their language.

type Value = string | null | undefined;

/** Returns the day in the user's time zone: “2026-11-16”. */
export function csvDay(value: Value): string {
  if (!value) return '';
  return isDay.test(value) ? value : toLocalDay(new Date(value));
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Returns day and time in the user's time zone: “2026-11-16 21:35:07”. */
export function csvTime(value: Value): string {
  if (!value) return '';
  const date = new Date(value);
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${toLocalDay(date)} ${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** Returns the number of days since that time, with two decimals. */
export function csvDaysSince(value: Value, now = Date.now()): number | null {
  if (!value) return null;
  return Math.round(((now - Date.parse(value)) / dayMs) * 100) / 100;
}
