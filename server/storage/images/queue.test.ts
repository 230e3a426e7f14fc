import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('lets so many in, so many wait, and sends the rest away', async () => {
  const queue = createQueue(2, 1);
  const ends: (() => void)[] = [];
  let running = 0;
  const work = async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const first = queue(work);
  const second = queue(work);
  const waiting = queue(work);
  await expect(queue(work)).rejects.toThrow('slow down');
  expect(running).toBe(2);
  ends.shift()?.();
  await first;
  await Promise.resolve();
  expect(running).toBe(2);
  for (const end of ends) end();
  await second;
  await new Promise((resolve) => setImmediate(resolve));
  for (const end of ends) end();
  await waiting;
  expect(running).toBe(0);
});

it('goes on after a failure', async () => {
  const queue = createQueue(1, 1);
  const failing = queue(() => Promise.reject(new Error('broken')));
  const next = queue(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
