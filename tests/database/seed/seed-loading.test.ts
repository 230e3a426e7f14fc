import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedLarge } from '../../../database/seed/large/seed-large.ts';
import { finishDemo, isEmpty, seedDemo, seedEssential } from '../../../database/seed/load.ts';
import { findUnsaved, forgetUnsaved } from '../../../database/seed/unsaved-files.ts';
import { prepareDatabase } from '../../../server/boot/database/prepare-database.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { brokenPaths, countRows } from './seed-queries.ts';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

async function readValue(sql: string): Promise<unknown> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

/** Runs the demo until it wants to write to the table, then ends its connection. */
async function killDemoAt(table: string): Promise<void> {
  const victim = new pg.Client({ connectionString: database.url });
  victim.on('error', () => undefined);
  await victim.connect();
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  const outcome = seedDemo(victim, { now: new Date() }).then(
    () => 'finished',
    () => 'killed',
  );
  const waits = `select from pg_locks where pid = ${rows[0]?.pid} and not granted`;
  while ((await client.query(waits)).rowCount === 0) await sleep(20);
  await client.query(`select pg_terminate_backend(${rows[0]?.pid})`);
  await client.query('rollback');
  expect(await outcome).toBe('killed');
}

describe('the demo', () => {
  test('leaves no rows if it is killed, and the next run succeeds', async () => {
    const before = await countRows(client);
    await killDemoAt('public.outbox');
    expect(await countRows(client)).toEqual(before);
    expect(await readValue('select count(*)::integer from auth.users')).toBe(0);
    expect(await isEmpty(client)).toBe(true);

    expect(await seedDemo(client, { now: new Date() })).toBeDefined();
    expect(await isEmpty(client)).toBe(false);
  });

  test('gets missing visits once, at the next start', async () => {
    await killDemoAt('public.analytics_events');
    expect(await isEmpty(client)).toBe(false);
    const days = 'select count(*)::integer from public.analytics_daily';
    expect(await readValue(days)).toBe(0);
    await Promise.all([finishDemo(client), withClient(database.url, (other) => finishDemo(other))]);
    const written = await readValue(days);
    expect(written).toBeGreaterThan(5000);
    await finishDemo(client);
    expect(await readValue(days)).toBe(written);
  });

  test('creates files that were never saved', async () => {
    const files = (await seedDemo(client, { now: new Date() })) ?? [];
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path < other.path ? -1 : 1;
    const [first, ...others] = (await findUnsaved(client)).sort(byPath);
    expect([first, ...others]).toMatchObject(
      files.toSorted(byPath).map(({ path, sha256 }) => ({ path, sha256 })),
    );
    await client.query(`insert into storage.objects (bucket_id, name) values ('cvs', $1)`, [
      first?.path,
    ]);
    expect(await findUnsaved(client)).toHaveLength(others.length);
    await forgetUnsaved((text, values) => client.query(text, values));
    expect(await findUnsaved(client)).toEqual([]);
  });

  test('two concurrent processes write it once', async () => {
    const results = await Promise.all([
      seedDemo(client, { now: new Date() }),
      withClient(database.url, (other) => seedDemo(other, { now: new Date() })),
    ]);
    expect(results.filter((files) => files !== undefined)).toHaveLength(1);
    expect(await readValue('select count(*)::integer from public.testimonials')).toBe(3);
  });

  test.each([
    `insert into public.people (first_name, email) values ('Alva', 'alva@example.com')`,
    `insert into auth.users (email) values ('owner@example.com')`,
  ])('leaves a database in use unchanged: %s', async (use) => {
    await client.query(use);
    const before = await countRows(client);
    expect(await seedDemo(client, { now: new Date() })).toBeUndefined();
    expect(await countRows(client)).toEqual(before);
  });
});

test('a first start without demo content disables it permanently', async () => {
  const start = (DEMO_CONTENT: boolean | undefined) =>
    prepareDatabase(database.url, { DEMO_CONTENT }, () => undefined);
  await start(undefined);
  expect(await isEmpty(client)).toBe(true);
  await start(false);
  await client.query(`insert into public.clients (name) values ('Exempelbolaget')`);
  const before = await countRows(client);
  expect(await start(true)).toEqual([]);
  expect(await countRows(client)).toEqual(before);
});

