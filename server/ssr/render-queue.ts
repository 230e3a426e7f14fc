import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';

// React renders on the main thread, so a client that asks for ever new pages would keep everybody
// else waiting. Each network renders one page at a time; cached pages never come here.

export const renderLimits = {
  concurrent: 1,
  total: 8,
  /** An office of 200 people behind one address may open a page at the same moment. */
  queued: 200,
  patience: 10_000,
};

/** A page that takes longer waits for data: it no longer computes, and must not hold up the next one. */
const longestHold = 250;

/** Keeps the slot of a rendering after its answer has begun. */
type Hold = (until: Promise<unknown>) => void;

export class RenderQueue {
  readonly #slots: KeyedSemaphore;

  constructor(limits: Partial<typeof renderLimits> = {}) {
    this.#slots = new KeyedSemaphore({ ...renderLimits, ...limits });
  }

  /** Rejects with TooManyAtOnce when too many pages of that network wait, or for too long. */
  run<T>(network: string, render: (hold: Hold) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const began = performance.now();
        let held: Promise<unknown> | undefined;
        const rendering = render((until) => {
          held = until;
        });
        rendering.then(resolve, reject);
        const done = rendering.then(() => held).then(isDone, isDone);
        const isOver = await Promise.race([done, sleep(longestHold, false)]);
        // A network that asks for more than it may render leaves half of the time to others.
        if (isOver && this.#slots.isWaiting(network)) await sleep(performance.now() - began);
      };
      this.#slots.run(network, work).catch(reject);
    });
  }
}

const isDone = () => true;
