import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

const queue = () => new RenderQueue({ concurrent: 1, total: 4, queued: 10, maxWaitMs: 5_000 });

it('holds the slot of a streamed page until it is rendered', async () => {
  const limited = queue();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const begun = await limited.run('a', async (hold) => {
    hold(finished);
    return 'first bytes';
  });
  expect(begun).toBe('first bytes');
  let hasBegun = false;
  const next = limited.run('a', async () => {
    hasBegun = true;
  });
  await sleep(30);
  expect(hasBegun).toBe(false);
  finish();
  await next;
});

it('leaves half of the time to other networks while a network has waiting pages', async () => {
  const limited = queue();
  const spans: [number, number][] = [];
  const render = () =>
    limited.run('a', async () => {
      const began = performance.now();
      await sleep(40);
      spans.push([began, performance.now()]);
    });
  await Promise.all([render(), render(), render()]);
  expect(spans[1]?.[0]).toBeGreaterThanOrEqual((spans[0]?.[1] ?? 0) + 35);
  expect(spans[2]?.[0]).toBeGreaterThanOrEqual((spans[1]?.[1] ?? 0) + 35);
});

it('rejects on failure and frees the slot', async () => {
  const limited = queue();
  await expect(limited.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await limited.run('a', async () => 'works')).toBe('works');
});

it('starts the next page while one waits for its data', async () => {
  const limited = queue();
  const { promise: data, resolve: arrive } = Promise.withResolvers<string>();
  const slow = limited.run('a', () => data);
  expect(await limited.run('a', async () => 'next')).toBe('next');
  arrive('slow');
  expect(await slow).toBe('slow');
});
