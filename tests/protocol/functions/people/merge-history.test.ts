import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { applicationForm, guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { type FunctionsServer, startFunctionsServer } from '../../../fixtures/functions-server.ts';

// Two records that have been worked with for a while: rows in every table that belongs to a person.

let server: FunctionsServer;

const rows = async (text: string, values: unknown[] = []) =>
  (await server.database.query<AnyRow>(text, values)).rows;

beforeAll(async () => {
  server = await startFunctionsServer();
  await rows('delete from job_questions');
  await rows(`insert into tags (name) values ('Calm')`);
});
afterAll(() => server?.stop());

const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed', 'cancelled'];

let people = 0;

async function personWithHistory(job: string): Promise<{ id: string; application: string }> {
  people += 1;
  const email = `history${people}@people.example`;
  await server.invoke('apply', applicationForm({ email, job, phone: undefined }));
  const [found] = await rows(
    `select person.id, application.id as application from people as person
     join applications as application on application.person_id = person.id where email = $1`,
    [email],
  );
  const { id, application } = found;
  for (const state of mailStates) {
    await rows(
      `insert into outbox (cause, template_key, person_id, application_id, to_email, language, state)
       values ($1, 'application_message', $2, $3, $4, 'en', $5)`,
      [`history:${state}:${people}`, id, application, email, state],
    );
  }
  const own = [id];
  await rows(
    `insert into candidates (person_id, skills, consent_expires_at) values ($1, '{Glass}', now() + interval '1 year')`,
    own,
  );
  await rows(
    `insert into freelancers (person_id, skills, consent_expires_at) values ($1, '{Wood}', now() + interval '1 year')`,
    own,
  );
  await rows(`insert into freelancer_notes (person_id, body) values ($1, 'Calm')`, own);
  await rows(
    `insert into private.person_links (person_id, purpose, token_hash, expires_at)
     select $1, purpose, encode(sha256(random()::text::bytea), 'hex'), now() + interval '1 day'
     from unnest('{person,unsubscribe}'::text[]) as purpose`,
    own,
  );
  await rows(`insert into legal_holds (person_id, reason) values ($1, 'A dispute')`, own);
  await rows(`insert into waiting_list (person_id, message) values ($1, 'Call me')`, own);
  await rows(`insert into privacy_requests (person_id, kind) values ($1, 'export')`, own);
  await rows(
    `insert into person_tags (person_id, tag_id) select $1, id from tags order by id limit 1`,
    own,
  );
  await rows(
    `insert into client_contacts (person_id, client_id) select $1, id from clients order by id limit 1`,
    own,
  );
  await rows(`insert into person_events (person_id, kind) values ($1, 'noted')`, own);
  await server.invoke('contact', {
    ...guard(),
    consent: true,
    consent_version: 1,
    name: 'Not confirmed',
    email,
    message: 'Hello',
  });
  await rows(
    `insert into application_notes (application_id, author_id, body) values ($1, $2, 'Good')`,
    [application, cast.rasmus.id],
  );
  await rows(
    `insert into application_ratings (application_id, staff_id, score) values ($1, $2, 4)`,
    [application, cast.rasmus.id],
  );
  await rows(
    `with link as (
       insert into review_links (job_id, token_hash, recipient_name)
       select job_id, encode(sha256(random()::text::bytea), 'hex'), 'Client' from applications where id = $1 returning id
     ), item as (
       insert into review_link_items (review_link_id, application_id) select id, $1 from link returning id, review_link_id
     )
     insert into review_events (review_link_id, item_id, kind, comment)
     select review_link_id, id, 'commented', 'Nice' from item`,
    [application],
  );
  return { id, application };
}

/** Every column that references people, apart from the record's own and those about pairs of records. */
async function personColumns(): Promise<string[]> {
  const found = await rows(
    `select conrelid::regclass::text as "table" from pg_constraint
     where contype = 'f' and confrelid = 'public.people'::regclass
       and conrelid not in ('public.people'::regclass, 'public.duplicate_pairs'::regclass)
     order by 1`,
  );
  return found.map(({ table }) => table);
}

const countOf = async (table: string, id: string) =>
  (await rows(`select count(*)::int as count from ${table} where person_id = $1`, [id]))[0].count;

it('merges two people with mail in every state and rows in every table', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const gone = await personWithHistory('ilog-digital-designer');
  const tables = await personColumns();
  for (const table of tables) {
    expect([table, await countOf(table, gone.id)]).not.toEqual([table, 0]);
  }
  const call = { keep: kept.id, merge: gone.id };
  const preview = await server.invoke('merge-people', { ...call, preview: true }, { as: 'rasmus' });
  expect(preview.data).toMatchObject({ moves: { applications: 1, documents: 1 } });
  expect(await server.invoke('merge-people', call, { as: 'rasmus' })).toMatchObject({
    status: 200,
    data: { id: kept.id },
  });
  for (const table of tables) {
    expect([table, await countOf(table, gone.id)]).toEqual([table, 0]);
    expect([table, await countOf(table, kept.id)]).not.toEqual([table, 0]);
  }
  // Sent mail stays sent, and waiting mail still waits.
  const mails = await rows(
    `select state::text, count(*)::int from outbox
     where person_id = $1 and cause like 'history:%' group by outbox.state order by outbox.state`,
    [kept.id],
  );
  expect(mails).toEqual(mailStates.map((state) => ({ state, count: 2 })));
});

it('cancels the mail of the application that gives way to the other for the same job', async () => {
  const kept = await personWithHistory('hygglo-fullstack-developer');
  const gone = await personWithHistory('hygglo-fullstack-developer');
  await rows(`update outbox set is_answer = true where application_id = $1`, [gone.application]);
  await server.invoke('merge-people', { keep: kept.id, merge: gone.id }, { as: 'astrid' });
  const waiting = await rows(
    `select application_id from outbox where person_id = $1 and state = 'queued' and cause like 'history:%'`,
    [kept.id],
  );
  expect(waiting).toEqual([{ application_id: kept.application }]);
});

it('leaves people alone who await erasure', async () => {
  const [kept, gone] = [
    await personWithHistory('hygglo-fullstack-developer'),
    await personWithHistory('ilog-digital-designer'),
  ];
  await rows(
    `update people set erase_after = '2100-01-01', erasure_requested_at = now() where id = $1`,
    [gone.id],
  );
  const call = { keep: kept.id, merge: gone.id };
  expect((await server.invoke('merge-people', call, { as: 'rasmus' })).status).toBe(404);
});
