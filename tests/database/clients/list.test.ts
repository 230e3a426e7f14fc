import { beforeEach, describe, expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, day } = prepareClients(database);

let client: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Client ${count}`);
});

const readRow = async (actor: 'recruiter' | 'admin' = 'recruiter') =>
  (await as(actor, 'select * from public.client_list where id = $1', [client]))[0];

async function addJob(state: string): Promise<string> {
  count += 1;
  const [job] = await query(
    `insert into public.jobs (slug, field, title, client_id, state)
     values ($1, 'tech', '{"en": "Weaver"}', $2, $3) returning id`,
    [`job-${count}`, client, state],
  );
  return job.id;
}

describe('the list of clients', () => {
  test('counts open jobs, and among them the searches, which are not projects', async () => {
    const [open, project] = [await addJob('open'), await addJob('open')];
    await addJob('draft');
    await query(
      `insert into public.client_projects (client_id, job_id, starts_on) values ($1, $2, '2025-01-01')`,
      [client, project],
    );
    expect(await readRow()).toMatchObject({ open_jobs: 2, searches: 1, standing: 'project' });
    await query(`update public.jobs set state = 'closed' where id = $1`, [open]);
    expect(await readRow()).toMatchObject({ open_jobs: 1, searches: 0 });
    const other = await addClient(`Other ${count}`);
    await query(
      `update public.client_projects set cancelled_on = '2025-02-01' where client_id = $1`,
      [client],
    );
    expect(await readRow()).toMatchObject({ open_jobs: 1, searches: 1, standing: 'none' });
    await query('delete from public.client_projects where client_id = $1', [client]);
    await query('update public.jobs set client_id = $2 where id = $1', [project, other]);
    expect(await readRow()).toMatchObject({ open_jobs: 0, searches: 0 });
  });

  test('counts each presented candidate once, none of a draft, and not those who were taken off the shortlist', async () => {
    const job = await addJob('open');
    const [person] = await query(
      `insert into public.people (first_name, email) values ('Tova', $1) returning id`,
      [`tova${count}@people.example`],
    );
    const [application] = await query(
      'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
      [job, person.id],
    );
    for (const digit of ['1', '2']) {
      await query(
        `with link as (
           insert into public.review_links (job_id, token_hash, recipient_name)
           values ($1, $2, 'Klara Kund') returning id
         )
         insert into public.review_link_items (review_link_id, application_id) select id, $3 from link`,
        [job, `${count}${digit}`.padStart(64, 'a'), application.id],
      );
    }
    expect(await readRow()).toMatchObject({ presented: 0, last_contact_at: null });
    await query('update public.review_links set shared_at = now() where job_id = $1', [job]);
    expect(await readRow()).toMatchObject({ presented: 1 });
    expect((await readRow()).last_contact_at).not.toBeNull();
    await query(
      'update public.review_link_items set removed_at = now() where application_id = $1',
      [application.id],
    );
    expect(await readRow()).toMatchObject({ presented: 0 });
  });

  test('shows the last call or meeting, unless it has been deleted', async () => {
    const addNote = (kind: string) =>
      as(
        'recruiter',
        'insert into public.client_notes (client_id, kind, body) values ($1, $2, $3)',
        [client, kind, 'Spoke.'],
      );
    await addNote('note');
    expect((await readRow()).last_contact_at).toBeNull();
    await addNote('call');
    expect((await readRow()).last_contact_at).not.toBeNull();
    await as(
      'recruiter',
      `delete from public.client_notes where client_id = $1 and kind = 'call'`,
      [client],
    );
    expect((await readRow()).last_contact_at).toBeNull();
  });

  test('shows whether the plan is upcoming, active, ending or paused', async () => {
    expect(await readRow()).toMatchObject({ standing: 'none', plan: null, searches_allowed: 0 });
    await addPlan(client, 'medium', await day(5));
    expect(await readRow()).toMatchObject({ standing: 'upcoming', plan: null });
    await addPlan(client, 'small', '2025-01-01', await day(4));
    expect(await readRow()).toMatchObject({
      standing: 'active',
      plan: 'small',
      searches_allowed: 1,
    });
    await query('delete from public.client_plans where client_id = $1 and starts_on > now()', [
      client,
    ]);
    expect(await readRow()).toMatchObject({ standing: 'ending' });
    await query(
      'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3)',
      [client, await day(0), await day(2)],
    );
    expect(await readRow()).toMatchObject({ standing: 'paused', searches_allowed: 0 });
  });

  test('marks a client with more searches than its plan allows', async () => {
    await addJob('open');
    await addJob('open');
    expect(await readRow()).toMatchObject({ is_over_plan: false });
    await addPlan(client, 'small', '2025-01-01');
    expect(await readRow()).toMatchObject({ is_over_plan: true });
  });

  test('finds a client by its organisation number and by its contacts', async () => {
    const [person] = await query(
      `insert into public.people (first_name, last_name, email) values ('Åsa', 'Sökbar', $1) returning id`,
      [`asa${count}@people.example`],
    );
    await query('insert into public.client_contacts (client_id, person_id) values ($1, $2)', [
      client,
      person.id,
    ]);
    await query(
      `update public.client_details set organisation_number = '000000-0017' where client_id = $1`,
      [client],
    );
    for (const words of ['asa sokbar', '000000-0017', `client ${count} åsa`]) {
      const matchingRows = await as('recruiter', 'select id from public.find_in_client_list($1)', [
        words,
      ]);
      expect(matchingRows, words).toEqual([{ id: client }]);
    }
    await query('delete from public.client_contacts where client_id = $1', [client]);
    expect(
      await as('recruiter', `select id from public.find_in_client_list('asa sokbar')`),
    ).toEqual([]);
  });
});
