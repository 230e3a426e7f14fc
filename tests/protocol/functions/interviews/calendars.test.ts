import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { publicInternet } from '../../../../server/calendar/fetch-calendar.ts';
import { writeCalendar } from '../../../../server/calendar/write-calendar.ts';
import { readCalendar } from '../../../../server/worker/interviews/read-calendars.ts';
import { cast } from '../../../fixtures/cast.ts';
import { inJune, prepareInterviews } from './prepare-interviews.ts';

const { server, rows, asStaff, createApplicant, create } = prepareInterviews();

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts_at: '09:00', ends_at: '17:00' }));
const saveCalendarUrl = (url: string | null) =>
  asStaff('recruiter', 'select public.save_working_hours($1, $2, $3)', [
    'Europe/Stockholm',
    JSON.stringify(hours),
    url,
  ]);

const listFree = async () => {
  const { data } = await server.invoke(
    'list-free-times',
    { staff_ids: [cast.rasmus.id], minutes: 30 },
    { as: 'rasmus' },
  );
  return data.times as string[];
};

it('offers no time at which the calendar of the recruiter is busy, and keeps what it knew while the URL fails', async () => {
  await saveCalendarUrl('https://calendar.example/secret.ics');
  const [first = ''] = await listFree();
  const start = new Date(first);
  const event = {
    uid: 'x',
    sequence: 0,
    stamp: start,
    summary: 'Dentist',
    start,
    end: new Date(start.getTime() + 1_800_000),
  };
  let text = writeCalendar('PUBLISH', [event]);
  const calendar = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => calendar.once('listening', resolve));
  const { port } = calendar.address() as AddressInfo;
  const local = { ...publicInternet, isAllowed: () => true, protocols: ['http:'] };
  // The form takes only HTTPS, which a server of a test does not speak.
  await rows('alter table staff_calendars drop constraint staff_calendars_url_check');
  await rows('update staff_calendars set url = $1', [`http://127.0.0.1:${port}/`]);
  await readCalendar(server.database, cast.rasmus.id, local);
  expect(await listFree()).not.toContain(first);
  const [state] = await rows('select url_error, url_read_at from staff_calendars');
  expect(state).toEqual({ url_error: null, url_read_at: expect.any(Date) });
  // Nothing but the time is stored.
  expect(await rows('select count(*)::integer as count from private.busy_times')).toEqual([
    { count: 1 },
  ]);
  text = '<html>Sign in</html>';
  await readCalendar(server.database, cast.rasmus.id, local);
  expect(await rows('select url_error from staff_calendars')).toEqual([
    { url_error: 'not_a_calendar' },
  ]);
  expect(await listFree()).not.toContain(first);
  await readCalendar(server.database, cast.rasmus.id);
  expect(await rows('select url_error from staff_calendars')).toEqual([
    { url_error: 'not_public' },
  ]);
  calendar.close();
  await rows('update staff_calendars set url = null');
  expect(await listFree()).toContain(first);
});

it('hides the URL of a calendar from everybody else', async () => {
  await saveCalendarUrl('https://calendar.example/secret.ics');
  const readUrls = async (actor: 'admin' | 'recruiter') =>
    (await asStaff(actor, 'select url from staff_calendars')).rows;
  expect(await readUrls('recruiter')).toEqual([{ url: 'https://calendar.example/secret.ics' }]);
  expect(await readUrls('admin')).toEqual([]);
  await saveCalendarUrl(null);
});

it('publishes the interviews of a recruiter at a secret URL until it is replaced or revoked', async () => {
  const applicant = await createApplicant();
  const id = await create(applicant.id, { scheduling: 'agreed', times: [inJune(20)] });
  const call = (action: string) => server.invoke('calendar-feed', { action }, { as: 'rasmus' });
  const createToken = async () =>
    new URL(String((await call('create')).data.url)).searchParams.get('token');
  const fetchFeed = (key: string | null) =>
    server.post(`calendar-feed?token=${key}`, { method: 'GET' });
  const first = await createToken();
  const response = await fetchFeed(first);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const uids = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('uid'));
  expect(uids).toEqual([`${id}-feed`]);
  const [stored] = await rows('select token_hash from private.calendar_feeds');
  expect(stored.token_hash).not.toContain(first);
  const second = await createToken();
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
  await call('revoke');
  expect((await fetchFeed(second)).status).toBe(404);
  expect((await call('show')).data).toEqual({ since: null });
});
