import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, cast } from '../../fixtures/cast.ts';
import { prepareClients } from '../clients/prepare-client.ts';
import { preparePeople } from '../people/prepare-people.ts';

// Copies from a restricted job, or from one of its applications, stay with its team.

const { database, query, as, createPerson } = preparePeople();
const { addClient } = prepareClients(database);
const { astrid, edith } = cast;

let client: string;
let job: string;
let person: string;
let application: string;

beforeAll(async () => {
  client = await addClient('Ullverket');
});

const createJob = async (title: string) => {
  const [created] = await query(
    `insert into public.jobs (slug, client_id, field, title, state)
     values (lower($2) || '-' || gen_random_uuid(), $1, 'tech', jsonb_build_object('en', $2), 'open') returning id`,
    [client, title],
  );
  return created.id as string;
};

/** A restricted job that Astrid owns, with an applicant who is in the candidate bank as well. */
beforeEach(async () => {
  job = await createJob('Weaver');
  await query('update public.job_staff set owner_id = $2, is_restricted = true where job_id = $1', [
    job,
    astrid.id,
  ]);
  person = await createPerson({ last_name: 'Weft' });
  await query('insert into public.candidates (person_id) values ($1)', [person]);
  const [added] = await query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
    [job, person],
  );
  application = added.id;
});

const countFor = async (actor: Actor, sql: string, values: unknown[]) =>
  (await as(actor, sql, values)).length;

test('a copy is as restricted as the job, for the same team', async () => {
  await query(
    `insert into public.webhooks (name, url, events) values ('Board', 'https://board.example/hook', '{job.created}')`,
  );
  await query('insert into public.job_members (job_id, staff_id) values ($1, $2)', [job, edith.id]);
  const copy = async (actor: Actor) =>
    (await as(actor, 'select public.duplicate_job($1) as id', [job]))[0].id as string;
  const seenBy = async (actor: Actor, id: string) =>
    countFor(actor, 'select from public.jobs where id = $1', [id]);
  const copies = [await copy('admin'), await copy('editor')];
  for (const id of copies) {
    expect([await seenBy('editor', id), await seenBy('recruiter', id)]).toEqual([1, 0]);
    expect(await query('select staff_id from public.job_members where job_id = $1', [id])).toEqual(
      expect.arrayContaining([{ staff_id: astrid.id }, { staff_id: edith.id }]),
    );
  }
  expect(
    await query('select from public.webhook_deliveries where object_id = any ($1)', [copies]),
  ).toEqual([]);
  // A slug that is hidden from the recruiter is taken nevertheless.
  await query('update public.job_staff set is_restricted = false where job_id = $1', [job]);
  expect(await seenBy('recruiter', await copy('recruiter'))).toBe(1);
});

test('nobody gets the CV for the job by adding the applicant to another one', async () => {
  const [cv] = await query(
    `insert into public.documents (person_id, kind, bucket, path, file_name, mime_type, size_bytes, sha256)
     values ($1, 'cv', 'cvs', gen_random_uuid() || '.pdf', 'cv.pdf', 'application/pdf', 1, repeat('a', 64)) returning id`,
    [person],
  );
  await query('update public.applications set cv_document_id = $2 where id = $1', [
    application,
    cv.id,
  ]);
  const other = await createJob('Carder');
  const readVisible = () =>
    countFor('recruiter', 'select from public.documents where id = $1', [cv.id]);
  expect(await readVisible()).toBe(0);
  await as('recruiter', 'select public.add_to_job($1, $2)', [person, other]);
  expect(await readVisible()).toBe(0);
});

test('the search finds no subject of a mail that names the job', async () => {
  const other = await createJob('Carder');
  const find = (actor: Actor) =>
    countFor(actor, 'select from public.find_people($$selvedge$$) where id = $1', [person]);
  const explain = (actor: Actor) =>
    countFor(actor, 'select public.explain_search($$selvedge$$, array[$1::uuid])', [person]);
  const results = async () => {
    await query('select private.index_stale_people(1000)');
    return [
      await find('admin'),
      await explain('admin'),
      await find('recruiter'),
      await explain('recruiter'),
    ];
  };
  await query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     select 'application_message', text, text, text, text, text, '{}' from (select '{"en": "A", "sv": "A"}'::jsonb as text) as both_languages
     on conflict do nothing`,
  );
  await query(
    `with begun as (
       insert into public.conversations (person_id, application_id) values ($1, $2) returning id
     )
     insert into public.outbox
       (cause, template_key, to_email, language, variables, subject, person_id, application_id, conversation_id)
     select 'selvedge:' || $2, 'application_message', 'weft@y.example', 'en', '{}', 'Selvedge', $1, $2, id from begun`,
    [person, application],
  );
  expect(await results()).toEqual([1, 1, 0, 0]);
  await query('update public.applications set job_id = $2 where id = $1', [application, other]);
  expect(await results()).toEqual([1, 1, 0, 0]);
  await query('update public.job_staff set is_restricted = false where job_id = $1', [job]);
  expect(await results()).toEqual([1, 1, 1, 1]);
});
