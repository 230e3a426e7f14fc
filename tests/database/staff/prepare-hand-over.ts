import { afterEach, beforeEach } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

export const { rasmus, astrid, edith, pelle } = cast;

export const openWork = {
  jobs: '1',
  applications: '1',
  interviews: '1',
  conversations: '1',
  clients: '1',
  leads: '1',
  tasks: '1',
  booking_links: '1',
  shared_links: '0',
};

export const nothing = {
  jobs: '0',
  applications: '0',
  interviews: '0',
  conversations: '0',
  clients: '0',
  leads: '0',
  tasks: '0',
  booking_links: '0',
  shared_links: '0',
};

/** A colleague who leaves, with work of every kind that somebody takes over. */
export function prepareHandOver() {
  const database = prepareCastDatabase();

  const query = async (sql: string, values: unknown[] = []) =>
    (await database.client.query(sql, values)).rows;

  beforeEach(async () => {
    await query('begin');
    await query(
      `insert into public.clients (name) values ('Ullverket');
       insert into public.jobs (slug, client_id, field, title, state)
         select slug, client.id, 'tech', '{"en": "Weaver"}', state::public.job_state
         from public.clients as client, (values ('weaver', 'open'), ('spinner', 'closed')) as job (slug, state)
         where client.name = 'Ullverket';
       insert into public.people (id, first_name, email) values
         ('00000000-0000-4000-b000-000000000001', 'Ylva', 'ylva@people.example'),
         ('00000000-0000-4000-b000-000000000002', 'Olle', 'olle@people.example');
       insert into public.applications (job_id, person_id, stage, merit_note)
         select job.id, person.id, case person.first_name when 'Ylva' then 'interview' else 'rejected' end::public.application_stage, 'Merits'
         from public.jobs as job, public.people as person where job.slug = 'weaver' and person.first_name in ('Ylva', 'Olle');
       insert into public.waiting_list (person_id, state)
         select id, case first_name when 'Ylva' then 'new' else 'closed' end::public.lead_state
         from public.people where first_name in ('Ylva', 'Olle');
       insert into public.booking_links (label, url, staff_id) values ('Rasmus', 'https://calendar.example/rasmus', '${rasmus.id}');`,
    );
    const jobs = `(select id from public.jobs where slug in ('weaver', 'spinner'))`;
    await query(
      `insert into public.job_staff (job_id) select id from public.jobs on conflict do nothing`,
    );
    await query(`update public.job_staff set owner_id = $1 where job_id in ${jobs}`, [rasmus.id]);
    await query(`update public.applications set owner_id = $1 where job_id in ${jobs}`, [
      rasmus.id,
    ]);
    await query(
      `update public.client_details set owner_id = $1
       where client_id in (select id from public.clients where name = 'Ullverket')`,
      [rasmus.id],
    );
    await query('update public.waiting_list set assignee_id = $1', [rasmus.id]);
    await query(
      `insert into public.tasks (title, due_on, owner_id, client_id, done_at)
       select title, '2026-11-20', $1, client.id, case title when 'Write' then now() end
       from public.clients as client, (values ('Call'), ('Write')) as task (title) where client.name = 'Ullverket'`,
      [rasmus.id],
    );
    await query(
      `insert into public.conversations (person_id, application_id, assignee_id)
       select person_id, id, $1 from public.applications where stage = 'interview' and job_id in ${jobs}`,
      [rasmus.id],
    );
    await planInterview('2099-06-01 10:00', rasmus.id);
    await planInterview('2020-06-01 10:00', rasmus.id);
  });

  afterEach(() => query('rollback'));

  /** Books an interview with Ylva, which the colleague has planned and attends. */
  async function planInterview(start: string, colleague: string): Promise<string> {
    const [{ id }] = await query(
      `insert into public.interviews
         (application_id, job_id, kind, minutes, language, time_zone, choice, state, starts_at, ends_at, created_by)
       select id, job_id, 'video', 30, 'en', 'Europe/Stockholm', 'fixed', 'booked', $1, $1::timestamptz + interval '30 minutes', $2
       from public.applications where stage = 'interview' and person_id = '00000000-0000-4000-b000-000000000001' returning id`,
      [start, colleague],
    );
    await query(
      'insert into public.interview_attendees (interview_id, staff_id, told_sequence) values ($1, $2, 0)',
      [id, colleague],
    );
    await query('select private.reserve_interview($1)', [id]);
    return id;
  }

  /** The attendees of interviews of the year, and their planners. */
  const listInterviews = (year: number) =>
    query(
      `select attendee.staff_id, interview.created_by
       from public.interviews as interview join public.interview_attendees as attendee on attendee.interview_id = interview.id
       where attendee.removed_at is null and extract(year from interview.starts_at) = $1`,
      [year],
    );

  const count = async (colleague: string) =>
    (await query('select * from public.count_work($1)', [colleague]))[0];

  const handOver = (to: string, from: string = rasmus.id) =>
    query('select public.hand_over_work($1, $2)', [from, to]);

  return { database, query, planInterview, listInterviews, count, handOver };
}
