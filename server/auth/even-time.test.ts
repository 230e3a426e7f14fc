import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { evenTime } from './even-time.ts';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work().catch(() => undefined);
  return performance.now() - started;
}

it('takes a full step, however short the work', async () => {
  expect(await timeOf(() => evenTime(async () => 1, 80))).toBeGreaterThanOrEqual(78);
});

it('takes a full step when the work fails', async () => {
  const failing = () => evenTime(async () => Promise.reject(new Error('no')), 80);
  expect(await timeOf(failing)).toBeGreaterThanOrEqual(78);
  await expect(failing()).rejects.toThrow('no');
});

it('takes the next step when the work took longer', async () => {
  expect(await timeOf(() => evenTime(() => sleep(50), 40))).toBeGreaterThanOrEqual(78);
});
