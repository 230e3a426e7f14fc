import { TooManyAtOnce } from './refusals.ts';

interface Limits {
  /** How many run at a time, of each key. */
  concurrent: number;
  /** How many more of the same key may wait. */
  queued: number;
  /** Milliseconds that one may wait. */
  patience: number;
}

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/** Keeps one client from taking all connections: each key has a few, and a short queue. */
export class KeyedSemaphore {
  readonly #limits: Limits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(key: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    this.#lines.set(key, line);
    const mustWait = line.running >= this.#limits.concurrent;
    if (mustWait) await this.#wait(line);
    else line.running += 1;
    try {
      return await work(mustWait);
    } finally {
      this.#leave(key, line);
    }
  }

  #wait({ waiting }: Line): Promise<void> {
    if (waiting.size >= this.#limits.queued) throw new TooManyAtOnce();
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(next);
        reject(new TooManyAtOnce());
      }, this.#limits.patience);
      waiting.add(next);
    });
  }

  /** The place goes straight to the first who waits. */
  #leave(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }
}
