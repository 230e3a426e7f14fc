import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
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
      const found = await as('recruiter', 'select id from public.find_in_client_list($1)', [words]);
      expect(found, words).toEqual([{ id: client }]);
    }
    await query('delete from public.client_contacts where client_id = $1', [client]);
    expect(
      await as('recruiter', `select id from public.find_in_client_list('asa sokbar')`),
    ).toEqual([]);
  });
});

describe('the timeline of a client', () => {
  test('begins with the lead, and names a document only to those who may see it', async () => {
    const [lead] = await query(
      `with person as (
         insert into public.people (first_name, last_name, email) values ('Lo', 'Lead', $1) returning id
       )
       insert into public.waiting_list (person_id, company, created_at)
       select id, 'Client ${count}', now() - interval '3 days' from person returning id`,
      [`lo${count}@people.example`],
    );
    await query('update public.client_details set owner_id = $2 where client_id = $1', [
      client,
      cast.astrid.id,
    ]);
    await as('recruiter', 'select public.make_client_of_lead($1, $2)', [
      lead.id,
      `Client ${count}`,
    ]);
    await query(
      `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ('${client}', '${client}/x.pdf', 'x.pdf', 'application/pdf', 1)`,
    );
    const kinds = async (actor: 'recruiter' | 'admin') =>
      (
        await as(
          actor,
          'select kind from public.client_timeline where client_id = $1 order by created_at',
          [client],
        )
      ).map(({ kind }) => kind);
    expect(await kinds('recruiter')).toEqual(
      expect.arrayContaining(['lead_received', 'created', 'contact_added', 'lead_converted']),
    );
    expect((await kinds('recruiter'))[0]).toBe('lead_received');
    expect(await kinds('recruiter')).not.toContain('document_added');
    expect(await kinds('admin')).toContain('document_added');
  });
});

test('a colleague who is mentioned in a note about a client is notified once, and only if they can read it', async () => {
  const mentions = [cast.astrid.id, cast.rasmus.id, cast.edith.id];
  const [note] = await as(
    'recruiter',
    'insert into public.client_notes (client_id, body, mentions) values ($1, $2, $3) returning id',
    [client, 'Ask @Astrid Admin.', mentions],
  );
  await as('recruiter', 'update public.client_notes set body = $2, mentions = $3 where id = $1', [
    note.id,
    'Please ask @Astrid Admin.',
    mentions,
  ]);
  expect(
    await query('select user_id, kind, actor_id from public.notifications where client_id = $1', [
      client,
    ]),
  ).toEqual([{ user_id: cast.astrid.id, kind: 'client_mention', actor_id: cast.rasmus.id }]);
});

describe('a caller who is neither recruiter nor administrator', () => {
  beforeAll(() => addClient('Hidden'));
  test.each(['anon', 'account', 'pending', 'editor'] as const)(
    'sees neither the list nor the timeline of clients (%s)',
    async (actor) => {
      for (const relation of ['client_list', 'client_timeline', `find_in_client_list('hidden')`]) {
        const seen = await as(actor, `select from public.${relation}`).catch(() => []);
        expect(seen, relation).toEqual([]);
      }
    },
  );
});

test.each([
  ['editor', 'ronnbar', ['Rönnbär Media']],
  ['recruiter', 'MEDIA rönn', ['Rönnbär Media']],
  ['recruiter', 'r_nnb', []],
  ['account', 'ronnbar', []],
] as const)('%s finds clients by the words %s', async (actor, words, names) => {
  await query(`insert into public.clients (name) values ('Rönnbär Media') on conflict do nothing`);
  const found = await as(actor, 'select name from public.find_clients($1)', [words]);
  expect(found.map(({ name }) => name)).toEqual(names);
});
