import { expect, it } from 'vitest';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { TooManyAtOnce } from './limit-errors.ts';

const semaphore = (maxWaitMs = 10_000) =>
  new KeyedSemaphore({ concurrent: 2, queued: 3, maxWaitMs });

function holding() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

it('runs a limited number per key, queues some in order and rejects the rest', async () => {
  const limited = semaphore();
  const begun: number[] = [];
  const heldSlots = Array.from({ length: 6 }, holding);
  const runs = heldSlots.map(({ work }, index) =>
    limited.run('a', () => {
      begun.push(index);
      return work();
    }),
  );
  await expect(runs[5]).rejects.toThrow(TooManyAtOnce);
  expect(begun).toEqual([0, 1]);
  expect(await limited.run('b', async () => 'another key')).toBe('another key');
  heldSlots[1]?.resolve('done');
  heldSlots[0]?.reject(new Error('failed'));
  expect(await runs[1]).toBe('done');
  await expect(runs[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of heldSlots) resolve('done');
  await Promise.all(runs.slice(1, 5));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await limited.run('a', async (hasWaited) => hasWaited)).toBe(false);
});

it('reports whether the work has waited, and rejects it after the maximum wait', async () => {
  const limited = semaphore(50);
  const heldSlots = [holding(), holding()];
  const first = heldSlots.map(({ work }) => limited.run('a', work));
  await expect(limited.run('a', async () => 'never')).rejects.toThrow(TooManyAtOnce);
  const waiting = limited.run('a', async (hasWaited) => hasWaited);
  for (const { resolve } of heldSlots) resolve('done');
  await Promise.all(first);
  expect(await waiting).toBe(true);
});

it('gives slots to the keys in turn, however many calls of one key wait', async () => {
  const limited = new KeyedSemaphore({ concurrent: 2, total: 2, queued: 100, maxWaitMs: 10_000 });
  const begun: string[] = [];
  const heldSlots = [holding(), holding()];
  const first = heldSlots.map(({ work }) => limited.run('greedy', work));
  const note = (key: string) => limited.run(key, async () => void begun.push(key));
  const rest = [...Array.from({ length: 20 }, () => note('greedy')), note('a'), note('b')];
  expect(limited.isWaiting('greedy')).toBe(true);
  expect(begun).toEqual([]);
  for (const { resolve } of heldSlots) resolve('done');
  await Promise.all([...first, ...rest]);
  expect(begun.slice(0, 5).toSorted()).toEqual(expect.arrayContaining(['a', 'b']));
  expect(begun).toHaveLength(22);
  expect(limited.isWaiting('greedy')).toBe(false);
});

it('starts work of another key when the first one already uses its share', async () => {
  const limited = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 100, maxWaitMs: 10_000 });
  const heldSlots = holding();
  const first = limited.run('a', heldSlots.work);
  const second = limited.run('a', async () => 'second');
  expect(await limited.run('b', async () => 'b')).toBe('b');
  heldSlots.resolve('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'second']);
});

it('takes the networks of a /48 for one client, with one turn among others', async () => {
  const limited = new KeyedSemaphore({ concurrent: 1, total: 1, queued: 4 });
  const begun: string[] = [];
  const run = (key: string) =>
    limited.run(key, async () => {
      begun.push(key);
    });
  const crowd = [1, 2, 3, 4].map((group) => run(`2001:db8:1:${group}::/64`));
  const visitor = run('2001:db8:2:1::/64');
  expect(limited.isWaiting('2001:db8:1:9::/64')).toBe(true);
  await Promise.all([...crowd, visitor]);
  expect(begun.indexOf('2001:db8:2:1::/64')).toBe(2);
});
