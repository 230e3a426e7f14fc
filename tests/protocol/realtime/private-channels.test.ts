import { expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { prepareTeamRooms, secret } from './prepare-team-rooms.ts';
import { anna, bertil, collected, subscribed, subscribeError, withConfig } from './world.ts';

const world = prepareTeamRooms();

test('a policy decides who joins', async () => {
  await subscribed((await world.clientAs(anna)).channel('team red', secret));
  expect(await subscribeError((await world.clientAs(bertil)).channel('team red', secret))).toBe(
    'Unauthorized: You do not have permissions to read from this Channel topic: team red',
  );
  expect(await subscribeError(world.client().channel('team red', secret))).toMatch(/^Unauthorized/);
});

test('a colleague who is disabled or demoted leaves, with the connection still open', async () => {
  const carin = { id: '00000000-0000-4000-8000-00000000000c' };
  const doris = { id: '00000000-0000-4000-8000-00000000000d' };
  for (const { id } of [carin, doris]) {
    await world.sql(
      `insert into auth.users (id, email) values ($1::uuid, $1 || '@people.example')`,
      [id],
    );
    await world.sql(
      `insert into public.staff_profiles (user_id, name, email, role, state)
       values ($1::uuid, 'Staff', $1 || '@people.example', 'recruiter', 'active')`,
      [id],
    );
  }
  const join = async (person: typeof carin) => {
    const client = await world.clientAs(person);
    const received: unknown[] = [];
    const closed: unknown[] = [];
    const channel = client
      .channel('staff room', secret)
      .on('broadcast', { event: '*' }, ({ event }) => received.push(event))
      .on('system', {}, ({ message }) => closed.push(message));
    await subscribed(channel);
    return { channel, received, closed };
  };
  const [left, stays] = [await join(carin), await join(doris)];
  await world.sql(`update public.staff_profiles set state = 'disabled' where user_id = $1`, [
    carin.id,
  ]);
  await collected(left.closed, 1);
  expect(left.closed).toEqual([expect.stringMatching(/^Unauthorized/)]);
  await stays.channel.send({ type: 'broadcast', event: 'secret', payload: {} });
  await collected(stays.received, 1);
  expect(left.received).toEqual([]);
});

test('checking the policies writes no rows', async () => {
  const { rows } = await world.sql('select count(*)::int as count from realtime.messages');
  expect(rows[0].count).toBe(0);
});

test('messages of a read-only client reach nobody', async () => {
  const received: unknown[] = [];
  const reader = (await world.clientAs(anna)).channel('news', secret);
  await subscribed(reader.on('broadcast', { event: '*' }, (message) => received.push(message)));
  const writer = (await world.clientAs(bertil)).channel('news', secret);
  await subscribed(writer);
  expect(await writer.send({ type: 'broadcast', event: 'x', payload: {} }, { timeout: 300 })).toBe(
    'timed out',
  );
  expect(received).toEqual([]);
  expect(await writer.track({ here: true })).not.toBe('ok');
});

test('private and public rooms of one name are separate, also for SQL and REST', async () => {
  const [hidden, open]: [unknown[], unknown[]] = [[], []];
  const red = await world.clientAs(anna);
  await subscribed(
    red
      .channel('team red', secret)
      .on('broadcast', { event: '*' }, ({ event }) => hidden.push(event)),
  );
  await subscribed(
    world
      .client()
      .channel('team red')
      .on('broadcast', { event: '*' }, ({ event }) => open.push(event)),
  );
  await world.sql(`select realtime.send('{}', 'sql private', 'team red', true)`);
  await world.sql(`select realtime.send('{}', 'sql public', 'team red', false)`);
  const inRed = red.channel('team red', secret);
  await inRed.httpSend('rest private', { a: 1 });
  await world.client().channel('team red').httpSend('rest public', { a: 1 });
  await collected(hidden, 2);
  await collected(open, 2);
  expect(hidden.toSorted()).toEqual(['rest private', 'sql private']);
  expect(open.toSorted()).toEqual(['rest public', 'sql public']);
});

test('policies see no key and no token of a request', async () => {
  await world.sql(`
    create policy "requests without secrets" on realtime.messages for insert to authenticated with check (
      realtime.topic() = 'no secrets' and not jsonb_exists_any(
        current_setting('request.headers')::jsonb, array['authorization', 'apikey', 'cookie']
      )
    );
  `);
  const channel = (await world.clientAs(anna)).channel('no secrets', secret);
  expect(await channel.httpSend('sent', {})).toEqual({ success: true });
});

test('presence works in a private room', async () => {
  const one = (await world.clientAs(anna)).channel(
    'team red',
    withConfig({ private: true, presence: { key: 'one' } }),
  );
  await subscribed(one.on('presence', { event: 'sync' }, () => undefined));
  await one.track({ here: 1 });
  await eventually(() => expect(Object.keys(one.presenceState())).toEqual(['one']));
});
