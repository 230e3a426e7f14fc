import fc from 'fast-check';
import { WebSocket } from 'ws';
import { type Actor, type Call, forbiddenTo, markers } from '../call.ts';
import * as hostile from '../hostile.ts';
import { check, type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Sends frames on live connections while marked rows change, and broadcasts without a connection.

type Talk = { as: Actor; version: string; frames: (string | Uint8Array)[] };

/** Close codes that the server may use. */
const deserved = [1002, 1003, 1007, 1008, 1009];
const timeoutMs = 10_000;

const topic = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('realtime:room', 'realtime:people', 'phoenix') },
  hostile.text.map((text) => `realtime:${text}`),
  hostile.text,
);
const change = (table: string) => ({
  event: '*',
  schema: 'public',
  table,
  filter: 'id=neq.1',
  select: ['id'],
});
const payloads: Record<string, object> = {
  phx_join: {
    config: {
      broadcast: { ack: true, self: true },
      presence: { key: 'me', enabled: true },
      postgres_changes: [change('people'), change('applications'), { event: '*', schema: '*' }],
      private: false,
    },
    access_token: 'token',
  },
  broadcast: { type: 'broadcast', event: 'shout', payload: { a: 1 } },
  presence: { type: 'presence', event: 'track', payload: { name: 'me' } },
  access_token: { access_token: 'token' },
  heartbeat: {},
  phx_leave: {},
};

const frame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...Object.entries(payloads))
      .chain(([event, payload]) =>
        fc
          .tuple(topic, hostile.spoilt(fc.constant(payload)), fc.constantFrom('1', null, 'x'))
          .map(([topic, given, ref]) => hostile.toJson(['1', ref, topic, event, given])),
      ),
  },
  hostile.jsonBody(fc.constant(['1', '2', 'realtime:room', 'broadcast', {}])),
  fc.uint8Array({ maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([3, 1, 1, 8, 5, 0, 1, ...bytes])),
);

function talkOf(): fc.Arbitrary<Talk> {
  return fc.record({
    as: fc.constantFrom<Actor>('anon', 'ada', 'bo', 'pending', 'editor'),
    version: fc.constantFrom('2.0.0', '2.0.0', '1.0.0'),
    frames: fc.array(frame, { minLength: 1, maxLength: 8 }),
  });
}

const talks: Group['run'] = (target, count, length) =>
  check(target, fc.array(talkOf(), { minLength: 1, maxLength: 4 }), length, async (given) => {
    const touched = target.database.query(
      `update people set source = 'x' || random()::text where headline = any($1)`,
      [Object.values(markers)],
    );
    await Promise.all([touched, ...given.map((one) => talk(target, one, count))]);
  });

/** Sends everything, then waits for the reply to a heartbeat or for an allowed close code. */
async function talk(target: Target, { as, version, frames }: Talk, count: Counted): Promise<void> {
  const started = performance.now();
  const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?apikey=${target.tokens[as]}&vsn=${version}`);
  try {
    const failure = await new Promise<string>((resolve, reject) => {
      let text = '';
      const timer = setTimeout(() => reject(new Error('silence')), timeoutMs);
      const end = (error?: Error) => {
        clearTimeout(timer);
        return error ? reject(error) : resolve(text);
      };
      socket.on('open', () => {
        for (const one of frames) socket.send(withToken(one, target.tokens[as]));
        socket.send(heartbeat(version));
      });
      socket.on('message', (data) => {
        text += String(data);
        if (text.includes('last-one')) end();
      });
      socket.on('error', (error) => end(error));
      socket.on('close', (code) =>
        end(deserved.includes(code) ? undefined : new Error(`closed with ${code}`)),
      );
    });
    const leak = forbiddenTo(as).find((word) => failure.includes(word));
    if (leak) throw new Error(`${as} heard ${leak}`);
    const ms = performance.now() - started;
    const status = failure.includes('last-one') ? 200 : 400;
    for (const _ of frames) count({ status, ms });
  } finally {
    socket.terminate();
  }
}

type Counted = Parameters<Group['run']>[1];

const withToken = (one: string | Uint8Array, token: string) =>
  typeof one === 'string'
    ? one.replace('"access_token":"token"', `"access_token":"${token}"`)
    : one;

const heartbeat = (version: string) =>
  version === '1.0.0'
    ? JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'last-one' })
    : JSON.stringify([null, 'last-one', 'phoenix', 'heartbeat', {}]);

const message = { topic: 'room', event: 'shout', payload: { a: 1 }, private: false };

const broadcasts = (): fc.Arbitrary<Call> =>
  fc.record({
    as: fc.constantFrom('anon', 'ada', 'service'),
    method: fc.constantFrom('POST', 'POST', 'GET'),
    path: fc.oneof(
      fc.constant('/realtime/v1/api/broadcast'),
      fc
        .tuple(hostile.inUrl, hostile.inUrl)
        .map(([room, event]) => `/realtime/v1/api/broadcast/${room}/events/${event}?private=true`),
      hostile.inUrl.map((text) => `/realtime/v1/${text}`),
    ),
    headers: fc.constantFrom(
      [['content-type', 'application/json']] as const,
      [['content-type', 'application/octet-stream']] as const,
    ),
    body: hostile.jsonBody(fc.constant({ messages: [message, { ...message, private: true }] })),
    twice: fc.boolean(),
  });

export const realtime: Group[] = [
  { name: 'realtime: frames', share: 60, run: talks },
  { name: 'realtime: broadcasts', share: 40, run: playCalls(broadcasts) },
];
