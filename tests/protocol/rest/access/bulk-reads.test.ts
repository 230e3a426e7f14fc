import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../../../../server/http/environment.ts';
import { createIdentify } from '../../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../../server/http/identity/live-sessions.ts';
import { type Listening, listen } from '../../../../server/http/listen.ts';
import { createKeys, type Keys } from '../../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../../server/postgres/database.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { createRestHandler } from '../../../../server/rest/handler.ts';
import { createAccessLog, isAboutPeople } from '../../../../server/support/access-log.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { cast, insertCast } from '../../../fixtures/cast.ts';
import { cloneDatabase } from '../../../fixtures/database.ts';

// Bulk reads of people are recorded in the audit log. The tests use the product's own tables.

let database: Database;
let keys: Keys;
let server: Listening;
let drop: () => Promise<void>;
let now = 1;

beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  await withClient(clone.url, async (client) => {
    await insertCast(client);
    await client.query(`
      with made as (
        insert into public.people (first_name, last_name, email)
        select 'Hemliga', 'Person ' || n, 'p' || n || '@people.example' from generate_series(1, 600) as n
        returning id
      ), job as (
        insert into public.jobs (slug, title, field, state)
        values ('bulk', '{"en": "Bulk", "sv": "Bulk"}', 'tech', 'draft') returning id
      )
      insert into public.applications (person_id, job_id) select made.id, job.id from made, job`);
    await client.query(`
      with client as (insert into public.clients (name) values ('Bulk AB') returning id)
      update public.jobs set client_id = client.id from client where slug = 'bulk'`);
    await client.query(
      `insert into public.application_notes (application_id, author_id, body)
       select id, $1, 'A note, with [brackets] and "quotes\\"' from public.applications limit 300`,
      [cast.rasmus.id],
    );
    await client.query(`
      insert into public.application_answers (application_id, kind, prompt, answer)
      select id, 'short_text', '{"en": "Why?", "sv": "Varför?"}', '"x"' from public.applications limit 300`);
    await client.query(
      `with import as (
         insert into public.imports (created_by, target, file_name, columns, total)
         values ($1, 'people', 'people.csv', '{Name}', 300) returning id
       )
       insert into public.import_rows (import_id, position, cells)
       select id, n, array['Hemliga'] from import, generate_series(1, 300) as n`,
      [cast.rasmus.id],
    );
  });
  database = createDatabase({ connectionString: clone.url, poolSize: 3 });
  keys = await createKeys({ database });
  const log = createAccessLog({ database, now: () => now });
  const handle = createRestHandler({
    database,
    identify: createIdentify(keys, await createIsLiveSession(database)),
    watch: { covers: isAboutPeople, onRead: log.recordRead },
  });
  const caller = { network: '127.0.0.1' };
  const app = new Hono<Environment>().all('*', ({ req }) => handle(req.raw, caller));
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
});

afterAll(async () => {
  await server.close();
  await database.close();
  await drop();
});

async function clientOf({ id }: { id: string }) {
  // A new window for each test.
  now += 3_600_000;
  const token = await keys.sign({ sub: id, role: 'authenticated', aal: 'aal2' }, 600);
  return createClient(`http://127.0.0.1:${server.port}`, keys.anonKey, {
    accessToken: async () => token,
  });
}

async function takeEntries({ id }: { id: string }) {
  const { rows } = await database.query<AnyRow>(
    `select table_name, row_count from public.audit_log
     where action = 'bulk_read' and actor_id = $1 order by id`,
    [id],
  );
  await database.query(`delete from public.audit_log where action = 'bulk_read'`);
  return rows;
}

