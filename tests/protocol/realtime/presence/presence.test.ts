import { expect, test } from 'vitest';
import { eventually } from '../../../fixtures/eventually.ts';
import { RawSocket } from '../raw-socket.ts';
import { serveWorld } from '../world.ts';
import { presenceRooms, stateOf } from './presence-rooms.ts';

const world = serveWorld();
const joinRoom = presenceRooms(world);

test('two people see each other come, change and go', async () => {
  const anna = await joinRoom('lobby', 'anna');
  expect(await anna.channel.track({ mood: 'curious' })).toBe('ok');
  await eventually(() => expect(stateOf(anna.channel)).toEqual({ anna: ['curious'] }));

  const bertil = await joinRoom('lobby', 'bertil');
  await bertil.channel.track({ mood: 'calm' });
  await eventually(() => {
    expect(stateOf(anna.channel)).toEqual({ anna: ['curious'], bertil: ['calm'] });
    expect(stateOf(bertil.channel)).toEqual({ anna: ['curious'], bertil: ['calm'] });
  });

  await anna.channel.track({ mood: 'happy' });
  await eventually(() => expect(stateOf(bertil.channel).anna).toEqual(['happy']));

  await bertil.channel.untrack();
  await eventually(() => expect(stateOf(anna.channel)).toEqual({ anna: ['happy'] }));
  expect(anna.leaves).toContain('bertil');
});

test('a room that is full takes no more, and has room again when somebody leaves', async () => {
  const members = await Promise.all(
    Array.from({ length: 9 }, (_, number) => joinRoom('full', `member ${number}`)),
  );
  const results: string[] = [];
  // The presences of a room have 256 KiB together, so eight of this size fit.
  for (const { channel } of members)
    results.push(await channel.track({ mood: 'x'.repeat(30_000) }));
  expect(results).toEqual([...Array(8).fill('ok'), 'error']);
  await members[0]?.channel.untrack();
  expect(await members[8]?.channel.track({ mood: 'x'.repeat(30_000) })).toBe('ok');
});

test('a member whose socket is dropped leaves', async () => {
  const anna = await joinRoom('drop', 'anna');
  const raw = new RawSocket(world);
  await raw.opened();
  raw.send('realtime:drop', 'phx_join', { config: { presence: { key: 'raw', enabled: true } } });
  await raw.event('presence_state');
  raw.send(
    'realtime:drop',
    'presence',
    { type: 'presence', event: 'track', payload: { mood: 'raw' } },
    '2',
  );
  await eventually(() => expect(stateOf(anna.channel)).toEqual({ raw: ['raw'] }));
  raw.socket.terminate();
  await eventually(() => expect(stateOf(anna.channel)).toEqual({}));
});

test('one key may be present more than once', async () => {
  const first = await joinRoom('tabs', 'anna');
  const second = await joinRoom('tabs', 'anna');
  await first.channel.track({ mood: 'one' });
  await second.channel.track({ mood: 'two' });
  await eventually(() => expect(stateOf(first.channel).anna?.toSorted()).toEqual(['one', 'two']));
  await first.client.removeChannel(first.channel);
  await eventually(() => expect(stateOf(second.channel).anna).toEqual(['two']));
});

test('without a key the server generates one, and rooms are separate', async () => {
  const nameless = await joinRoom('own room', '');
  const otherRoom = await joinRoom('other room', 'other');
  await nameless.channel.track({ mood: 'x' });
  await eventually(() =>
    expect(Object.keys(stateOf(nameless.channel))[0]).toMatch(/^[0-9a-f-]{36}$/),
  );
  expect(stateOf(otherRoom.channel)).toEqual({});
});

test('messages contain the references of a presence, also the previous one', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:refs', 'phx_join', { config: { presence: { key: 'k', enabled: true } } });
  expect((await raw.event('presence_state')).payload).toEqual({});
  const track = (n: number, ref: string) =>
    raw.send(
      'realtime:refs',
      'presence',
      { type: 'presence', event: 'track', payload: { n } },
      ref,
    );
  track(1, '2');
  expect(await raw.next(({ ref }) => ref === '2')).toMatchObject({
    payload: { status: 'ok', response: {} },
  });
  const first = (await raw.event('presence_diff')).payload as Diff;
  const ref = first.joins.k?.metas[0]?.phx_ref;
  track(2, '3');
  const second = (await raw.event('presence_diff')).payload as Diff;
  expect(second.leaves.k?.metas[0]).toMatchObject({ n: 1, phx_ref: ref });
  expect(second.joins.k?.metas[0]).toMatchObject({ n: 2, phx_ref_prev: ref });
  raw.socket.close();
});

type Diff = Record<'joins' | 'leaves', Record<string, { metas: Record<string, unknown>[] }>>;
