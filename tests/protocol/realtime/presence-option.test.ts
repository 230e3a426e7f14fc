import type { RealtimeChannel } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { RawSocket } from './raw-socket.ts';
import { pause, serveWorld, subscribed, withConfig } from './world.ts';

const world = serveWorld();

/** Joins a room with presence, and collects the keys of those who join and leave. */
async function joinRoom(room: string, key: string) {
  const joins: string[] = [];
  const leaves: string[] = [];
  const client = world.client();
  const channel = client
    .channel(room, withConfig({ presence: { key } }))
    .on('presence', { event: 'sync' }, () => undefined)
    .on('presence', { event: 'join' }, ({ key: who }) => joins.push(who))
    .on('presence', { event: 'leave' }, ({ key: who }) => leaves.push(who));
  await subscribed(channel);
  return { client, channel, joins, leaves };
}

const stateOf = (channel: RealtimeChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState<{ mood: string }>()).map(([key, metas]) => [
      key,
      metas.map(({ mood }) => mood),
    ]),
  );

test('a client without presence gets no presence events until it tracks', async () => {
  const anna = await joinRoom('turned on', 'anna');
  const raw = new RawSocket(world);
  await raw.opened();
  const config = { presence: { key: 'quiet', enabled: false } };
  raw.send('realtime:turned on', 'phx_join', { config });
  await raw.event('phx_reply');
  await anna.channel.track({ mood: 'curious' });
  await eventually(() => expect(stateOf(anna.channel)).toEqual({ anna: ['curious'] }));
  await pause(100);
  expect(raw.messages).toEqual([]);
  raw.send('realtime:turned on', 'presence', { event: 'track', payload: { mood: 'shy' } }, '2');
  expect(await raw.event('presence_state')).toMatchObject({
    payload: { anna: { metas: [{ mood: 'curious' }] } },
  });
  await eventually(() =>
    expect(stateOf(anna.channel)).toEqual({ anna: ['curious'], quiet: ['shy'] }),
  );
  await anna.channel.untrack();
  await raw.next(
    ({ event, payload }) => event === 'presence_diff' && 'anna' in Object(payload.leaves),
  );
  raw.socket.close();
});

test.each([{ presence: { key: 'old' } }, {}, undefined])(
  'a client that does not know the option has presence: %j',
  async (config) => {
    const raw = new RawSocket(world);
    await raw.opened();
    raw.send('realtime:old clients', 'phx_join', config ? { config } : {});
    expect((await raw.event('presence_state')).payload).toEqual({});
  },
);
