import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const limits = {
  maxConcurrent: 2,
  maxConcurrentPerNetwork: 2,
  maxQueued: 10,
  maxQueuedPerNetwork: 10,
};

/** Creates tasks that record their start and end on demand. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('runs a limited number, queues some and rejects the rest', async () => {
  const queue = createQueue({ ...limits, maxQueued: 1 });
  const work = createWork();
  const running = [queue('a', work.of('1')), queue('a', work.of('2')), queue('b', work.of('3'))];
  await expect(queue('c', work.of('4'))).rejects.toThrow('slow down');
  expect(work.begun).toEqual(['1', '2']);
  await work.end('1');
  expect(work.begun).toEqual(['1', '2', '3']);
  await work.end('2');
  await work.end('3');
  await Promise.all(running);
});

it('continues after a failure', async () => {
  const queue = createQueue({ ...limits, maxConcurrent: 1 });
  const failing = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('limits the waiting work of one network, and runs that of others meanwhile', async () => {
  const queue = createQueue({ ...limits, maxConcurrentPerNetwork: 1, maxQueuedPerNetwork: 2 });
  const work = createWork();
  for (const name of ['a1', 'a2', 'a3']) void queue('a', work.of(name));
  await expect(queue('a', work.of('a4'))).rejects.toThrow('slow down');
  void queue('b', work.of('b1'));
  void queue('c', work.of('c1'));
  expect(work.begun).toEqual(['a1', 'b1']);
  await work.end('a1');
  await work.end('b1');
  // Two free slots: one for the network that has waited, one for the other.
  expect(work.begun.slice(2).sort()).toEqual(['a2', 'c1']);
});

it('drops waiting work of a client that has disconnected', async () => {
  const queue = createQueue({ ...limits, maxConcurrent: 1, maxQueued: 1 });
  const work = createWork();
  const first = queue('a', work.of('first'));
  const client = new AbortController();
  const dropped = queue('a', work.of('dropped'), client.signal);
  client.abort();
  await expect(dropped).rejects.toThrow('not finished');
  await expect(queue('a', work.of('late'), client.signal)).rejects.toThrow('not finished');
  const next = queue('a', work.of('next'));
  await work.end('first');
  await first;
  expect(work.begun).toEqual(['first', 'next']);
  await work.end('next');
  await next;
});
