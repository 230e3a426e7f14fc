import { beforeAll, beforeEach, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import {
  anna,
  bertil,
  collected,
  serveWorld,
  subscribed,
  subscribeError,
  withConfig,
} from './world.ts';

const world = serveWorld();

beforeAll(async () => {
  await world.sql(`
    create policy "teams read their room" on realtime.messages for select to authenticated
      using (realtime.topic() = 'team ' || (auth.jwt() ->> 'team') and event is distinct from 'hidden')`);
});

beforeEach(async () => {
  await world.sql('delete from realtime.messages');
});

type Message = {
  event: string;
  payload: { n?: number };
  meta?: { id: string; replayed?: boolean };
};

const send = (n: number, { event = 'said', topic = 'team red', isPrivate = true } = {}) =>
  world.sql('select realtime.send(jsonb_build_object($1::text, $2::int), $3, $4, $5)', [
    'n',
    n,
    event,
    topic,
    isPrivate,
  ]);

async function join(replay: { since: number; limit?: number }, vsn?: string) {
  const received: Message[] = [];
  const client = await world.clientAs(anna, vsn ? { vsn } : {});
  const channel = client
    .channel('team red', withConfig({ private: true, broadcast: { replay } }))
    .on('broadcast', { event: '*' }, (message) => received.push(message as unknown as Message));
  await subscribed(channel);
  return received;
}

const numbers = (messages: Message[]) => messages.map(({ payload }) => payload.n);

test('a client that joins gets what SQL sent before, oldest first, and then what is new', async () => {
  await world.sql(`begin;
    select realtime.send('{"n":1}', 'said', 'team red'); select realtime.send('{"n":2}', 'said', 'team red');
    commit`);
  await send(0, { topic: 'team blue' });
  await send(0, { isPrivate: false });
  const received = await join({ since: 0 });
  expect(numbers(await collected(received, 2))).toEqual([1, 2]);
  await send(3);
  expect(numbers(await collected(received, 3))).toEqual([1, 2, 3]);
  expect(received.map(({ meta }) => meta?.replayed)).toEqual([true, true, undefined]);
  expect(new Set(received.map(({ meta }) => meta?.id)).size).toBe(3);
});

test('the newest are replayed, at most as many as asked for, and 25', async () => {
  // Five messages more than are replayed at most: those from 6 to 30 arrive.
  for (let n = 1; n <= 30; n += 1) await send(n);
  expect(numbers(await collected(await join({ since: 0, limit: 2 }), 2))).toEqual([29, 30]);
  // Ten is the default.
  expect(await collected(await join({ since: 0 }), 10)).toHaveLength(10);
  const allMessages = await collected(await join({ since: 0, limit: 1000 }), 25);
  expect(numbers(allMessages)).toEqual(Array.from({ length: 25 }, (_, index) => index + 6));
});

test('only messages since a time are replayed', async () => {
  await send(1);
  await world.sql(`update realtime.messages set inserted_at = now() - interval '1 hour'`);
  await send(2);
  expect(numbers(await collected(await join({ since: Date.now() - 60_000 }), 1))).toEqual([2]);
});

test('messages sent while a client joins arrive once', async () => {
  const sentBefore = Promise.all(Array.from({ length: 8 }, (_, n) => send(n)));
  const received = await join({ since: 0, limit: 25 });
  await sentBefore;
  await collected(received, 8);
  expect(numbers(received).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a binary message is replayed as bytes, to clients that can read it', async () => {
  await world.sql(`select realtime.send_binary('\\x0700ff', 'bytes', 'team red')`);
  const [message] = await collected(await join({ since: 0 }), 1);
  expect(message).toMatchObject({ event: 'bytes', meta: { replayed: true } });
  expect(new Uint8Array(message?.payload as ArrayBuffer)).toEqual(new Uint8Array([7, 0, 255]));
  expect(await collected(await join({ since: 0 }, '1.0.0'), 0)).toEqual([]);
});

test('policies decide about each replayed message', async () => {
  await send(1, { event: 'hidden' });
  await send(2);
  expect(numbers(await collected(await join({ since: 0 }), 1))).toEqual([2]);
  const channel = (await world.clientAs(bertil)).channel(
    'team red',
    withConfig({ private: true, broadcast: { replay: { since: 0 } } }),
  );
  expect(await subscribeError(channel)).toMatch(/^Unauthorized/);
});

test('large messages are replayed up to a total size', async () => {
  for (let n = 0; n < 4; n += 1)
    await world.sql(
      `select realtime.send(jsonb_build_object('n', $1::int, 'text', repeat('x', 900000)), 'big', 'team red')`,
      [n],
    );
  // The last one may still be on its way when the client joins.
  const received = await collected(await join({ since: 0 }), 2);
  expect(numbers(received).toSorted()).toEqual([2, 3]);
});

test.each([
  [{ private: false, broadcast: { replay: { since: 0 } } }, 'not allowed for public channels'],
  [{ private: true, broadcast: { replay: { since: 'yesterday' } } }, 'params are not valid'],
  [{ private: true, broadcast: { replay: { since: -1 } } }, 'params are not valid'],
  [{ private: true, broadcast: { replay: { since: 1e300 } } }, 'params are not valid'],
  [{ private: true, broadcast: { replay: 5 } }, 'params are not valid'],
])('%j is rejected', async (config, reason) => {
  const raw = new RawSocket(world);
  await raw.opened();
  raw.send('realtime:team red', 'phx_join', { config, access_token: await world.tokenFor(anna) });
  expect(await raw.event('phx_reply')).toMatchObject({
    payload: {
      status: 'error',
      response: {
        reason: expect.stringMatching(new RegExp(`^UnableToReplayMessages: .*${reason}`)),
      },
    },
  });
});
