import { expect, test } from 'vitest';
import { RawSocket } from '../raw-socket.ts';
import { collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

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
