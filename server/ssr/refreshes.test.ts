import { expect, it } from 'vitest';
import { Refreshes } from './refreshes.ts';

/** Renders pages that end when they are released, and records the order in which they begin. */
function createWork(now = () => performance.now(), maxHoldMs = 60_000) {
  const refreshes = new Refreshes<string>({ now, maxHoldMs });
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const state = { changes: 0 };
  const run = (key: string, lastChange = 0) =>
    refreshes.run(
      key,
      lastChange,
      () => state.changes,
      () => {
        begun.push(key);
        const { promise, resolve } = Promise.withResolvers<string>();
        releases.set(key, () => resolve(`${key} ${begun.length}`));
        return promise;
      },
    );
  const release = async (key: string) => {
    const before = begun.length;
    releases.get(key)?.();
    await expect.poll(() => begun.length).toBeGreaterThan(before);
  };
  return { refreshes, begun, releases, state, run, release };
}

it('renders one page at a time, and those with the most visitors first', async () => {
  const { refreshes, begun, run, release } = createWork();
  for (const key of ['first', 'awaited', 'rare', 'some', 'popular']) run(key);
  expect(refreshes.isBehind).toBe(true);
  run('some');
  for (const _ of [1, 2, 3]) expect(refreshes.countIfBehind('popular')).toBe(true);
  expect(begun).toEqual(['first']);
  // Somebody waits for it, because there was no queue yet.
  await release('first');
  await release('awaited');
  await release('popular');
  expect(refreshes.isBehind).toBe(false);
  await release('some');
  expect(begun).toEqual(['first', 'awaited', 'popular', 'some', 'rare']);
});

it('renders a page before more popular ones once it has waited long', async () => {
  let now = 0;
  const { begun, run, release } = createWork(() => now);
  for (const key of ['first', 'awaited', 'rare']) run(key);
  now = 10_001;
  for (const key of ['popular', 'popular', 'popular']) run(key);
  await release('first');
  await release('awaited');
  await release('rare');
  expect(begun).toEqual(['first', 'awaited', 'rare', 'popular']);
});

it('renders a page once for all changes before it begins, and again for a change after that', async () => {
  const { begun, releases, state, run, release } = createWork();
  run('first');
  const before = run('page');
  state.changes = 2;
  expect(run('page', 2)).toBe(before);
  await release('first');
  expect(run('page', 2)).toBe(before);
  state.changes = 3;
  const after = run('page', 3);
  expect(after).not.toBe(before);
  await release('page');
  expect(await before).toBe('page 2');
  releases.get('page')?.();
  expect(await after).toBe('page 3');
  expect(begun).toEqual(['first', 'page', 'page']);
});

it('begins the next page while one waits for its data', async () => {
  const { begun, run } = createWork(undefined, 20);
  run('without data');
  run('page');
  await expect.poll(() => begun).toEqual(['without data', 'page']);
});

it('goes on after a page that fails', async () => {
  const refreshes = new Refreshes<string>();
  const run = (key: string, render: () => Promise<string>) =>
    refreshes.run(key, 0, () => 0, render);
  await expect(run('broken', () => Promise.reject(new Error('no data')))).rejects.toThrow(
    'no data',
  );
  expect(await run('page', async () => 'rendered')).toBe('rendered');
});

it('leaves a part of the thread to others', async () => {
  const refreshes = new Refreshes<void>();
  const workMs = 20;
  const pages = Array.from({ length: 10 }, (_, page) => String(page));
  const began = performance.now();
  await Promise.all(
    pages.map((page) =>
      refreshes.run(
        page,
        0,
        () => 0,
        async () => {
          const until = performance.now() + workMs;
          while (performance.now() < until);
        },
      ),
    ),
  );
  expect(performance.now() - began).toBeGreaterThan(1.15 * workMs * pages.length);
});
