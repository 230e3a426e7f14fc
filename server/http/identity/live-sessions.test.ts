import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../postgres/database.ts';
import { createIsLiveSession } from './live-sessions.ts';

const noRows = { rows: [], fields: [], command: 'SELECT', oid: 0 };

/** A database that contains all sessions but those in `gone`, and answers when `hold` settles. */
async function createFake() {
  const gone = new Set<string>();
  const asked: string[] = [];
  const fake = {
    gone,
    asked,
    hold: Promise.resolve(),
    now: Date.now(),
    /** Time at which the sessions end. */
    notAfter: null as Date | null,
    notify: (_id: string) => {},
    notifyChanged: (_id: string) => {},
    reconnect: () => {},
  };
  const database = {
    query: async (_text: string, [id]: string[] = []) => {
      asked.push(String(id));
      const rows = gone.has(String(id)) ? [] : [{ not_after: fake.notAfter }];
      await fake.hold;
      return { ...noRows, rows };
    },
    listen: async (channel: string, handler: (id: string) => void) => {
      fake[channel === 'session_ended' ? 'notify' : 'notifyChanged'] = handler;
      return async () => undefined;
    },
    onReconnect: (handler: () => void) => {
      fake.reconnect = handler;
    },
  } as unknown as Database;
  return { fake, isLive: await createIsLiveSession(database, () => fake.now) };
}

it('queries the database once and then returns synchronously', async () => {
  const { fake, isLive } = await createFake();
  const id = randomUUID();
  expect(await isLive(id)).toBe(true);
  expect(isLive(id)).toBe(true);
  expect(fake.asked).toEqual([id]);
});

it('rejects a session that ended before the first request', async () => {
  const { fake, isLive } = await createFake();
  const id = randomUUID();
  fake.gone.add(id);
  expect(await isLive(id)).toBe(false);
  expect(isLive(id)).toBe(false);
});

it('ends a session when it is notified, also during a query', async () => {
  const { fake, isLive } = await createFake();
  const [first, second] = [randomUUID(), randomUUID()];
  await isLive(first);
  fake.notify(first);
  expect(isLive(first)).toBe(false);
  const pending = isLive(second);
  fake.notify(second);
  expect(await pending).toBe(false);
  expect(isLive(second)).toBe(false);
});

it('ends a cached session in time', async () => {
  const { fake, isLive } = await createFake();
  const id = randomUUID();
  fake.notAfter = new Date(fake.now + 60_000);
  expect(await isLive(id)).toBe(true);
  expect(isLive(id)).toBe(true);
  fake.now += 60_000;
  expect(isLive(id)).toBe(false);
});

it('queries again when the expiry of a session changes, also during a query', async () => {
  const { fake, isLive } = await createFake();
  const [first, second] = [randomUUID(), randomUUID()];
  await isLive(first);
  const { promise, resolve } = Promise.withResolvers<void>();
  fake.hold = promise;
  const early = isLive(second);
  fake.notAfter = new Date(0);
  fake.notifyChanged(first);
  fake.notifyChanged(second);
  resolve();
  expect(await early).toBe(true);
  expect(await isLive(first)).toBe(false);
  expect(await isLive(second)).toBe(false);
});

it('queries again after notifications may have been missed', async () => {
  const { fake, isLive } = await createFake();
  const [first, second] = [randomUUID(), randomUUID()];
  await isLive(first);
  fake.gone.add(first);
  const { promise, resolve } = Promise.withResolvers<void>();
  fake.hold = promise;
  const early = isLive(second);
  fake.gone.add(second);
  fake.reconnect();
  resolve();
  // Read before the loss: valid for this request, but not cached.
  expect(await early).toBe(true);
  expect(await isLive(first)).toBe(false);
  expect(await isLive(second)).toBe(false);
});

it('never queries the database for an id that is not a UUID', async () => {
  const { fake, isLive } = await createFake();
  expect(isLive('nonsense')).toBe(false);
  expect(fake.asked).toEqual([]);
});
