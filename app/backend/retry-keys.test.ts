import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserClient } from './browser-client.ts';
import { callFunction } from './call-function.ts';
import { createRetryKeys } from './retry-keys.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A server that does the work of every call. The responses of the first calls are lost. */
function loseResponses(count: number) {
  const keys: string[] = [];
  const work = async (key: string) => {
    keys.push(key);
    if (keys.length <= count) throw new Error('no network');
    return 'done';
  };
  return { keys, work };
}

test('a call that is made again after a lost response keeps its key', async () => {
  const run = createRetryKeys();
  const { keys, work } = loseResponses(2);
  const mail = { to: 'a', message: 'Hello' };
  await expect(run(['send', mail], work)).rejects.toThrow('no network');
  await expect(run(['send', { ...mail }], work)).rejects.toThrow('no network');
  await expect(run(['send', mail], work)).resolves.toBe('done');
  expect(new Set(keys).size).toBe(1);
  await run(['send', mail], work);
  expect(new Set(keys).size).toBe(2);
});

test('other calls, and the same call much later, have keys of their own', async () => {
  const run = createRetryKeys();
  const { keys, work } = loseResponses(3);
  await expect(run(['send', { message: 'Hello' }], work)).rejects.toThrow();
  await expect(run(['send', { message: 'Hello again' }], work)).rejects.toThrow();
  vi.advanceTimersByTime(11 * 60_000);
  await expect(run(['send', { message: 'Hello' }], work)).rejects.toThrow();
  expect(new Set(keys).size).toBe(3);
});

test('forms are the same call if their fields and files are', async () => {
  const run = createRetryKeys();
  const { keys, work } = loseResponses(2);
  const form = (name: string) => {
    const data = new FormData();
    data.set('first_name', name);
    data.set('cv', new File(['CV'], 'cv.txt', { lastModified: 1 }));
    return data;
  };
  await expect(run(['add', form('Alva')], work)).rejects.toThrow();
  await expect(run(['add', form('Bo')], work)).rejects.toThrow();
  await run(['add', form('Alva')], work);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a mail whose response was lost is not sent twice', async () => {
  const sent = new Set<string>();
  let calls = 0;
  const client = {
    functions: {
      invoke: async (_: string, { headers }: { headers: Record<string, string> }) => {
        calls += 1;
        sent.add(headers['idempotency-key'] ?? '');
        return calls === 1
          ? { data: null, error: { message: 'Failed to send', context: {} } }
          : { data: { id: 'mail' }, error: null };
      },
    },
  } as unknown as BrowserClient;
  const send = () => callFunction(client, 'send-mail', { template: 'application_message' });
  await expect(send()).rejects.toMatchObject({ code: 'offline' });
  await send();
  expect(calls).toBe(2);
  expect(sent.size).toBe(1);
});
