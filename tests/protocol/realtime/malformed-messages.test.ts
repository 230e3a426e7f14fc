import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { serveWorld, subscribed } from './world.ts';

const world = serveWorld();

const rejected = [
  ['1.0.0', 'not json'],
  ['1.0.0', '[1,2,3]'],
  ['1.0.0', '{"topic":1,"event":"x"}'],
  ['2.0.0', '{"topic":"phoenix","event":"heartbeat"}'],
  ['2.0.0', '[1,2]'],
  ['2.0.0', 'null'],
  ['2.0.0', `["1","1","t","broadcast",{"payload":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`],
  ['2.0.0', `["1","1","t","presence",${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`],
  ['2.0.0', `["1","1","t","broadcast",{"payload":{${keys(2_000)}}}]`],
  ['2.0.0', `["1","1","t","broadcast",{"payload":[${'0,'.repeat(10_000)}0]}]`],
  ['1.0.0', `{"topic":"t","event":"broadcast","payload":{${keys(20_000)}}}`],
  ['1.0.0', Buffer.from([3, 0, 0, 0, 0, 0, 1])],
  ['2.0.0', Buffer.from([9, 9, 9])],
  ['2.0.0', Buffer.from([3, 200, 200, 200, 200, 200, 1])],
  ['2.0.0', Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from('te{broken')])],
] as const;

function keys(count: number): string {
  return Array.from({ length: count }, (_, at) => `"${at}":1`).join(',');
}

test('an invalid frame closes the socket that sent it', async () => {
  for (const [vsn, data] of rejected) {
    // Anonymous frames of that size are rejected before they are parsed.
    const raw = new RawSocket(world, vsn, world.keys.serviceKey);
    await raw.opened();
    raw.socket.send(data);
    expect((await raw.closed).code, String(data).slice(0, 80)).toBe(1007);
  }
});

test.each([
  ['anonymous', 32 * 1024],
  ['service', 1024 * 1024],
])('a frame beyond the limit closes the socket: %s', async (who, maxBytes) => {
  const key = who === 'service' ? world.keys.serviceKey : world.keys.anonKey;
  const raw = new RawSocket(world, '1.0.0', key);
  await raw.opened();
  const frameOf = (text: string) =>
    JSON.stringify({ topic: 'phoenix', event: 'heartbeat', ref: '1', payload: { text } });
  const maxTextLength = maxBytes - frameOf('').length;
  raw.socket.send(frameOf('x'.repeat(maxTextLength)));
  await raw.event('phx_reply');
  raw.socket.send(frameOf('x'.repeat(maxTextLength + 1)));
  expect((await raw.closed).code).toBe(1009);
});

test('joins with payloads of every shape get a reply', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  const payloads = [
    null,
    [],
    'x',
    5,
    {},
    { config: null },
    { config: [] },
    { config: { broadcast: 1, presence: 'x', private: 'no' } },
    { config: { postgres_changes: 'x' } },
    { config: { postgres_changes: [null] } },
    { config: { postgres_changes: [{}] } },
    { config: { postgres_changes: [{ event: 'FROB' }] } },
    { config: {}, access_token: 5 },
    { config: { presence: { key: 'a\u0000b', enabled: true } } },
  ];
  for (const [index, payload] of payloads.entries()) {
    raw.send(`realtime:shape ${index}`, 'phx_join', payload, `r${index}`, `j${index}`);
    const { payload: reply } = await raw.next(({ ref }) => ref === `r${index}`);
    expect(['ok', 'error'], JSON.stringify(payload)).toContain(reply.status);
  }
  raw.send('realtime:nul\u0000', 'phx_join', { config: {} }, 'nul', 'nul');
  expect((await raw.next(({ ref }) => ref === 'nul')).payload.status).toBe('error');
  raw.socket.close();
});

test('random frames never take the server down', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(
        fc.option(fc.string()),
        fc.option(fc.string()),
        fc.oneof(fc.string(), fc.constantFrom('phoenix', 'realtime:a', 'realtime:')),
        fc.constantFrom(
          'phx_join',
          'phx_leave',
          'broadcast',
          'presence',
          'access_token',
          'heartbeat',
          'x',
        ),
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            config: fc.jsonValue(),
            access_token: fc.jsonValue(),
            event: fc.jsonValue(),
            payload: fc.jsonValue(),
          }),
        ),
      )
      .map((parts) => JSON.stringify(parts)),
  );
  const frame = fc.oneof(
    { weight: 3, arbitrary: text },
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 12 }), async (frames) => {
      const raw = new RawSocket(world, '2.0.0');
      await raw.opened();
      for (const data of frames) raw.socket.send(data);
      raw.socket.send('{');
      expect((await raw.closed).code).toBe(1007);
    }),
    { numRuns: 150 },
  );
  const channel = await subscribed(world.client().channel('still here'));
  expect(channel.state).toBe('joined');
});
