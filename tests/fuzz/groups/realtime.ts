import fc from 'fast-check';
import { WebSocket } from 'ws';
import { type Actor, type Call, forbiddenTo, markers } from '../call.ts';
import * as hostile from '../hostile.ts';
import { check, type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Sends frames on live connections while marked rows change, and broadcasts without a connection.

type Frame = string | Uint8Array;
type Conversation = { as: Actor; version: string; frames: Frame[] };
type Count = Parameters<Group['run']>[1];

/** Close codes that the server may use. */
const allowedCloseCodes = [1002, 1003, 1007, 1008, 1009];
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

const frame: fc.Arbitrary<Frame> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...Object.entries(payloads))
      .chain(([event, payload]) =>
        fc
          .tuple(topic, hostile.spoilt(fc.constant(payload)), fc.constantFrom('1', null, 'x'))
          .map(([topic, spoiltPayload, ref]) =>
            hostile.toJson(['1', ref, topic, event, spoiltPayload]),
          ),
      ),
  },
  hostile.jsonBody(fc.constant(['1', '2', 'realtime:room', 'broadcast', {}])),
  fc.uint8Array({ maxLength: 40 }),
  // The header of a binary push frame: kind, lengths of join ref, ref, topic and event.
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([3, 1, 1, 8, 5, 0, 1, ...bytes])),
);

const arbitraryConversation = (): fc.Arbitrary<Conversation> =>
  fc.record({
    as: fc.constantFrom<Actor>('anon', 'ada', 'bo', 'pending', 'editor'),
    // Listed twice, so that it is chosen twice as often.
    version: fc.constantFrom('2.0.0', '2.0.0', '1.0.0'),
    frames: fc.array(frame, { minLength: 1, maxLength: 8 }),
  });

const playConversations: Group['run'] = (target, count, length) => {
  const parallel = fc.array(arbitraryConversation(), { minLength: 1, maxLength: 4 });
  return check(target, parallel, length, async (conversations) => {
    const update = target.database.query(
      `update people set source = 'x' || random()::text where headline = any($1)`,
      [Object.values(markers)],
    );
    const played = conversations.map((each) => playConversation(target, each, count));
    await Promise.all([update, ...played]);
  });
};

/** Sends everything, then waits for the reply to a heartbeat or for an allowed close code. */
async function playConversation(
  target: Target,
  { as, version, frames }: Conversation,
  count: Count,
): Promise<void> {
  const started = performance.now();
  const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?apikey=${target.tokens[as]}&vsn=${version}`);
  try {
    const received = await new Promise<string>((resolve, reject) => {
      let text = '';
      const timer = setTimeout(() => reject(new Error('silence')), timeoutMs);
      const end = (error?: Error) => {
        clearTimeout(timer);
        return error ? reject(error) : resolve(text);
      };
      socket.on('open', () => {
        for (const frame of frames) socket.send(withToken(frame, target.tokens[as]));
        socket.send(heartbeat(version));
      });
      socket.on('message', (data) => {
        text += String(data);
        if (text.includes('last-one')) end();
      });
      socket.on('error', (error) => end(error));
      socket.on('close', (code) =>
        end(allowedCloseCodes.includes(code) ? undefined : new Error(`closed with ${code}`)),
      );
    });
    const leak = forbiddenTo(as).find((word) => received.includes(word));
    if (leak) throw new Error(`${as} heard ${leak}`);
    const ms = performance.now() - started;
    const status = received.includes('last-one') ? 200 : 400;
    for (const _ of frames) count({ status, ms });
  } finally {
    socket.terminate();
  }
}

const withToken = (frame: Frame, token: string) =>
  typeof frame === 'string'
    ? frame.replace('"access_token":"token"', `"access_token":"${token}"`)
    : frame;

const heartbeat = (version: string) =>
  version === '1.0.0'
    ? JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'last-one' })
    : JSON.stringify([null, 'last-one', 'phoenix', 'heartbeat', {}]);

const message = { topic: 'room', event: 'shout', payload: { a: 1 }, private: false };

const broadcasts = (): fc.Arbitrary<Call> =>
  fc.record({
    as: fc.constantFrom('anon', 'ada', 'service'),
    // Listed twice, so that it is chosen twice as often.
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
  { name: 'realtime: frames', share: 60, run: playConversations },
  { name: 'realtime: broadcasts', share: 40, run: playCalls(broadcasts) },
];
