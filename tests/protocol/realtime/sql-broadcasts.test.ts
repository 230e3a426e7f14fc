import { beforeAll, expect, test } from 'vitest';
import { anna, bertil, collected, serveWorld, subscribed, withConfig } from './world.ts';

const world = serveWorld();

beforeAll(async () => {
  // The policies and the trigger of Supabase's guide to broadcasts from the database.
  await world.sql(`
    create policy "teams read their room" on realtime.messages for select to authenticated
      using (realtime.topic() = 'team:' || (auth.jwt() ->> 'team'));
    create policy "teams write to their room" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'team:' || (auth.jwt() ->> 'team'));
    create table public.works (id int primary key, team text, title text);
    grant select, insert, update, delete on public.works to authenticated;
    create function public.works_changes() returns trigger security invoker language plpgsql as $$
    begin
      perform realtime.broadcast_changes(
        'team:' || coalesce(new.team, old.team), tg_op, tg_op, tg_table_name, tg_table_schema, new, old
      );
      return null;
    end $$;
    create trigger works_broadcast after insert or update or delete on public.works
      for each row execute function public.works_changes()`);
});

type Message = { event: string; payload: Record<string, unknown>; meta?: { id: string } };

async function listener(topic: string, isPrivate = true) {
  const received: Message[] = [];
  const channel = (await world.clientAs(anna))
    .channel(topic, withConfig({ private: isPrivate }))
    .on('broadcast', { event: '*' }, (message) => received.push(message as unknown as Message));
  await subscribed(channel);
  return received;
}

const runAs = ({ id, team }: typeof anna, text: string) =>
  world.database.withRole({ role: 'authenticated', claims: { sub: id, team } }, { text });

test('a trigger broadcasts the changes of a table', async () => {
  const received = await listener('team:red');
  await runAs(anna, `insert into works values (1, 'red', 'Wall')`);
  await runAs(anna, `update works set title = 'Roof'`);
  await runAs(anna, 'delete from works');
  const [inserted, updated, deleted] = await collected(received, 3);
  const [wall, roof] = ['Wall', 'Roof'].map((title) => ({ id: 1, team: 'red', title }));
  const common = { id: expect.any(String), schema: 'public', table: 'works' };
  expect(inserted).toMatchObject({
    event: 'INSERT',
    payload: { ...common, operation: 'INSERT', record: wall, old_record: null },
  });
  expect(updated?.payload).toEqual({
    ...common,
    operation: 'UPDATE',
    record: roof,
    old_record: wall,
  });
  expect(deleted?.payload).toMatchObject({ operation: 'DELETE', record: null, old_record: roof });
  expect(inserted?.payload.id).toBe(inserted?.meta?.id);
});

test('a writer without the right to send writes, and nobody is told', async () => {
  const received = await listener('team:red');
  await runAs(bertil, `insert into works values (2, 'red', 'Door')`);
  expect(await collected(received, 0)).toEqual([]);
  const { rows } = await world.sql('select title from works where id = 2');
  expect(rows).toEqual([{ title: 'Door' }]);
});

test('broadcast_changes rejects statements and other operations', async () => {
  const call = (operation: string, level: string) =>
    world.sql(
      `do $$ declare row public.works; begin
        perform realtime.broadcast_changes('team:red', 'e', '${operation}', 'works', 'public', row, row, '${level}');
      end $$`,
    );
  await expect(call('INSERT', 'STATEMENT')).rejects.toThrow(/for each row/);
  await expect(call('TRUNCATE', 'ROW')).rejects.toThrow(/Unexpected operation type: TRUNCATE/);
});

test('SQL sends bytes, small and large, in order with other messages', async () => {
  const received = await listener('from sql', false);
  await world.sql(`select realtime.send_binary('\\x0700ff', 'small', 'from sql', false)`);
  await world.sql(
    `select realtime.send_binary(decode(repeat('ab', 20000), 'hex'), 'large', 'from sql', false)`,
  );
  await world.sql(`select realtime.send('{"id":"own"}', 'json', 'from sql', false)`);
  const [small, large, json] = await collected(received, 3);
  expect(new Uint8Array(small?.payload as unknown as ArrayBuffer)).toEqual(
    new Uint8Array([7, 0, 255]),
  );
  expect(large?.payload.byteLength).toBe(20_000);
  expect(json?.payload).toEqual({ id: 'own' });
});

test('bytes need the right to send too, and their transaction is kept', async () => {
  const received = await listener('team:red');
  await runAs(bertil, `select realtime.send_binary('\\x01', 'intrusion', 'team:red')`);
  await runAs(anna, `select realtime.send_binary('\\x02', 'allowed', 'team:red')`);
  expect((await collected(received, 1)).map(({ event }) => event)).toEqual(['allowed']);
});
