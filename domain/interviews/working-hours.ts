import { defaultTimeZone } from './time-zone.ts';

/** Times of a working day, in the time zone of the colleague. Monday is 1. */
export type WorkingDay = { weekday: number; starts_at: string; ends_at: string };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours of colleagues who have not set their own. */
export const defaultCalendar = {
  time_zone: defaultTimeZone as string,
  hours: [1, 2, 3, 4, 5].map(
    (weekday): WorkingDay => ({ weekday, starts_at: '09:00', ends_at: '17:00' }),
  ),
};