describe('the essential content', () => {
  test('is written once and leaves the database as empty as before', async () => {
    expect(await seedEssential(client)).toBe(true);
    expect(await seedEssential(client)).toBe(false);
    expect(await readValue('select count(*)::integer from public.jobs where is_fixed')).toBe(3);
    expect(await isEmpty(client)).toBe(true);
  });

  test('has questions and three positions, which stay away once the owner removes them', async () => {
    const counts = async () => [
      await readValue('select count(*)::integer from public.faq_entries'),
      await readValue('select count(*)::integer from public.open_positions'),
    ];
    await seedEssential(client);
    expect(await counts()).toEqual([17, 3]);
    await client.query('delete from public.faq_entries; delete from public.open_positions');
    await client.query(
      `update public.settings set value = '"older"' where key = 'essential_content'`,
    );
    await seedEssential(client);
    expect(await counts()).toEqual([0, 0]);
  });

  test('has no invented customers and colleagues', async () => {
    await seedEssential(client);
    for (const table of ['customer_logos', 'testimonials', 'team_members']) {
      expect(await readValue(`select count(*)::integer from public.${table}`)).toBe(0);
    }
    expect(await readValue('select array_agg(distinct state)::text from public.page_texts')).toBe(
      '{draft}',
    );
  });

  test('a demo of an earlier version gets the team that was part of the program', async () => {
    await client.query(
      `insert into public.settings (key, value) values ('demo_content', '"2025"')`,
    );
    await seedEssential(client);
    expect(await readValue('select count(*)::integer from public.team_members')).toBe(5);
    expect(
      await readValue('select state::text from public.page_texts where page = $$about$$'),
    ).toBe('published');
  });

  test('a newer version updates unedited content and keeps edited content', async () => {
    await seedEssential(client);
    await client.query(`
      update public.email_templates set subject = '{"en": "Ours", "sv": "Vår"}' where key = 'application_received';
      update public.email_templates
        set subject = '{"en": "Old", "sv": "Gammal"}', default_subject = '{"en": "Old", "sv": "Gammal"}'
        where key = 'application_rejected';
      update public.clients set name = 'Hygglo Group' where name = 'Hygglo';
      update public.jobs set title = '{"en": "Builder", "sv": "Byggare"}' where slug = 'ilog-digital-designer';
      delete from public.email_templates where key = 'candidate_welcome';
      delete from public.job_questions where job_id = (select id from public.jobs where slug = 'ilog-digital-designer');
      update public.settings set value = '"an older version"' where key = 'essential_content'`);
    const questions = await readValue('select count(*)::integer from public.job_questions');

    expect(await seedEssential(client)).toBe(true);

    const subject = (key: string) =>
      readValue(`select subject ->> 'en' from public.email_templates where key = '${key}'`);
    expect(await subject('application_received')).toBe('Ours');
    expect(await subject('application_rejected')).toMatch(/{{ job_title }}/);
    expect(await subject('candidate_welcome')).toBeTypeOf('string');
    expect(await readValue('select count(*)::integer from public.clients')).toBe(3);
    expect(await readValue('select count(*)::integer from public.job_questions')).toBe(questions);
    expect(
      await readValue(
        `select title ->> 'sv' from public.jobs where slug = 'ilog-digital-designer'`,
      ),
    ).toBe('Byggare');
    expect(await readValue('select count(*)::integer from public.general_terms')).toBe(2);
  });
});

describe('the large database', () => {
  const counts = { people: 300, applications: 900 };
  const indexes = `select jsonb_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'`;
  const triggers = `select jsonb_agg(tgrelid::regclass || tgname::text || tgenabled::text order by tgrelid, tgname)
    from pg_trigger where not tgisinternal`;

  test('has as many as asked for, with histories and search, and all indexes and triggers again', async () => {
    await seedEssential(client);
    const before = [await readValue(indexes), await readValue(triggers)];
    const seen = new Set<string>();

    expect(await seedLarge(client, counts, (what) => seen.add(what))).toBe(true);

    expect([...seen]).toEqual([
      'people',
      'people’s CVs',
      'people’s profiles',
      'jobs',
      'jobs’ owners',
      'applications',
      'applications’ events',
      'applications’ stages',
      'indexes',
      'people’s words',
      'indexes of words',
    ]);
    expect([await readValue(indexes), await readValue(triggers)]).toEqual(before);
    expect(await readValue('select count(*)::integer from public.people')).toBe(counts.people);
    expect(await readValue('select count(*)::integer from public.applications')).toBe(
      counts.applications,
    );
    expect((await client.query(brokenPaths)).rows).toEqual([]);
    expect(
      await readValue(`select count(*)::integer from public.applications as application
        join public.jobs as job on job.id = job_id where application.created_at < job.opens_at`),
    ).toBe(0);
    expect(
      await readValue(`select count(*)::integer from private.people_found('typescript')`),
    ).toBeGreaterThan(5);
    // They are put together from those of known texts: the triggers would have collected the same.
    const words = 'select array_agg(strip(words) order by person_id) from private.person_words';
    const written = await readValue(words);
    await client.query('select private.index_people(array(select id from public.people))');
    expect(await readValue(words)).toEqual(written);
  });

  test('is written once, completely or not at all', async () => {
    await seedEssential(client);
    const before = await countRows(client);
    const stumble = (what: string) => {
      if (what === 'indexes') throw new Error('the power is gone');
    };
    await expect(seedLarge(client, counts, stumble)).rejects.toThrow('the power is gone');
    expect(await countRows(client)).toEqual(before);

    expect(await seedLarge(client, counts)).toBe(true);
    expect(await seedLarge(client, counts)).toBe(false);
    expect(await readValue('select count(*)::integer from public.people')).toBe(counts.people);
  });
});
