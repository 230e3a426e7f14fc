import { expect, test } from 'vitest';
import { findPublication } from '../../../../server/realtime/postgres-changes/catalog.ts';
import { collected, serveWorld } from '../world.ts';
import { listen, titles } from './listen.ts';

const world = serveWorld();

test('columns may have any name', async () => {
  const names = ['n', 'o', 'r', 'names', 'document', 'place', 'tg_table_name', 'new_rows', 'new'];
  const columns = names.map((name) => `"${name}" int`).join();
  await world.sql(`create table public.letters (id int primary key, ${columns});
    alter table letters replica identity full;
    grant select on letters to anon;
    alter publication supabase_realtime add table letters; select realtime.sync_triggers()`);
  const { received } = await listen(world.client(), { table: 'letters' });
  await world.sql(`insert into letters values (1, ${names.map((_, index) => index)})`);
  await world.sql('update letters set n = 7');
  await world.sql('delete from letters');
  const row = { id: 1, ...Object.fromEntries(names.map((name, index) => [name, index])) };
  const [inserted, updated, deleted] = await collected(received, 3);
  expect(inserted?.new).toEqual(row);
  expect(updated).toMatchObject({ new: { ...row, n: 7 }, old: row });
  expect(deleted?.old).toEqual({ ...row, n: 7 });
});

test('a malformed change does not prevent the delivery of others', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  const poison = `insert into realtime.changes (schema_name, table_name, type, record)
    values ('public', 'notes', 'INSERT', '1')`;
  const writtenTitles = Array.from({ length: 40 }, (_, index) => `note ${index}`);
  await Promise.all(
    writtenTitles.map((title, index) =>
      index % 10 === 3
        ? world.sql(`do $$ begin
            ${poison};
            insert into notes (title) values ('${title}');
            ${poison};
          end $$`)
        : world.sql('insert into notes (title) values ($1)', [title]),
    ),
  );
  expect(titles(await collected(received, writtenTitles.length)).toSorted()).toEqual(
    writtenTitles.toSorted(),
  );
});

test('a table is live when the join to it is confirmed, however recently it was published', async () => {
  await world.sql(`create table public.fresh (id int primary key, title text);
    grant select on fresh to anon;
    alter publication supabase_realtime add table fresh`);
  const { received } = await listen(world.client(), { table: 'fresh' });
  await world.sql(`insert into fresh values (1, 'first')`);
  expect(titles(await collected(received, 1))).toEqual(['first']);
});

test('a client is told if the changes of a table cannot be captured yet', async () => {
  await world.sql(`create table public.busy (id int primary key);
    grant select on busy to anon;
    alter publication supabase_realtime add table busy`);
  const client = world.client();
  await world.database.transaction(async (query) => {
    await query('lock table public.busy in row exclusive mode');
    const { systems } = await listen(client, { table: 'busy' });
    expect(await collected(systems, 1)).toMatchObject([
      { status: 'error', message: expect.stringMatching(/not captured yet/) },
    ]);
  });
  const { systems } = await listen(client, { table: 'busy' });
  expect(await collected(systems, 1)).toMatchObject([{ status: 'ok' }]);
});

test('a table of another role is known as one that cannot be captured', async () => {
  const isOwned = (role?: string) =>
    world.database.transaction(async (query) => {
      if (role) await query(`set local role ${role}`);
      return (await findPublication({ query }, 'public', 'jobs', 'anon')).isOwned;
    });
  expect(await isOwned()).toBe(true);
  expect(await isOwned('anon')).toBe(false);
});

test('a statement that changes thousands of rows is captured quickly after many that changed one', async () => {
  await world.sql(`create table public.many (id int primary key, title text);
    grant select on many to anon;
    alter publication supabase_realtime add table many; select realtime.sync_triggers();
    insert into many select id, repeat('x', 500) from generate_series(1, 4000) as id`);
  await world.database.transaction(async (query) => {
    // PostgreSQL keeps the plan of the trigger, which it made for one row.
    for (let id = 1; id <= 20; id += 1)
      await query('update many set title = $2 where id = $1', [id, 'first']);
    await query(`set local statement_timeout = '15s'`);
    await query(`update many set title = 'second'`);
    const { rows } = await query(
      `select count(*)::integer as count, count(distinct record -> 'id')::integer as distinct
       from realtime.changes where table_name = 'many' and record ->> 'title' = 'second'
         and record -> 'id' = old_record -> 'id'`,
    );
    expect(rows).toEqual([{ count: 4000, distinct: 4000 }]);
  });
});
