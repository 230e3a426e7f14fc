import { expect, test } from 'vitest';
import { until } from '../../../fixtures/until.ts';
import { RawSocket } from '../raw-socket.ts';
import { collected, serveWorld } from '../world.ts';
import { listen, titles } from './listen.ts';

const world = serveWorld();

test('insert, update and delete arrive with their values', async () => {
  for (const vsn of ['1.0.0', '2.0.0']) {
    const { received, systems } = await listen(world.client({ vsn }), { table: 'notes' });
    const { rows } = await world.sql(
      `insert into notes (title, price, done, due, tags, details)
       values ('first', 12.50, true, '2026-05-01T10:00:00Z', '{a,"b c"}', '{"deep": [1, null]}') returning id`,
    );
    const id = Number(rows[0].id);
    await world.sql(`update notes set title = 'second' where id = ${id}`);
    await world.sql(`delete from notes where id = ${id}`);
    const [inserted, updated, deleted] = await collected(received, 3);
    expect(inserted).toMatchObject({
      schema: 'public',
      table: 'notes',
      eventType: 'INSERT',
      errors: null,
      new: {
        id,
        title: 'first',
        price: 12.5,
        done: true,
        due: '2026-05-01T10:00:00+00:00',
        tags: ['a', 'b c'],
        details: { deep: [1, null] },
        color: null,
      },
      old: {},
    });
    expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updated).toMatchObject({
      eventType: 'UPDATE',
      new: { id, title: 'second' },
      old: { id },
    });
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
    expect(received).toHaveLength(3);
    expect(systems).toMatchObject([
      { status: 'ok', message: 'Subscribed to PostgreSQL', extension: 'postgres_changes' },
    ]);
  }
});

test('each event can be subscribed to separately', async () => {
  const client = world.client();
  const inserts = await listen(client, { table: 'notes', event: 'INSERT' });
  const updates = await listen(client, { table: 'notes', event: 'UPDATE' });
  const deletes = await listen(client, { table: 'notes', event: 'DELETE' });
  await world.sql(
    `with made as (insert into notes (title) values ('x') returning id) select from made`,
  );
  await world.sql(`update notes set title = 'y'`);
  await world.sql('delete from notes');
  for (const [{ received }, type] of [
    [inserts, 'INSERT'],
    [updates, 'UPDATE'],
    [deletes, 'DELETE'],
  ] as const) {
    expect((await collected(received, 1)).map(({ eventType }) => eventType)).toEqual([type]);
  }
});

test('subscribes to one schema, all schemas, and several tables on one channel', async () => {
  const client = world.client();
  const schema = await listen(client, {});
  const everything = await listen(client, { schema: '*' });
  const several = await listen(
    client,
    { table: 'notes', event: 'INSERT' },
    { table: 'notes', event: '*' },
    { table: 'loud' },
  );
  await world.sql(`insert into notes (title) values ('n')`);
  await world.sql(`insert into loud values (1, 'here', 'hello')`);
  expect((await collected(schema.received, 2)).map(({ table }) => table)).toEqual([
    'notes',
    'loud',
  ]);
  expect((await collected(everything.received, 2)).map(({ table }) => table)).toEqual([
    'notes',
    'loud',
  ]);
  // Two subscriptions match the note, and each has its own callback.
  expect((await collected(several.received, 3)).map(({ table }) => table)).toEqual([
    'notes',
    'notes',
    'loud',
  ]);
});

test('one message carries all matching ids', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  const subscriptions = [
    { event: '*', schema: 'public', table: 'notes' },
    { event: 'INSERT', schema: 'public', table: 'notes', filter: 'title=eq.both' },
    { event: 'DELETE', schema: 'public', table: 'notes' },
  ];
  raw.send('realtime:ids', 'phx_join', { config: { postgres_changes: subscriptions } });
  const reply = await raw.event('phx_reply');
  const items = (reply.payload.response as { postgres_changes: { id: number }[] }).postgres_changes;
  expect(items).toEqual(
    subscriptions.map((subscription) => ({ ...subscription, id: expect.any(Number) })),
  );
  await raw.event('system');
  await world.sql(`insert into notes (title) values ('both')`);
  const { payload } = await raw.event('postgres_changes');
  expect(payload.ids).toEqual([items[0]?.id, items[1]?.id]);
  expect((payload.data as { columns: unknown[] }).columns.slice(0, 3)).toEqual([
    { name: 'id', type: 'int8' },
    { name: 'title', type: 'text' },
    { name: 'price', type: 'numeric' },
  ]);
  raw.socket.close();
});

test('large whole numbers keep their digits on the wire', async () => {
  const raw = new RawSocket(world, '2.0.0');
  const texts: string[] = [];
  raw.socket.on('message', (data) => texts.push(String(data)));
  await raw.opened();
  raw.send('realtime:digits', 'phx_join', {
    config: {
      postgres_changes: [
        { event: '*', schema: 'public', table: 'notes', filter: 'price=eq.9007199254740993' },
      ],
    },
  });
  await raw.event('system');
  await world.sql('insert into notes (price) values (9007199254740993), (9007199254740992)');
  await raw.event('postgres_changes');
  await collected(texts, 3);
  expect(
    texts.filter(
      (text) => text.includes('postgres_changes') && text.includes('"price":9007199254740993'),
    ),
  ).toHaveLength(1);
  expect(texts.join()).not.toContain('9007199254740992');
  raw.socket.close();
});

