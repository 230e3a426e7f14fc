import { expect, test } from 'vitest';
import { anna, collected, serveWorld, subscribed, withConfig } from './world.ts';

// The servers have the default settings, in which REALTIME_PUBLIC_CHANNELS is not set.
const world = serveWorld({ publicChannels: false });

const acknowledged = withConfig({ broadcast: { self: true, ack: true }, presence: { key: 'x' } });

async function listen(name: string) {
  const received: string[] = [];
  const channel = world
    .client()
    .channel(name, acknowledged)
    .on('broadcast', { event: '*' }, ({ event }) => received.push(event))
    .on('presence', { event: 'join' }, ({ key }) => received.push(`joined ${key}`));
  await subscribed(channel);
  return received;
}

test.each([
  ['an anonymous client', () => world.client()],
  ['a signed-in account', () => world.clientAs(anna)],
] as const)('%s cannot send on a public channel', async (_, open) => {
  const name = 'announcements';
  const received = await listen(name);
  const client = await open();
  const channel = await subscribed(client.channel(name, acknowledged));
  expect(
    await channel.send({ type: 'broadcast', event: 'spam', payload: {} }, { timeout: 300 }),
  ).toBe('timed out');
  expect(await channel.track({ here: true })).not.toBe('ok');
  expect(await collected(received, 1, { graceMs: 150, timeoutMs: 300 })).toEqual([]);
});

test('only the service role can broadcast by HTTP', async () => {
  const received = await listen('http');
  const post = (path: string, key: string, body: unknown) =>
    fetch(`${world.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const batch = (event: string) => ({ messages: [{ topic: 'http', event, payload: {} }] });
  const { anonKey, serviceKey } = world.keys;
  expect((await post('/http/events/anonymous', anonKey, {})).status).toBe(403);
  expect((await post('', anonKey, batch('anonymous batch'))).status).toBe(202);
  expect((await post('/http/events/one', serviceKey, {})).status).toBe(202);
  expect((await post('', serviceKey, batch('many'))).status).toBe(202);
  expect(await collected(received, 2)).toEqual(['one', 'many']);
});

test('table changes arrive on a public channel', async () => {
  const titles: string[] = [];
  const channel = world
    .client()
    .channel('changes')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
      titles.push(change.new.title),
    );
  await subscribed(channel);
  await world.sql(`insert into public.notes (title) values ('arrives')`);
  expect(await collected(titles, 1)).toEqual(['arrives']);
});
