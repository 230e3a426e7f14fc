import { expect, test } from 'vitest';
import { eventually } from '../../../fixtures/eventually.ts';
import { RawSocket } from '../raw-socket.ts';
import { pause, serveWorld } from '../world.ts';
import { presenceRooms, stateOf } from './presence-rooms.ts';

const world = serveWorld();
const joinRoom = presenceRooms(world);

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
