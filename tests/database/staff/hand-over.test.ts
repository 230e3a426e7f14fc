import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, become, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const { rasmus, astrid, edith, pelle } = cast;

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
  await query(`update public.applications set owner_id = $1 where job_id in ${jobs}`, [rasmus.id]);
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
    `insert into public.conversations (person_id, assignee_id) select id, $1 from public.people where first_name = 'Ylva'`,
    [rasmus.id],
  );
});
afterEach(() => query('rollback'));

const openWork = {
  jobs: '1',
  applications: '1',
  clients: '1',
  leads: '1',
  tasks: '1',
  conversations: '1',
  booking_links: '1',
  shared_links: '0',
};
const nothing = {
  jobs: '0',
  applications: '0',
  clients: '0',
  leads: '0',
  tasks: '0',
  conversations: '0',
  booking_links: '0',
  shared_links: '0',
};

const count = async (colleague: string) =>
  (await query('select * from public.count_work($1)', [colleague]))[0];
const handOver = (to: string, from: string = rasmus.id) =>
  query('select public.hand_over_work($1, $2)', [from, to]);

test('open work goes to the successor, and booking links are paused', async () => {
  await become(database.client, 'admin');
  expect(await count(rasmus.id)).toEqual(openWork);
  await handOver(astrid.id);
  expect(await count(rasmus.id)).toEqual(nothing);
  expect(await count(astrid.id)).toEqual({ ...openWork, booking_links: '0' });
  const links = await query('select staff_id, paused from public.booking_links');
  expect(links).toContainEqual({ staff_id: rasmus.id, paused: true });
});

test('closed work keeps the name of the colleague', async () => {
  await become(database.client, 'admin');
  await handOver(astrid.id);
  const owners = await query(
    `select job.slug, staff.owner_id from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
     where job.slug = 'spinner'`,
  );
  expect(owners).toEqual([{ slug: 'spinner', owner_id: rasmus.id }]);
  const kept = await query('select stage from public.applications where owner_id = $1', [
    rasmus.id,
  ]);
  expect(kept).toEqual([{ stage: 'rejected' }]);
  const tasks = await query('select title from public.tasks where owner_id = $1', [rasmus.id]);
  expect(tasks).toEqual([{ title: 'Write' }]);
});

test.each([
  ['themselves', rasmus.id],
  ['an editor', edith.id],
  ['somebody who waits for approval', pelle.id],
  ['nobody', '00000000-0000-4000-8000-000000000099'],
])('work cannot go to %s', async (_, successor) => {
  await become(database.client, 'admin');
  await expect(handOver(successor)).rejects.toMatchObject({ hint: 'successor_not_active' });
});

test.each(['account', 'pending', 'contact', 'editor', 'recruiter'] satisfies Actor[])(
  '%s neither counts nor hands over work of others',
  async (actor) => {
    await become(database.client, actor);
    for (const call of [() => count(rasmus.id), () => handOver(astrid.id)]) {
      await query('savepoint attempt');
      await expect(call()).rejects.toMatchObject({ code: '42501' });
      await query('rollback to savepoint attempt');
    }
  },
);