describe('a read of people', () => {
  it('of more than 200 rows is recorded with its number of rows', async () => {
    const client = await clientOf(cast.rasmus);
    const { data } = await client.from('people').select('id').limit(500).throwOnError();
    expect(data).toHaveLength(500);
    expect(await takeEntries(cast.rasmus)).toEqual([{ table_name: 'people', row_count: 500 }]);
  });

  it('of a list or by a search is recorded under the table it shows', async () => {
    const client = await clientOf(cast.rasmus);
    await client.from('people_list').select('full_name').limit(300).throwOnError();
    expect(await takeEntries(cast.rasmus)).toEqual([{ table_name: 'people', row_count: 300 }]);
    const otherSession = await clientOf(cast.rasmus);
    const { data } = await otherSession
      .rpc('find_in_people_list', { query: 'hemliga' })
      .throwOnError();
    expect(await takeEntries(cast.rasmus)).toEqual([
      { table_name: 'people', row_count: data.length },
    ]);
  });

  it('is recorded if the rows are embedded in others', async () => {
    const client = await clientOf(cast.rasmus);
    const { data } = await client
      .from('jobs')
      .select('slug, applications(id, person:people(full_name))')
      .eq('slug', 'bulk')
      .throwOnError();
    expect(data[0]?.applications).toHaveLength(600);
    const [entry] = await takeEntries(cast.rasmus);
    expect(entry.table_name).toBe('applications');
    expect(entry.row_count).toBeGreaterThanOrEqual(600);
  });

  it.each([
    ['spread', 'id, ...applications(...people(email, phone))'],
    ['spread in something embedded', 'name, jobs(id, ...applications(id, stage, person_id))'],
  ])('is recorded if the rows are %s', async (_, columns) => {
    const client = await clientOf(cast.rasmus);
    const table = columns.startsWith('name') ? 'clients' : 'jobs';
    await client.from(table).select(columns).throwOnError();
    const [entry] = await takeEntries(cast.rasmus);
    expect(entry).toMatchObject({ table_name: 'applications' });
    expect(entry.row_count).toBeGreaterThanOrEqual(600);
    expect(entry.row_count).toBeLessThan(700);
  });

  it.each([
    ['application_notes', 'application_notes'],
    ['application_answers', 'application_answers'],
    ['import_rows', 'imports'],
  ])('covers %s', async (table, recorded) => {
    const client = await clientOf(cast.rasmus);
    const { data } = await client.from(table).select('*').throwOnError();
    expect(data).toHaveLength(300);
    expect(await takeEntries(cast.rasmus)).toEqual([{ table_name: recorded, row_count: 300 }]);
  });

  it('is recorded if a write returns rows, and not if it returns none', async () => {
    const client = await clientOf(cast.rasmus);
    const write = () =>
      client.from('application_notes').update({ body: 'Changed' }).eq('author_id', cast.rasmus.id);
    await write().throwOnError();
    expect(await takeEntries(cast.rasmus)).toEqual([]);
    const { data } = await write().select('id, body').throwOnError();
    expect(data).toHaveLength(300);
    expect(await takeEntries(cast.rasmus)).toEqual([
      { table_name: 'application_notes', row_count: 300 },
    ]);
  });

  it('in small pages is recorded once they add up to many rows', async () => {
    const client = await clientOf(cast.rasmus);
    const page = (at: number) =>
      client
        .from('people')
        .select('id')
        .range(at, at + 199)
        .throwOnError();
    for (const at of [0, 200, 400, 0, 200]) await page(at);
    expect(await takeEntries(cast.rasmus)).toEqual([]);
    await page(400);
    expect(await takeEntries(cast.rasmus)).toEqual([{ table_name: 'people', row_count: 1200 }]);
    // The next line follows when it is twice as many.
    for (const at of [0, 200, 400, 0, 200]) await page(at);
    expect(await takeEntries(cast.rasmus)).toEqual([]);
    await page(400);
    expect(await takeEntries(cast.rasmus)).toEqual([{ table_name: 'people', row_count: 2400 }]);
  });

  it('spread over a day is not recorded', async () => {
    for (const at of [0, 200, 400, 0, 200, 400]) {
      const client = await clientOf(cast.rasmus);
      await client
        .from('people')
        .select('id')
        .range(at, at + 199)
        .throwOnError();
    }
    expect(await takeEntries(cast.rasmus)).toEqual([]);
  });

  it('that only counts, or reads other tables, is not recorded', async () => {
    const client = await clientOf(cast.rasmus);
    await client.from('people').select('id', { count: 'exact', head: true }).throwOnError();
    await client.from('audit_log').select('id').throwOnError();
    expect(await takeEntries(cast.rasmus)).toEqual([]);
  });
});

describe('an export of a list', () => {
  it('is announced by the browser, and recorded with its number of rows', async () => {
    const client = await clientOf(cast.rasmus);
    await client.rpc('record_export', { relation: 'people', row_count: 600 }).throwOnError();
    const { rows } = await database.query<AnyRow>(
      `select actor_id, table_name, row_count from public.audit_log where action = 'export'`,
    );
    expect(rows).toEqual([{ actor_id: cast.rasmus.id, table_name: 'people', row_count: 600 }]);
  });

  it('is allowed only to staff', async () => {
    for (const person of [cast.viola, cast.pelle]) {
      const client = await clientOf(person);
      const call = { relation: 'people', row_count: 1 };
      expect((await client.rpc('record_export', call)).error?.code).toBe('42501');
    }
    const client = await clientOf(cast.rasmus);
    for (const relation of ['Ada Lovelace', 'a_list_that_never_was', 'idempotency_keys']) {
      const bad = await client.rpc('record_export', { relation, row_count: 1 });
      expect(bad.error?.code, relation).toBe('22023');
    }
  });

  it('is limited per colleague, so that nobody floods the audit log', async () => {
    const client = await clientOf(cast.edith);
    const call = { relation: 'articles', row_count: 1 };
    const calls = Array.from({ length: 65 }, () => client.rpc('record_export', call));
    const codes = (await Promise.all(calls)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(61);
    expect(codes).toContain('PT429');
    const otherSession = await clientOf(cast.rasmus);
    expect((await otherSession.rpc('record_export', call)).error).toBeNull();
  });
});
