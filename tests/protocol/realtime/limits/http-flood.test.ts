import { expect, test } from 'vitest';
import { kibibyte } from '../../../../domain/units.ts';
import { defaultLimits } from '../../../../server/realtime/limits.ts';
import { serveWorld } from '../world.ts';

// All sockets of one client share limits. Every process of a test is a separate network.

const world = serveWorld();

const start = (network: Partial<typeof defaultLimits.network> = {}) =>
  world.startProcess({ limits: { network: { ...defaultLimits.network, ...network } } });

const heartbeat = (bytes: number) => ({ text: 'x'.repeat(bytes) });

test('broadcasts by HTTP take from the same budget', async () => {
  const process = await start({ anonymousBytesPerSecond: 4 * kibibyte });
  const send = async () => {
    const response = await fetch(`${process.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: process.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ topic: 'a', event: 'b', payload: heartbeat(25 * kibibyte) }],
      }),
    });
    return response.status;
  };
  expect(await send()).toBe(202);
  expect([await send(), await send()]).toContain(429);
});

test('private topics of broadcasts by HTTP count as joins, also without a body', async () => {
  const process = await start({ joinsPerSecond: 1 });
  const send = async (path: string, body: string) => {
    const response = await fetch(`${process.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { apikey: process.keys.anonKey, 'content-type': 'application/json' },
      body,
    });
    return response.status;
  };
  const topics = Array.from({ length: 30 }, (_, index) => ({
    topic: `t${index}`,
    event: 'a',
    payload: {},
  }));
  const batch = (isPrivate: boolean) =>
    JSON.stringify({ messages: topics.map((topic) => ({ ...topic, private: isPrivate })) });
  expect(await send('', batch(false))).toBe(202);
  expect(await send('', batch(true))).toBe(429);
  expect(await send('/a/events/b?private=true', '')).toBe(429);
});
