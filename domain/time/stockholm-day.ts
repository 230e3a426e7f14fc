import { atZonedTime, toZonedDay } from './zoned-time.ts';

// Deadlines, and the days of a job ad or of a review link, are days in Stockholm, whatever the time zone of the editor.

const zone = 'Europe/Stockholm';

/** Returns the day of a moment, `2026-05-31`. */
export const toStockholmDay = (moment: string | Date) => toZonedDay(moment, zone);

/** Returns the first moment of a day. */
export const startOfStockholmDay = (day: string) => atZonedTime(day, '00:00', zone).toISOString();

/** Returns the last whole second of a day. */
export const endOfStockholmDay = (day: string) => atZonedTime(day, '23:59:59', zone).toISOString();

/** Returns the moment at which the clocks show this time, `09:00`, on a day. */
export const atStockholmTime = (day: string, time: string) => atZonedTime(day, time, zone);
