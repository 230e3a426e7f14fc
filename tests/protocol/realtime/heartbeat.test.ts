import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { createWorld, subscribed, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ limits: { idleMs: 2_500 } });
});
afterAll(() => world.end());

test('a beat is answered with its own reference in both versions', async () => {
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

test('the client beats, and a socket that beats stays open', async () => {
  const client = world.client({ heartbeatMs: 500 });
  const beats: string[] = [];
  client.realtime.onHeartbeat((status) => beats.push(status));
  await subscribed(client.channel('alive'));
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(beats.filter((status) => status === 'ok').length).toBeGreaterThan(4);
  expect(beats).not.toContain('timeout');
  expect(client.realtime.isConnected()).toBe(true);
});

test('a silent socket is closed', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  expect(await raw.closed).toMatchObject({ code: 1000, reason: 'Idle' });
});
