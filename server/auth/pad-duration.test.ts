import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { padDuration } from './pad-duration.ts';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work().catch(() => undefined);
  return performance.now() - started;
}

it('takes a full step for short work', async () => {
  expect(await timeOf(() => padDuration(async () => 1, 80))).toBeGreaterThanOrEqual(78);
});

it('takes a full step if the work fails', async () => {
  const failing = () => padDuration(async () => Promise.reject(new Error('no')), 80);
  expect(await timeOf(failing)).toBeGreaterThanOrEqual(78);
  await expect(failing()).rejects.toThrow('no');
});

it('takes the next full step for longer work', async () => {
  expect(await timeOf(() => padDuration(() => sleep(50), 40))).toBeGreaterThanOrEqual(78);
});
