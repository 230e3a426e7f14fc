import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';

// React renders on the main thread, so one client with many uncached pages would delay all others.
// Each network renders one page at a time; cached pages skip the queue.

const renderLimits = {
  concurrent: 1,
  total: 8,
  /** An office of 200 people behind one IP address may open a page at the same moment. */
  queued: 200,
  maxWaitMs: 10_000,
};

/** Milliseconds: a page that takes longer waits for data instead of the CPU, so the next one may start. */
const maxHold = 250;

/** Holds the slot of a rendering after its response has started. */
type Hold = (until: Promise<unknown>) => void;

export class RenderQueue {
  readonly #slots: KeyedSemaphore;

  constructor(limits: Partial<typeof renderLimits> = {}) {
    this.#slots = new KeyedSemaphore({ ...renderLimits, ...limits });
  }

  /** Rejects with TooManyAtOnce if too many pages of the network wait, or for too long. */
  run<T>(network: string, render: (hold: Hold) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const began = performance.now();
        let heldUntil: Promise<unknown> | undefined;
        const rendering = render((until) => {
          heldUntil = until;
        });
        rendering.then(resolve, reject);
        const done = rendering.then(() => heldUntil).then(isDone, isDone);
        const isOver = await Promise.race([done, sleep(maxHold, false)]);
        // A network with waiting pages pauses as long as it rendered, which leaves half of the time to others.
        if (isOver && this.#slots.isWaiting(network)) await sleep(performance.now() - began);
      };
      this.#slots.run(network, work).catch(reject);
    });
  }
}

const isDone = () => true;
