import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishDemo, seedDemo, seedEssential } from '../../../database/seed/load.ts';
import { insertCast } from '../../fixtures/cast.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { countRows } from './seed-queries.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const remove = async () =>
  (await client.query<{ path: string }>('select * from private.remove_demo_rows()')).rows;

const read = async (sql: string, values: unknown[] = []) =>
  (await client.query<Record<string, unknown>>(sql, values)).rows;

test('removes the demo to the last row, keeps everything that people wrote, and runs twice', async () => {
  await seedEssential(client);
  const before = await countRows(client);
  const files = (await seedDemo(client, { now: new Date() })) ?? [];
  await finishDemo(client);
  await insertCast(client);

  // Work of people, tied to the demo as closely as it can be.
  await client.query(`
    insert into public.people (id, first_name, email) values ('00000000-0000-4000-8000-0000000000aa', 'Real', 'real@example.com');
    insert into public.applications (job_id, person_id)
      select id, '00000000-0000-4000-8000-0000000000aa' from public.jobs where slug = 'nordlys-data-engineer';
    insert into public.person_tags (person_id, tag_id)
      select '00000000-0000-4000-8000-0000000000aa', id from public.tags order by name limit 1;
    insert into public.customer_logos (name, display_name, state) values ('own', 'Own', 'published');
    insert into public.team_members (name) values ('Own');
    insert into public.clients (name) values ('Own client');
    insert into public.articles (slug, title) values ('own', '{"en": "Own"}');
    insert into public.booking_links (label, url) values ('Own', 'https://cal.example.com/own');
    insert into public.analytics_events (name) values ('homepage');
  `);
  // Somebody rewrites one testimonial and hides another.
  await client.query(`
    begin;
    select set_config('request.jwt.claims', jsonb_build_object('sub', (
      select user_id from public.staff_profiles where email like 'astrid%'), 'role', 'authenticated')::text, true);
    update public.testimonials set quote = '{"en": "Ours"}' where name = 'Ines Falk';
    update public.testimonials set state = 'hidden' where name = 'Otto Hedberg';
    commit`);

  const removed = await remove();

  expect(removed.map(({ path }) => path).toSorted()).toEqual(
    files.map(({ path }) => path).toSorted(),
  );
  const people = await read('select first_name from public.people order by 1');
  expect(people.map(({ first_name }) => first_name)).toEqual(['Real', 'Viola']);
  expect(await read('select count(*)::integer as count from public.applications')).toEqual([
    { count: 1 },
  ]);
  expect(await read('select slug from public.jobs where not is_fixed')).toEqual([
    { slug: 'nordlys-data-engineer' },
  ]);
  const names = await read(
    'select name from public.clients where not exists (select from public.jobs where client_id = clients.id and is_fixed) order by 1',
  );
  expect(names.map(({ name }) => name)).toEqual(['Nordlys', 'Own client']);
  expect(await read('select name from public.testimonials')).toEqual([{ name: 'Ines Falk' }]);
  expect(await read('select name from public.customer_logos')).toEqual([{ name: 'own' }]);
  expect(await read('select name from public.team_members')).toEqual([{ name: 'Own' }]);
  expect(await read('select slug from public.articles')).toEqual([{ slug: 'own' }]);
  expect(await read('select label from public.booking_links')).toEqual([{ label: 'Own' }]);
  expect(await read('select name from public.analytics_events')).toEqual([{ name: 'homepage' }]);
  expect(await read('select count(*)::integer as count from public.tags')).toEqual([{ count: 1 }]);
  expect(await read('select count(*)::integer as count from public.outbox')).toEqual([
    { count: 0 },
  ]);
  expect(await read('select page, state, title from public.page_texts order by page')).toEqual([
    { page: 'about', state: 'draft', title: {} },
    { page: 'home', state: 'draft', title: {} },
  ]);
  expect(
    await read(`select email from auth.users where email like '%@alpaca.example' order by 1`),
  ).toEqual([]);
  expect(await remove()).toEqual([]);

  // Without the work of people, the database is as it was before the demo.
  await client.query(`
    delete from public.applications; delete from public.people; delete from public.jobs where not is_fixed;
    delete from public.clients where name in ('Own client', 'Nordlys'); delete from public.testimonials;
    delete from public.customer_logos; delete from public.team_members; delete from public.articles;
    delete from public.booking_links; delete from public.analytics_events; delete from public.tags`);
  const after = await countRows(client);
  const differing = Object.keys({ ...before, ...after }).filter(
    (table) => before[table] !== after[table],
  );
  // The log remembers, a setting says that the demo was removed, and four members of staff work here.
  expect(differing.toSorted()).toEqual(['audit_log', 'settings', 'staff_profiles']);
  expect(after.staff_profiles).toBe(4);
});
