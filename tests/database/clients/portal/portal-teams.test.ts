import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertContact, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../../fixtures/cast-database.ts';
import { prepareClients } from '../prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient } = prepareClients(database);
let client: string;
let job: string;
let shortlist: string;

beforeAll(async () => {
  client = await addClient('Ullverket');
  await insertContact(database.client, client);
});

/** A restricted job with a shared shortlist, and Kajsa is not on its team. */
beforeEach(async () => {
  const [created] = await query(
    `insert into public.jobs (slug, client_id, field, title, state)
     values ('weaver-' || gen_random_uuid(), $1, 'tech', '{"en": "Chief weaver"}', 'open') returning id`,
    [client],
  );
  job = created.id;
  await restrict(true);
  const [link] = await query(
    `insert into public.review_links (job_id, token_hash, recipient_name, shared_at)
     values ($1, $2, 'Kajsa', now()) returning id`,
    [job, job.replaceAll('-', '').repeat(2)],
  );
  shortlist = link.id;
});

const findSearch = async () => {
  const [{ portal }] = await as('contact', 'select public.get_portal() as portal');
  return portal.companies[0].searches.find(({ id }: { id: string }) => id === job);
};
const openShortlist = async () => {
  const [{ page }] = await as('contact', 'select public.open_portal_review($1) as page', [
    shortlist,
  ]);
  return page;
};
const join = (mayAnswer = true) =>
  query(
    'insert into public.job_contacts (job_id, client_id, person_id, may_answer) values ($1, $2, $3, $4)',
    [job, client, kajsasPerson, mayAnswer],
  );
const members = () => query('select from public.job_contacts where job_id = $1', [job]);
const restrict = (restricted: boolean) =>
  query('update public.job_staff set is_restricted = $2 where job_id = $1', [job, restricted]);
const open = () => restrict(false);

async function share(name: string, stage: string): Promise<string> {
  const [person] = await query('insert into public.people (first_name) values ($1) returning id', [
    name,
  ]);
  const [application] = await query(
    `insert into public.applications (job_id, person_id, stage, merit_note)
     values ($1, $2, $3, 'Weaves well') returning id`,
    [job, person.id, stage],
  );
  await query(
    'insert into public.review_link_items (review_link_id, application_id) values ($1, $2)',
    [shortlist, application.id],
  );
  return application.id;
}

test('only contacts on the team see a restricted job and its shortlists', async () => {
  expect([await findSearch(), await openShortlist()]).toEqual([undefined, null]);
  await join();
  expect([await findSearch(), await openShortlist()]).toMatchObject([
    { id: job },
    { state: 'open', reads_only: false },
  ]);
});

test('all contacts see other jobs, and those on the team the people and interviews too', async () => {
  await open();
  const application = await share('Saga', 'interview');
  await share('Linnea', 'screening');
  await share('Rut', 'rejected');
  await query(
    `insert into public.interviews (application_id, job_id, kind, minutes, language, time_zone, choice, state, starts_at, ends_at)
     values ($1, $2, 'video', 60, 'sv', 'Europe/Stockholm', 'fixed', 'booked', '2099-01-01T09:00Z', '2099-01-01T10:00Z')`,
    [application, job],
  );
  expect(await findSearch()).toMatchObject({ team: null, shortlists: [{ id: shortlist }] });
  await join();
  expect((await findSearch()).team).toMatchObject({
    people: [
      { name: 'Saga', stage: 'interview', shortlist },
      { name: 'Linnea', stage: 'screening', shortlist },
    ],
    interviews: [{ name: 'Saga', kind: 'video' }],
  });
  await query('update public.review_links set shared_at = null where id = $1', [shortlist]);
  expect((await findSearch()).team).toEqual({ people: [], interviews: [] });
});

test('the team reads that somebody who was hired has left, and the hire still counts', async () => {
  await open();
  await join();
  const application = await share('Saga', 'hired');
  await query(`update public.applications set left_on = '2026-01-31' where id = $1`, [application]);
  expect(await findSearch()).toMatchObject({
    stages: { hired: 1 },
    team: { people: [{ name: 'Saga', stage: 'hired', left_on: '2026-01-31' }] },
  });
});

test('a contact may be on the team to read only', async () => {
  await join(false);
  expect(await openShortlist()).toMatchObject({ state: 'open', reads_only: true });
});

test('a contact leaves the team with the client, or when the job gets another one', async () => {
  await query('delete from public.review_links where job_id = $1', [job]);
  await join();
  const other = await addClient('Fjärilshuset');
  await query('update public.jobs set client_id = $2 where id = $1', [job, other]);
  expect(await members()).toHaveLength(0);
  await query('update public.jobs set client_id = $2 where id = $1', [job, client]);
  await join();
  await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
  expect(await members()).toHaveLength(0);
  await insertContact(database.client, client);
});

test('reports, which all contacts get, leave a restricted job out', async () => {
  const report = async () => {
    const [row] = await query(
      `select private.compose_report($1, now() - interval '7 days', now()) as searches`,
      [client],
    );
    return row.searches.map(({ id }: { id: string }) => id);
  };
  expect(await report()).not.toContain(job);
  await open();
  expect(await report()).toContain(job);
});

test('a contact with the right to see invoices sees what a project costs, and not what it is for', async () => {
  await query('update public.client_portal_access set sees_billing = true');
  // The jobs of the other tests have the same title, and some of them are open.
  await query(`update public.jobs set title = '{"en": "Secret dyer"}' where id = $1`, [job]);
  const [project] = await query(
    `insert into public.client_projects (client_id, job_id, starts_on) values ($1, $2, '2025-02-01') returning id`,
    [client, job],
  );
  await query(
    `insert into public.client_project_prices (client_project_id, amount, currency) values ($1, 900000, 'SEK')`,
    [project.id],
  );
  const findProject = async () => {
    const [{ billing }] = await as('contact', 'select public.get_portal_billing($1) as billing', [
      client,
    ]);
    return billing.projects.find(({ id }: { id: string }) => id === project.id);
  };
  const calls: [string, string][] = [
    ['get_portal()', ''],
    ['get_portal_billing($1)', client],
    ['get_portal_reports($1)', client],
    ['open_portal_review($1)', shortlist],
  ];
  expect(await findProject()).toMatchObject({ title: null, amount: 900_000 });
  for (const [call, id] of calls) {
    const shown = await as('contact', `select (${call})::text as shown`, id ? [id] : []);
    expect(JSON.stringify(shown), call).not.toContain('Secret dyer');
  }
  await join();
  expect(await findProject()).toMatchObject({ title: { en: 'Secret dyer' } });
});

test('a change of the restriction counts the client again and tells its portal', async () => {
  const counted = async () => {
    const [{ open_jobs: openJobs }] = await query(
      'select open_jobs from public.client_figures where client_id = $1',
      [client],
    );
    return Number(openJobs);
  };
  const before = await counted();
  for (const [restricted, jobs] of [
    [false, before + 1],
    [true, before],
  ] as const) {
    await query('delete from public.portal_changes');
    await restrict(restricted);
    expect(await counted()).toBe(jobs);
    expect(await query('select client_id from public.portal_changes')).toEqual([
      { client_id: client },
    ]);
  }
});
