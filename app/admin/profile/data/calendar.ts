import type { CalendarError } from '../../../../domain/interviews/calendar-url.ts';
import type { WorkingDay } from '../../../../domain/interviews/working-hours.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export const calendarKey = queryKeys.table('staff_calendars');
export const feedKey = [...calendarKey, 'feed'];

export type OwnCalendar = {
  timeZone: string;
  url: string | null;
  readAt: string | null;
  error: CalendarError | null;
  hours: WorkingDay[];
};

/** Row-level security shows only the caller's own calendar. Returns null if none was saved. */
export async function findOwnCalendar(client: BrowserClient): Promise<OwnCalendar | null> {
  const row = await unwrap(
    client
      .from('staff_calendars')
      .select(
        'time_zone, url, url_read_at, url_error, hours:working_hours(weekday, starts_at, ends_at)',
      )
      .maybeSingle(),
  );
  return (
    row && {
      timeZone: row.time_zone,
      url: row.url,
      readAt: row.url_read_at,
      // A check constraint of the table lists the errors.
      error: row.url_error as CalendarError | null,
      hours: row.hours.map(({ weekday, starts_at, ends_at }) => ({
        weekday,
        starts_at: starts_at.slice(0, 5),
        ends_at: ends_at.slice(0, 5),
      })),
    }
  );
}

type Saved = Pick<OwnCalendar, 'timeZone' | 'hours' | 'url'>;

export async function saveOwnCalendar(client: BrowserClient, saved: Saved): Promise<void> {
  const { timeZone: time_zone, hours, url } = saved;
  await unwrap(client.rpc('save_working_hours', { time_zone, hours, url: url ?? undefined }));
}

type Feed = { since: string | null; url?: string };

export const callFeed = (client: BrowserClient, action: 'show' | 'create' | 'revoke') =>
  callFunction<Feed>(client, 'calendar-feed', { action });
