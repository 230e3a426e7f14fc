import { expect, it } from 'vitest';
import { Refreshes } from './refreshes.ts';

/** Renders pages that end when they are released, and records the order in which they begin. */
function createWork(maxHoldMs = 60_000) {
  const refreshes = new Refreshes<string>({ concurrent: 1, maxHoldMs });
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

it('renders those pages first for which somebody waits, and then those that most visitors ask for', async () => {
  const { refreshes, begun, run, release } = createWork();
  for (const key of ['first', 'awaited', 'awaited too', 'rare', 'some', 'popular']) run(key);
  expect(refreshes.isBehind).toBe(true);
  run('some');
  for (const _ of [1, 2, 3]) expect(refreshes.countIfBehind('popular')).toBe(true);
  expect(begun).toEqual(['first']);
  for (const key of ['first', 'awaited', 'awaited too']) await release(key);
  expect(refreshes.isBehind).toBe(false);
  expect(begun).toEqual(['first', 'awaited', 'awaited too', 'popular']);
});

it('gives every fourth turn to the page that has waited longest', async () => {
  const { begun, run, release } = createWork();
  const popular = ['popular 1', 'popular 2', 'popular 3', 'popular 4'];
  for (const key of ['first', 'awaited', 'awaited too', 'rare', ...popular]) run(key);
  for (const key of popular) run(key);
  for (let turn = 0; turn < 7; turn++) await release(begun[turn] ?? '');
  expect(begun.slice(3, 6)).toEqual(['popular 1', 'rare', 'popular 2']);
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
  const { begun, run } = createWork(20);
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

it('pauses between pages, so that other work gets a part of the thread', async () => {
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
