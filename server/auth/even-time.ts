import { setTimeout as sleep } from 'node:timers/promises';

/** Coarser than what knowing or not knowing an account changes. */
const defaultStep = 100;

/** Answers, or fails, on the next full step of time, so that the time taken tells nothing. */
export async function evenTime<T>(work: () => Promise<T>, step = defaultStep): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - started;
    await sleep(Math.ceil(taken / step) * step - taken);
  }
}
