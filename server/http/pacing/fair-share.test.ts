import { EventEmitter } from 'node:events';
import { Agent, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { listen } from '../listen.ts';
import { FairShare, fairShare, shareFairly } from './fair-share.ts';

const response = () => new EventEmitter() as EventEmitter & ServerResponse;

/** Starts requests of one network and returns their responses, with the number that has started. */
function startMany(share: FairShare, network: string, count: number) {
  const state = { started: 0 };
  const responses = Array.from({ length: count }, () => {
    const one = response();
    share.start(network, one, () => {
      state.started += 1;
    });
    return one;
  });
  return { state, responses };
}

describe('a network with many requests', () => {
  it('may start all of them while the process keeps up', () => {
    const share = new FairShare();
    const { state } = startMany(share, 'office', 50);
    share.check(5);
    expect(state.started).toBe(50);
    expect(startMany(share, 'office', 50).state.started).toBe(50);
  });

  it('gets its share when the process is late, and others are not affected', async () => {
    let restricted = 0;
    const share = new FairShare(() => {
      restricted += 1;
    });
    startMany(share, 'crowd', 50);
    startMany(share, 'office', 20);
    share.check(300);
    expect(restricted).toBe(1);
    const { state, responses } = startMany(share, 'crowd', 50);
    expect(state.started).toBe(fairShare);
    expect(startMany(share, 'office', 20).state.started).toBe(20);
    expect(startMany(share, 'visitor', 1).state.started).toBe(1);
    responses[0]?.emit('close');
    // In the next turn of the thread.
    expect(state.started).toBe(fairShare);
    await expect.poll(() => state.started).toBe(fairShare + 1);
  });

  it('gets its share also if each request ends immediately', () => {
    const share = new FairShare();
    for (const client of startMany(share, 'crowd', 50).responses) client.emit('close');
    share.check(300);
    expect(startMany(share, 'crowd', 50).state.started).toBe(fairShare);
  });

  it('does not start requests whose client has left', async () => {
    const share = new FairShare();
    startMany(share, 'crowd', 50);
    share.check(300);
    const { state, responses } = startMany(share, 'crowd', 6);
    responses[4]?.emit('close');
    for (const client of responses.slice(0, 4)) client.emit('close');
    await expect.poll(() => state.started).toBe(5);
    await new Promise(setImmediate);
    expect(state.started).toBe(5);
  });

  it('is not delayed by requests that wait for data', async () => {
    const share = new FairShare();
    startMany(share, 'crowd', 50);
    share.check(300);
    const { state } = startMany(share, 'crowd', fairShare + 1);
    expect(state.started).toBe(fairShare);
    await expect.poll(() => state.started, { timeout: 5_000 }).toBe(fairShare + 1);
  });
});

it('lets others in between the requests of a busy client', async () => {
  const app = new Hono<Environment>();
  let [inThisTurn, most, isMeasured] = [0, 0, false];
  app.get('/heavy', (context) => {
    if (inThisTurn === 0)
      setImmediate(() => {
        inThisTurn = 0;
      });
    inThisTurn += 1;
    if (isMeasured) most = Math.max(most, inThisTurn);
    const until = performance.now() + 5;
    while (performance.now() < until);
    return context.text('done');
  });
  const fair = shareFairly({
    networkOf: ({ socket }) => socket.remoteAddress ?? '',
    onRestrict: () => {
      isMeasured = true;
    },
  });
  const { server, close } = await listen({ app, host: '127.0.0.1', port: 0, middleware: [fair] });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const request = () =>
    new Promise<void>((resolve, reject) => {
      const url = `http://127.0.0.1:${port}/heavy`;
      get(url, { agent }, (message) => message.resume().once('end', resolve)).once('error', reject);
    });
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      for (let index = 0; index < 8; index += 1) await request();
    }),
  );
  expect(isMeasured).toBe(true);
  expect(most).toBeGreaterThan(0);
  // Turns end early on a slow machine; without them up to 40 requests run in one turn.
  expect(most).toBeLessThanOrEqual(2 * fairShare);
  agent.destroy();
  await close();
});
