import { expect, test } from 'vitest';
import { RawSocket } from '../raw-socket.ts';
import { anna, collected, serveWorld, subscribeError, withConfig } from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

const add = (team: string, body = 'b') =>
  world.sql(
    `insert into secrets (team, body, hidden) values ($1, $2, 'never shown') returning id`,
    [team, body],
  );

test('a token cannot claim a role that bypasses row-level security', async () => {
  const { rows } = await world.sql('select session_user as owner');
  for (const role of [rows[0].owner, 'none', 'no such role', '']) {
    const token = await world.keys.sign({ sub: anna.id, role, team: 'red' }, 60);
    const listener = await listen(
      world.client({ token }),
      { table: 'secrets' },
      { table: 'notes' },
    );
    await add('red');
    await world.sql(`insert into notes (title) values ('x')`);
    expect(await collected(listener.received, 1, { graceMs: 0, timeoutMs: 400 }), role).toEqual([]);
    const channel = world.client({ token }).channel('any', withConfig({ private: true }));
    expect(await subscribeError(channel), role).toMatch(/^Unauthorized/);
  }
});

test('columns without a grant stay out of the record and of the list of columns', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:columns', 'phx_join', {
    config: { postgres_changes: [{ event: '*', schema: 'public', table: 'secrets' }] },
    access_token: await world.tokenFor(anna),
  });
  await raw.event('system');
  await add('red');
  const { payload } = await raw.event('postgres_changes');
  expect(JSON.stringify(payload)).not.toContain('hidden');
  expect(JSON.stringify(payload)).not.toContain('never shown');
  raw.socket.close();
});

test('a revoked grant stops the next change', async () => {
  const { received } = await listen(world.client(), { table: 'loud' }, { table: 'notes' });
  await world.sql(`insert into loud values (50, 'x', 'seen')`);
  await collected(received, 1);
  await world.sql('revoke select on loud from anon');
  await world.sql(`insert into loud values (51, 'x', 'unseen')`);
  // Changes are delivered in order: when this one has arrived, the one before it has been checked.
  await world.sql(`insert into notes (title) values ('next')`);
  await collected(received, 2, { graceMs: 0 });
  await world.sql('grant select on loud to anon');
  await world.sql(`insert into loud values (52, 'x', 'seen again')`);
  const changes = (await collected(received, 3)).filter(({ table }) => table === 'loud');
  expect(changes.map(({ new: row }) => (row as { id: number }).id)).not.toContain(51);
});

test('clients cannot read the queue or call its functions', async () => {
  const attempts = [
    'select * from realtime.changes',
    `insert into realtime.changes (schema_name, table_name, type) values ('public', 'notes', 'INSERT')`,
    'select * from realtime.presences',
    `select realtime.relay('{x}')`,
    'select realtime.clean_up()',
    'select realtime.sync_triggers()',
    `select realtime.visible_rows('select 1', 'jsonb', '[]', '{}', '{service_role}', '{}', '')`,
  ];
  for (const role of ['anon', 'authenticated', 'service_role']) {
    for (const attempt of attempts) {
      await expect(
        world.database.withRole({ role, claims: { role } }, { text: attempt }),
        `${role}: ${attempt}`,
      ).rejects.toThrow('permission denied');
    }
  }
});
