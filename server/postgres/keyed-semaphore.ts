import { widerNetwork } from '../support/network/wider-network.ts';
import { TooManyAtOnce } from './limit-errors.ts';

interface Limits {
  /** Maximum running at a time per key. */
  concurrent: number;
  /** Maximum running at a time over all keys. */
  total?: number;
  /** Maximum waiting per key. */
  queued: number;
  /** Maximum waiting over all keys. */
  totalQueued?: number;
  /** Maximum wait in milliseconds. */
  maxWaitMs?: number;
}

interface KeyState {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Keeps one client from using everything: each key has its own slots and queue, and the queues are served in turn. A
 * network counts as the wider one around it, because a client with many networks would have as many turns.
 */
export class KeyedSemaphore {
  readonly #limits: Limits & { total: number; totalQueued: number };
  readonly #states = new Map<string, KeyState>();
  /** Keys with waiting work, in the order in which they get the next free slot. */
  readonly #waitingKeys = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    const unlimited = Number.POSITIVE_INFINITY;
    this.#limits = { total: unlimited, totalQueued: unlimited, ...limits };
  }

  /** Rejects with the signal's reason if the signal is aborted before the work starts. */
  async run<T>(
    callerKey: string,
    work: (hasWaited: boolean) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const key = widerNetwork(callerKey);
    const state = this.#states.get(key) ?? { running: 0, waiting: new Set() };
    const mustWait = !this.#hasRoom(state);
    if (mustWait) await this.#wait(key, state, signal);
    else this.#enter(key, state);
    try {
      return await work(mustWait);
    } finally {
      this.#leave(key, state);
    }
  }

  isWaiting(key: string): boolean {
    return this.#waitingKeys.has(widerNetwork(key));
  }

  #hasRoom({ running }: KeyState): boolean {
    return running < this.#limits.concurrent && this.#running < this.#limits.total;
  }

  #enter(key: string, state: KeyState): void {
    this.#states.set(key, state);
    state.running += 1;
    this.#running += 1;
  }

  #wait(key: string, state: KeyState, signal: AbortSignal | undefined): Promise<void> {
    const { waiting } = state;
    const { queued, totalQueued, maxWaitMs } = this.#limits;
    if (waiting.size >= queued || this.#waiting >= totalQueued) throw new TooManyAtOnce();
    this.#states.set(key, state);
    this.#waitingKeys.add(key);
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        this.#waiting -= 1;
      };
      const next = () => {
        end();
        resolve();
      };
      const giveUp = (reason: unknown) => {
        end();
        waiting.delete(next);
        if (waiting.size === 0) this.#waitingKeys.delete(key);
        this.#forgetIdle(key, state);
        reject(reason);
      };
      const abandon = () => giveUp(signal?.reason);
      const timer = maxWaitMs
        ? setTimeout(() => giveUp(new TooManyAtOnce()), maxWaitMs)
        : undefined;
      signal?.addEventListener('abort', abandon);
      waiting.add(next);
    });
  }

  #leave(key: string, state: KeyState): void {
    state.running -= 1;
    this.#running -= 1;
    this.#startNext();
    this.#forgetIdle(key, state);
  }

  /** Gives a free slot to the key that has waited longest and is below its own limit. */
  #startNext(): void {
    for (const key of this.#waitingKeys) {
      const state = this.#states.get(key);
      const [next] = state?.waiting ?? [];
      if (!state || !next || !this.#hasRoom(state)) continue;
      state.waiting.delete(next);
      this.#waitingKeys.delete(key);
      if (state.waiting.size > 0) this.#waitingKeys.add(key);
      this.#enter(key, state);
      next();
      return;
    }
  }

  #forgetIdle(key: string, state: KeyState): void {
    if (state.running === 0 && state.waiting.size === 0) this.#states.delete(key);
  }
}
