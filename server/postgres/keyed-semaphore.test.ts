import { expect, it } from 'vitest';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { TooManyAtOnce } from './refusals.ts';

const semaphore = (patience = 10_000) => new KeyedSemaphore({ concurrent: 2, queued: 3, patience });

function holding() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

it('runs a few of each key, lets some wait in order and refuses the rest', async () => {
  const limited = semaphore();
  const begun: number[] = [];
  const held = Array.from({ length: 6 }, holding);
  const runs = held.map(({ work }, index) =>
    limited.run('a', () => {
      begun.push(index);
      return work();
    }),
  );
  await expect(runs[5]).rejects.toThrow(TooManyAtOnce);
  expect(begun).toEqual([0, 1]);
  expect(await limited.run('b', async () => 'another key')).toBe('another key');
  held[1]?.resolve('done');
  held[0]?.reject(new Error('failed'));
  expect(await runs[1]).toBe('done');
  await expect(runs[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of held) resolve('done');
  await Promise.all(runs.slice(1, 5));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await limited.run('a', async (hasWaited) => hasWaited)).toBe(false);
});

it('tells who waited, and refuses who has waited for too long', async () => {
  const limited = semaphore(50);
  const held = [holding(), holding()];
  const first = held.map(({ work }) => limited.run('a', work));
  await expect(limited.run('a', async () => 'never')).rejects.toThrow(TooManyAtOnce);
  const waiting = limited.run('a', async (hasWaited) => hasWaited);
  for (const { resolve } of held) resolve('done');
  await Promise.all(first);
  expect(await waiting).toBe(true);
});
