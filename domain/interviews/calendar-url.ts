import { maxUrlLength } from '../limits.ts';
import { isWebUrl } from '../text/safe-url.ts';

/** The reasons why the calendar behind a URL cannot be read. */
const calendarErrors = [
  'unreachable',
  'not_public',
  'not_found',
  'too_large',
  'too_slow',
  'not_a_calendar',
] as const;

export type CalendarError = (typeof calendarErrors)[number];

/** Calendars offer `webcal:` URLs, which are HTTPS. Returns undefined for anything else. */
export function parseCalendarUrl(text: string): string | undefined {
  const url = text.trim().replace(/^webcals?:/i, 'https:');
  return url.length <= maxUrlLength && /^https:/i.test(url) && isWebUrl(url) ? url : undefined;
}
