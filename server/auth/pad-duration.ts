import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: larger than the difference in time between known and unknown accounts. */
const defaultStepMs = 100;

/** Resolves or rejects after a multiple of the step, so that the duration reveals nothing. */
export async function padDuration<T>(work: () => Promise<T>, step = defaultStepMs): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - startedAt;
    await sleep(Math.ceil(elapsed / step) * step - elapsed);
  }
}
