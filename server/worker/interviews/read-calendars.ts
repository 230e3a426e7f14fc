import { z } from 'zod';
import type { CalendarError } from '../../../domain/interviews/calendar-url.ts';
import type { Period } from '../../../domain/interviews/free-times.ts';
import { freeTimes } from '../../../domain/interviews/interview.ts';
import { dayMs } from '../../../domain/units.ts';
import {
  CalendarUnreadable,
  fetchCalendar,
  publicInternet,
} from '../../calendar/fetch-calendar.ts';
import type { BusyTask } from '../../calendar/read-busy.ts';
import type { Database } from '../../postgres/database.ts';
import { Thread } from '../../support/threads/thread.ts';
import type { JobTask } from '../context.ts';

const thread = new Thread<BusyTask, Period[]>(
  new URL('../../calendar/read-busy-thread.ts', import.meta.url),
);

const payload = z.object({ staff_id: z.uuid() });

type Calendar = { staff_id: string; url: string; time_zone: string };

/** Reads the calendar of a colleague who has changed its URL. */
export const readCalendarTask: JobTask = ({ database }, input) =>
  readCalendar(database, payload.parse(input).staff_id);

/** Reads all calendars one after the other: servers may be slow, and other tasks need their slot. */
export const readCalendars: JobTask = async ({ database, stopping }) => {
  const { rows } = await database.query<{ staff_id: string }>(
    `select calendar.staff_id from public.staff_calendars as calendar
     join public.staff_profiles as profile on profile.user_id = calendar.staff_id
     where calendar.url is not null and profile.state = 'active'`,
  );
  for (const { staff_id: staffId } of rows) {
    if (stopping?.aborted) return;
    await readCalendar(database, staffId);
  }
};

/** Replaces the busy times of a colleague. If the calendar cannot be read, the busy times of the last read stay. */
export async function readCalendar(
  database: Pick<Database, 'query' | 'transaction'>,
  staffId: string,
  limits = publicInternet,
): Promise<void> {
  const { rows } = await database.query<Calendar>(
    'select staff_id, url, time_zone from public.staff_calendars where staff_id = $1 and url is not null',
    [staffId],
  );
  const [calendar] = rows;
  if (!calendar) return;
  let busy: Period[] = [];
  let problem: CalendarError | null = null;
  try {
    busy = await listBusy(calendar, limits);
  } catch (error) {
    problem = error instanceof CalendarUnreadable ? error.reason : 'not_a_calendar';
  }
  await database.transaction(async (query) => {
    // The URL may have been replaced while its calendar was read.
    const { rowCount } = await query(
      `update public.staff_calendars set url_error = $3, url_read_at = case when $3::text is null then now() else url_read_at end
       where staff_id = $1 and url = $2`,
      [staffId, calendar.url, problem],
    );
    if (rowCount === 0 || problem) return;
    await query('delete from private.busy_times where staff_id = $1', [staffId]);
    await query(
      `insert into private.busy_times (staff_id, period)
       select $1, tstzrange(to_timestamp(starts / 1000.0), to_timestamp(ends / 1000.0))
       from unnest($2::float8[], $3::float8[]) as busy (starts, ends)`,
      [staffId, busy.map(({ from }) => from), busy.map(({ to }) => to)],
    );
  });
}

async function listBusy(calendar: Calendar, limits: typeof publicInternet): Promise<Period[]> {
  const text = await fetchCalendar(calendar.url, limits);
  const from = Date.now();
  // A day more than candidates can choose from, because it is not read every minute.
  const to = from + (freeTimes.days + 2) * dayMs;
  return thread.run({ text, from, to, zone: calendar.time_zone });
}
