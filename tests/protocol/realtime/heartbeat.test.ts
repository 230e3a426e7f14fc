import { expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { RawSocket } from './raw-socket.ts';
import { serveWorld, subscribed } from './world.ts';

const world = serveWorld({ limits: { idleMs: 2_500 } });

test('a heartbeat gets a reply with its reference in both versions', async () => {
  for (const vsn of ['1.0.0', '2.0.0']) {
    const raw = new RawSocket(world, vsn);
    await raw.opened();
    raw.send('phoenix', 'heartbeat', {}, '77', null);
    expect(await raw.event('phx_reply')).toMatchObject({
      topic: 'phoenix',
      ref: '77',
      payload: { status: 'ok', response: {} },
    });
    raw.socket.close();
  }
});

test('the client sends heartbeats, and a socket with heartbeats stays open', async () => {
  const client = world.client({ heartbeatMs: 1_000 });
  const beats: string[] = [];
  client.realtime.onHeartbeat((status) => beats.push(status));
  await subscribed(client.channel('alive'));
  // Longer than the timeout of a silent socket.
  await eventually(() => expect(beats.filter((status) => status === 'ok')).toHaveLength(4));
  expect(beats).not.toContain('timeout');
  expect(client.realtime.isConnected()).toBe(true);
});

test('a silent socket is closed', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  expect(await raw.closed).toMatchObject({ code: 1000, reason: 'Idle' });
});
