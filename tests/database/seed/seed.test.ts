import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEmpty, seedDemo } from '../../../database/seed/load.ts';
import type { SeedFile } from '../../../database/seed/people/documents.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { brokenPaths, countRows, localizedColumns } from './seed-queries.ts';

let database: TestDatabase;
let client: pg.Client;
let files: SeedFile[] | undefined;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  files = await seedDemo(client, { now: new Date() });
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query(sql);
  return rows;
}

async function count(from: string): Promise<number> {
  const [row] = await rowsOf(`select count(*)::integer as count from ${from}`);
  return Number(row?.count);
}

describe('there is enough of everything', () => {
  test.each([
    [12, `public.jobs where state <> 'draft'`],
    [3, 'public.jobs where is_fixed'],
    [8, `public.articles where state = 'published'`],
    [60, '(select distinct person_id from public.applications) as applicants'],
    [100, 'public.applications'],
    [40, 'public.candidates'],
    [25, 'public.freelancers'],
    [15, 'public.waiting_list'],
    [2, `public.general_terms where state <> 'draft'`],
    [3, 'public.booking_links'],
    [1, "public.review_events where kind = 'asked_for_interview'"],
    [9, 'public.customer_logos'],
    [3, 'public.testimonials'],
    [5, `public.team_members where state = 'published'`],
    [17, `public.faq_entries where state = 'published'`],
    [3, `public.open_positions where state = 'published'`],
    [90, '(select distinct day from public.analytics_daily) as days'],
    [1000, 'public.analytics_events'],
    [5, 'public.application_notes where mentions <> array[]::uuid[]'],
    [100, 'public.audit_log'],
    [1, 'public.possible_duplicates'],
    [3, "public.candidates where consent_expires_at < now() + interval '30 days'"],
    [3, "public.applications where owed_answer_since < now() - interval '7 days'"],
  ])('at least %i in %s', async (least, from) => {
    expect(await count(from)).toBeGreaterThanOrEqual(least);
  });

  test('no customer has the face of a colleague', async () => {
    const shared =
      'public.testimonials where image in (select avatar_path from public.staff_profiles)';
    expect(await count(shared)).toBe(0);
  });

  test.each([
    ['job_field', `public.jobs where state <> 'draft'`, 'field'],
    ['application_stage', 'public.applications', 'stage'],
    ['lead_state', 'public.waiting_list', 'state'],
    ['language', 'public.people', 'language'],
    ['consent_purpose', 'public.consents', 'purpose'],
  ])('every %s is there', async (type, from, column) => {
    const missing = await rowsOf(
      `select value from unnest(enum_range(null::public.${type})) as value
       except select ${column} from ${from}`,
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ['outbox', ['cancelled', 'failed', 'sent']],
    ['freelancers', ['approved', 'paused', 'pending']],
  ])('%s in the states %j', async (table, states) => {
    const rows = await rowsOf(`select distinct state::text from public.${table} order by 1`);
    expect(rows.map(({ state }) => state)).toEqual(states);
  });
});

describe('the stories hold together', () => {
  test('one job shows how people are interviewed, and nobody is mailed about it', async () => {
    expect(await count(`interviews where state = 'booked' and starts_at > now()`)).toBe(1);
    for (const table of ['job_kit_items', 'scorecards', 'tasks', 'stage_rules']) {
      expect(await count(table)).toBeGreaterThan(0);
    }
    const untold = '(told_state, told_sequence) is distinct from (state, sequence)';
    expect(await count(`interviews where ${untold}`)).toBe(0);
    expect(await count('outbox where interview_id is not null')).toBe(0);
  });

  test('events lead from the arrival to the stage, in order', async () => {
    expect(await rowsOf(brokenPaths)).toEqual([]);
  });

  test('no application is before the opening, after the closing or in the future', async () => {
    expect(
      await count(`public.applications as application join public.jobs as job on job.id = job_id
        where application.created_at < coalesce(job.opens_at, job.published_at)
          or application.created_at > least(job.closed_at, now())
          or application.updated_at > now()`),
    ).toBe(0);
  });

  test('answers belong to questions of that job and choose among its options', async () => {
    expect(
      await count(`public.application_answers as answer
        join public.applications as application on application.id = answer.application_id
        left join public.job_questions as question
          on question.id = answer.question_id and question.job_id = application.job_id
        where question.id is null or question.kind <> answer.kind or question.prompt <> answer.prompt
          or (answer.kind in ('single_choice', 'multiple_choice')
            and not jsonb_path_query_array(question.options, '$[*].value') @> answer.answer)`),
    ).toBe(0);
  });

  test('required questions are answered', async () => {
    expect(
      await count(`public.applications as application
        join public.job_questions as question using (job_id)
        where question.required and not exists (
          select from public.application_answers where application_id = application.id and question_id = question.id
        )`),
    ).toBe(0);
  });

  test('`owed_answer_since` is set unless the last step was announced', async () => {
    expect(
      await count(`public.applications as application where withdrawn_at is null and (owed_answer_since is null) is distinct from (
        stage <> 'new' and exists (
          select from public.outbox
          where application_id = application.id and is_answer and state = 'sent'
            and created_at >= application.stage_changed_at
        ))`),
    ).toBe(0);
  });

  test('ratings add up, and consents were given when people joined', async () => {
    expect(
      await count(`public.applications where rating is distinct from (
        select round(avg(score), 2) from public.application_ratings where application_id = applications.id)`),
    ).toBe(0);
    expect(
      await count(`public.applications as application left join public.consents as consent
        on consent.id = application.consent_id and consent.person_id = application.person_id
        where consent.given_at is distinct from application.created_at`),
    ).toBe(0);
  });

  test('nothing of a person is older than the person', async () => {
    expect(
      await count(`public.people as person where exists (
        select from public.person_timeline where person_id = person.id and created_at < person.created_at)
        or last_activity_at < created_at`),
    ).toBe(0);
  });
});

test('texts that people read exist in both languages', async () => {
  const columns = await localizedColumns(client);
  expect(columns.length).toBeGreaterThan(15);
  // A draft may lack one language: the publish dialog warns about that.
  const isShown = `coalesce(to_jsonb(shown) ->> 'state', '') <> 'draft'`;
  for (const { table, column, missing } of columns) {
    const half = `public.${table} as shown where cardinality(public.${missing}(${column})) = 1 and ${isShown}`;
    expect([`${table}.${column}`, await count(half)]).toEqual([`${table}.${column}`, 0]);
  }
  expect(await count(`public.jobs where state <> 'draft' and missing <> '{}'`)).toBe(0);
  expect(await count(`public.articles where state = 'published' and missing <> '{}'`)).toBe(0);
});

test('people are plainly fictional and nobody can sign in as one of them', async () => {
  expect(
    await count(`public.people where email::text !~ '@(example\\.(com|org)|[a-z]+\\.example)$'
      or phone !~ '^\\+46(701740(60[5-9]|6[1-9][0-9])|846500[45][0-9]{2})$'`),
  ).toBe(0);
  expect(await count('auth.users where encrypted_password is not null')).toBe(0);
  expect(await count(`public.staff_profiles where role = 'admin'`)).toBe(0);
});

test('fictional colleagues are not mailed about mentions and answers of clients', async () => {
  expect(await count(`public.notifications where kind = 'mention'`)).toBeGreaterThan(0);
  expect(await count('public.notifications where read_at is null')).toBe(0);
});

test('every document row has its file', async () => {
  const documents = await rowsOf(
    'select bucket, path, sha256, size_bytes::integer from public.documents',
  );
  const made = (files ?? []).map(({ bucket, path, bytes }) => ({
    bucket,
    path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size_bytes: bytes.length,
  }));
  expect(documents).toEqual(expect.arrayContaining(made));
  expect(documents).toHaveLength(made.length);
  expect(files?.[0]?.bytes.toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
});

test('a second run does nothing, even when all people have gone', async () => {
  const before = await countRows(client);
  expect(await seedDemo(client, { now: new Date() })).toBeUndefined();
  expect(await countRows(client)).toEqual(before);

  await client.query('begin');
  await client.query('truncate public.people, public.articles, public.jobs cascade');
  expect(await isEmpty(client)).toBe(false);
  await client.query('rollback');
});
