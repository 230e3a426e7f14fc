import { beforeEach, describe, expect, test } from 'vitest';
import { preparePlans } from './prepare-plans.ts';

const { current, query, as } = preparePlans();
let job: string;
let application: string;

/** Somebody who was hired on 15 March 2025 for a job of the client. */
beforeEach(async () => {
  const [created] = await query(
    `insert into public.jobs (slug, field, title, client_id) values ('role-' || gen_random_uuid(), 'tech', '{"en": "One role"}', $1)
     returning id`,
    [current.client],
  );
  job = created.id;
  const [person] = await query(
    `insert into public.people (first_name) values ('Robin') returning id`,
  );
  const [hired] = await query(
    `insert into public.applications (job_id, person_id, stage, merit_note) values ($1, $2, 'hired', 'Knows bees') returning id`,
    [job, person.id],
  );
  application = hired.id;
  await query(`update public.applications set decided_at = '2025-03-15T12:00Z' where id = $1`, [
    application,
  ]);
});

const sign = async () => {
  const [{ id }] = await as(
    'recruiter',
    `select public.start_client_project($1, $2, '2025-03-01', 900000, 'SEK') as id`,
    [current.client, job],
  );
  await as(
    'recruiter',
    `update public.client_projects set signed_on = '2025-03-15' where id = $1`,
    [id],
  );
};
const leave = (day: string | null) =>
  as('recruiter', 'update public.applications set left_on = $2 where id = $1', [application, day]);
const find = async () =>
  (
    await query('select stayed_six_months, left_on::text from public.applications where id = $1', [
      application,
    ])
  )[0];
const listEvents = (table: string, column: string, id: string) =>
  query(
    `select kind, data ->> 'left_on' as left_on from public.${table} where ${column} = $1 and kind like 'hire%' order by id`,
    [id],
  );

describe('the day on which a hire left', () => {
  test.each([
    ['2025-09-14', false],
    ['2025-09-15', true],
  ])('%s decides whether they stayed for six months: %s', async (day, stayed) => {
    await leave(day);
    expect(await find()).toEqual({ stayed_six_months: stayed, left_on: day });
  });

  test('is taken back by another answer', async () => {
    await leave('2025-06-01');
    await as('recruiter', 'update public.applications set stayed_six_months = null where id = $1', [
      application,
    ]);
    expect(await find()).toEqual({ stayed_six_months: null, left_on: null });
  });

  test('is in the timelines of the application and, for a signed project, of the client', async () => {
    await leave('2025-06-01');
    const inApplication = () => listEvents('application_events', 'application_id', application);
    const inClient = () => listEvents('client_events', 'client_id', current.client);
    expect(await inClient()).toEqual([]);
    await sign();
    await leave('2025-09-15');
    await leave('2025-09-16');
    await leave(null);
    expect(await inApplication()).toEqual([
      { kind: 'hire_left', left_on: '2025-06-01' },
      { kind: 'hire_left', left_on: '2025-09-15' },
      { kind: 'hire_left', left_on: '2025-09-16' },
      { kind: 'hire_left_removed', left_on: null },
    ]);
    expect(await inClient()).toEqual([
      { kind: 'hire_left_in_guarantee', left_on: '2025-09-15' },
      { kind: 'hire_left', left_on: '2025-09-16' },
      { kind: 'hire_left_removed', left_on: null },
    ]);
  });
});
