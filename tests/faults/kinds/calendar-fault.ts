import { createServer, type ServerResponse } from 'node:http';
import { writeCalendar } from '../../../server/calendar/write-calendar.ts';
import { until } from '../../fixtures/until.ts';
import { type Fault, noErrors } from '../fault.ts';
import { calendarHost, type World } from '../world.ts';

// The calendars of recruiters cannot be read. Users of the site do not notice it, and known busy times stay.

const day = 86_400_000;
const start = new Date(Math.ceil(Date.now() / day) * day + 10 * 3_600_000);
const end = new Date(start.getTime() + 3_600_000);
const entry = { uid: 'known', sequence: 0, stamp: start, summary: 'Dentist', start, end };
const healthy = writeCalendar('PUBLISH', [entry]);

const unanswered = new Set<ServerResponse>();

/** How each calendar responds during the fault, and the notice its recruiter reads. */
const broken: [respond: (response: ServerResponse) => unknown, error: RegExp][] = [
  [(response) => unanswered.add(response), /^(too_slow|unreachable)$/],
  [dripOn, /^(too_slow|unreachable)$/],
  [(response) => response.end(Buffer.alloc(6 * 1024 * 1024, 'x')), /^too_large$/],
  [(response) => response.writeHead(302, { location: '/3' }).end(), /^not_found$/],
  [(response) => response.end('<html>Sign in</html>'), /^not_a_calendar$/],
  [(response) => response.end(healthy.slice(0, -20)), /^not_a_calendar$/],
];

function dripOn(response: ServerResponse): void {
  unanswered.add(response);
  const timer = setInterval(() => response.write('B'), 200);
  response.once('close', () => clearInterval(timer));
}

export const calendarsBroken: Fault = {
  name: 'The calendars of recruiters are slow or wrong',
  how: 'Of six calendar URLs, one sends nothing, one a byte at a time, one 6 MB, one redirects in circles, one shows a sign-in page and one ends in the middle.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    let isBroken = false;
    unanswered.clear();
    const server = createServer(({ url }, response) => {
      const respond = isBroken && broken[Number(url?.slice(1))]?.[0];
      if (respond) respond(response);
      else response.end(healthy);
    }).listen(world.calendarPort, '127.0.0.1');
    await pasteUrls(world);
    await until(async () => (await readErrors(world)).every((error) => error === null));
    isBroken = true;
    await world.query(`select graphile_worker.add_job('read-calendars', '{}'::json)`);
    await wait(20);
    await until(async () => {
      // Shortens the wait for the limit of time.
      for (const response of unanswered) response.destroy();
      const errors = await readErrors(world);
      return errors.every((error, index) => error && broken[index]?.[1].test(error));
    });
    await expectBusy(world);
    isBroken = false;
    await world.query(`select graphile_worker.add_job('read-calendars', '{}'::json)`);
    await until(async () => (await readErrors(world)).every((error) => error === null));
    await expectBusy(world);
    await world.query('delete from public.staff_calendars');
    server.close();
  },
};

/** One recruiter for each calendar. */
async function pasteUrls({ query }: World): Promise<void> {
  const pasted = await query(
    `with number as (select generate_series(0, $1 - 1) as number),
     account as (
       insert into auth.users (id, email)
       select gen_random_uuid(), 'calendar-' || number || '@alpaca.example' from number
       on conflict do nothing returning id, email
     ),
     profile as (
       insert into public.staff_profiles (user_id, name, email, role, state)
       select id, 'Calendar', email, 'recruiter', 'active' from account returning user_id, email
     )
     select user_id, substring(email from '[0-9]+') as number from profile`,
    [broken.length],
  );
  for (const { user_id: id, number } of pasted) {
    await query(
      `insert into public.staff_calendars (staff_id, time_zone, url) values ($1, 'Europe/Stockholm', $2)`,
      [id, `https://${calendarHost}/${number}`],
    );
  }
}

/** In the order of the calendars; undefined for one that was not read yet. */
async function readErrors({ query }: World): Promise<(string | null | undefined)[]> {
  const rows = await query(
    'select url_error, url_read_at from public.staff_calendars order by url',
  );
  if (rows.length < broken.length) return [undefined];
  return rows.map(({ url_error: error, url_read_at: readAt }) =>
    readAt ? (error as string | null) : undefined,
  );
}

async function expectBusy({ query }: World): Promise<void> {
  const busy = await query('select lower(period) as start from private.busy_times');
  const isKnown = busy.every(({ start: found }) => String(found) === String(start));
  if (busy.length !== broken.length || !isKnown) throw new Error('busy times were lost');
}
