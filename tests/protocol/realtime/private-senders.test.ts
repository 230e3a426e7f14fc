import { expect, test } from 'vitest';
import { prepareTeamRooms, secret } from './prepare-team-rooms.ts';
import { anna, bertil, collected, subscribed } from './world.ts';

const world = prepareTeamRooms();

test('REST rejects senders without write permission, alone or in a batch', async () => {
  const blue = (await world.clientAs(bertil)).channel('team red', secret);
  await expect(blue.httpSend('intrusion', {})).rejects.toThrow(/permissions to write/);
  const received: unknown[] = [];
  const red = (await world.clientAs(anna)).channel('team red', secret);
  await subscribed(red.on('broadcast', { event: '*' }, ({ event }) => received.push(event)));
  const response = await fetch(`${world.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: world.keys.anonKey, authorization: `Bearer ${await world.tokenFor(anna)}` },
    body: JSON.stringify({
      messages: [
        { topic: 'team blue', event: 'not mine', payload: {}, private: true },
        { topic: 'team red', event: 'mine', payload: {}, private: true },
      ],
    }),
  });
  expect(response.status).toBe(202);
  expect(await collected(received, 1)).toEqual(['mine']);
});

test('a sender in SQL needs the right too, and its own transaction is kept', async () => {
  await world.sql(`create table public.works (id int);
    create function public.work_and_tell(topic text) returns void language sql as
      $$ insert into works values (1); select realtime.send('{}', 'told', topic, true) $$;
    grant insert on works to authenticated;
    grant execute on function public.work_and_tell(text) to authenticated`);
  const received: unknown[] = [];
  const red = (await world.clientAs(anna)).channel('team red', secret);
  await subscribed(red.on('broadcast', { event: '*' }, ({ event }) => received.push(event)));
  const call = (person: typeof anna) =>
    world.database.withRole(
      { role: 'authenticated', claims: { sub: person.id, team: person.team } },
      { text: `select public.work_and_tell('team red')` },
    );
  await call(bertil);
  await call(anna);
  expect(await collected(received, 1)).toEqual(['told']);
  expect((await world.sql('select count(*)::int as count from works')).rows[0].count).toBe(2);
});