test('only the selected columns are sent', async () => {
  const { received } = await listen(world.client(), { table: 'notes', select: ['title'] });
  await world.sql(`insert into notes (title, price) values ('chosen', 5)`);
  const [change] = await collected(received, 1);
  expect(Object.keys(change?.new ?? {}).toSorted()).toEqual(['id', 'title']);
});

test('changes committed before the join are not sent, changes committed during it are', async () => {
  const client = world.client();
  for (let round = 0; round < 5; round++) {
    const finish = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const running = world.database.transaction(async (query) => {
      await query(`insert into notes (title) values ('meanwhile')`);
      began.resolve();
      await finish.promise;
    });
    await began.promise;
    await world.sql(`insert into notes (title) values ('before')`);
    const { received, channel } = await listen(client, { table: 'notes' });
    await world.sql(`insert into notes (title) values ('after')`);
    finish.resolve();
    await running;
    expect(titles(await collected(received, 2, { graceMs: 50 }))).toEqual(['after', 'meanwhile']);
    await client.removeChannel(channel);
  }
});

test('rolled-back changes and truncates are not sent', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  await world.sql(`begin; insert into notes (title) values ('never'); rollback`);
  await world.sql(`begin; savepoint a; insert into notes (title) values ('nor this'); rollback to a;
    insert into notes (title) values ('this'); commit`);
  await world.sql('truncate notes');
  expect(
    (await collected(received, 1)).map((change) => (change.new as { title: string }).title),
  ).toEqual(['this']);
});

test('a transaction that commits late is not skipped', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  await world.database.transaction(async (query) => {
    await query(`insert into notes (title) values ('slow')`);
    await world.sql(`insert into notes (title) values ('quick')`);
    await collected(received, 1);
  });
  const changes = await collected(received, 2);
  expect(changes.map((change) => (change.new as { title: string }).title)).toEqual([
    'quick',
    'slow',
  ]);
});

test('upserts, merges and several statements of one transaction keep their order', async () => {
  const { received } = await listen(world.client(), { table: 'loud' });
  await world.sql(`begin;
    insert into loud values (10, 'a', 'one'), (11, 'a', 'two');
    insert into loud values (10, 'a', 'three') on conflict (id, place) do update set word = excluded.word;
    delete from loud where id = 11;
    commit`);
  const changes = await collected(received, 4);
  expect(changes.map(({ eventType }) => eventType)).toEqual([
    'INSERT',
    'INSERT',
    'UPDATE',
    'DELETE',
  ]);
  expect(changes[2]).toMatchObject({ old: { word: 'one' }, new: { word: 'three' } });
});

test('tables that join or leave the publication are followed', async () => {
  await world.sql('create table public.later (id int primary key); grant select on later to anon');
  const beforePublication = await listen(world.client(), { table: 'later' });
  expect((await collected(beforePublication.systems, 1))[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('Please check Realtime is enabled'),
  });
  await world.sql(
    `alter publication supabase_realtime add table later; notify pgrst, 'reload schema'`,
  );
  const isFollowed = async () => {
    const triggers = `select from pg_trigger where tgrelid = 'later'::regclass and not tgisinternal`;
    return (await world.sql(triggers)).rowCount !== 0;
  };
  await until(isFollowed);
  const { received } = await until(async () => {
    const listener = await listen(world.client(), { table: 'later' });
    const [told] = await collected(listener.systems, 1, { graceMs: 0 });
    return told?.status === 'ok' ? listener : undefined;
  });
  await world.sql('insert into later values (1)');
  expect(await collected(received, 1)).toHaveLength(1);
  await world.sql(
    `alter publication supabase_realtime drop table later; notify pgrst, 'reload schema'`,
  );
  await until(async () => !(await isFollowed()));
  await world.sql('insert into later values (2)');
  expect(await collected(received, 2, { graceMs: 0, timeoutMs: 300 })).toHaveLength(1);
});

test('changes of partitions are sent, written through the parent or directly', async () => {
  await world.sql(`create table public.parted (id int primary key, word text) partition by range (id);
    create table public.parted_low partition of parted for values from (0) to (100);
    grant select on parted, parted_low to anon;
    alter publication supabase_realtime add table parted_low;
    select realtime.sync_triggers()`);
  const { received } = await listen(world.client(), { table: 'parted_low' });
  await world.sql(`insert into parted values (1, 'through the parent')`);
  await world.sql(`insert into parted_low values (2, 'straight')`);
  expect((await collected(received, 2)).map((change) => (change.new as { id: number }).id)).toEqual(
    [1, 2],
  );
});
