import { TooManyAtOnce } from './refusals.ts';

interface Limits {
  /** How many run at a time, of each key. */
  concurrent: number;
  /** How many run at a time, of all keys together. */
  total?: number;
  /** How many more of the same key may wait. */
  queued: number;
  /** How many may wait, of all keys together. */
  totalQueued?: number;
  /** Milliseconds that one may wait. */
  patience?: number;
}

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/** Keeps one client from taking everything: each key has a few slots and a queue, and the queues take turns. */
export class KeyedSemaphore {
  readonly #limits: Limits & { total: number; totalQueued: number };
  readonly #lines = new Map<string, Line>();
  /** Keys that wait, in the order in which they get the next free slot. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    const unlimited = Number.POSITIVE_INFINITY;
    this.#limits = { total: unlimited, totalQueued: unlimited, ...limits };
  }

  /** Rejects with the signal's reason when it is aborted before the work begins. */
  async run<T>(
    key: string,
    work: (hasWaited: boolean) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    const mustWait = !this.#hasRoom(line);
    if (mustWait) await this.#wait(key, line, signal);
    else this.#enter(key, line);
    try {
      return await work(mustWait);
    } finally {
      this.#leave(key, line);
    }
  }

  isWaiting(key: string): boolean {
    return this.#turns.has(key);
  }

  #hasRoom({ running }: Line): boolean {
    return running < this.#limits.concurrent && this.#running < this.#limits.total;
  }

  #enter(key: string, line: Line): void {
    this.#lines.set(key, line);
    line.running += 1;
    this.#running += 1;
  }

  #wait(key: string, line: Line, signal: AbortSignal | undefined): Promise<void> {
    const { waiting } = line;
    const { queued, totalQueued, patience } = this.#limits;
    if (waiting.size >= queued || this.#waiting >= totalQueued) throw new TooManyAtOnce();
    this.#lines.set(key, line);
    this.#turns.add(key);
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
        if (waiting.size === 0) this.#turns.delete(key);
        this.#forgetIdle(key, line);
        reject(reason);
      };
      const abandon = () => giveUp(signal?.reason);
      const timer = patience ? setTimeout(() => giveUp(new TooManyAtOnce()), patience) : undefined;
      signal?.addEventListener('abort', abandon);
      waiting.add(next);
    });
  }

  #leave(key: string, line: Line): void {
    line.running -= 1;
    this.#running -= 1;
    this.#startNext();
    this.#forgetIdle(key, line);
  }

  /** The slot goes to the key that has waited longest for its turn and may run one more. */
  #startNext(): void {
    for (const key of this.#turns) {
      const line = this.#lines.get(key);
      const [next] = line?.waiting ?? [];
      if (!line || !next || !this.#hasRoom(line)) continue;
      line.waiting.delete(next);
      this.#turns.delete(key);
      if (line.waiting.size > 0) this.#turns.add(key);
      this.#enter(key, line);
      next();
      return;
    }
  }

  #forgetIdle(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(key);
  }
}
