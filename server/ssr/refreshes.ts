import { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';

// Renders stale pages again. Visitors share one rendering, which does not count as that of their network. A publication can
// make every page stale at once, so only a few are rendered at a time, and requests in between do not wait for all.

const limits = { concurrent: 4, queued: 5_000, maxWaitMs: 30_000 };
/** With more pages than this in the queue, visitors get the stale page at once. */
const shortQueue = 6;
/** The semaphore counts by key; all pages share one. */
const allPages = 'pages';

/** `began` is the number of changes when it began. */
type Refresh<T> = { began: number; refreshed: Promise<T> };

export class Refreshes<T> {
  readonly #slots = new KeyedSemaphore(limits);
  readonly #pending = new Map<string, Refresh<T>>();

  get isBehind(): boolean {
    return this.#pending.size > shortQueue;
  }

  /** Joins a refresh of the page that began after its last change, or begins another one. The cache numbers the changes. */
  run(key: string, lastChange: number, changeCount: number, render: () => Promise<T>): Promise<T> {
    const current = this.#pending.get(key);
    if (current && current.began >= lastChange) return current.refreshed;
    const refreshed = this.#slots.run(allPages, render).finally(() => {
      if (this.#pending.get(key)?.refreshed === refreshed) this.#pending.delete(key);
    });
    this.#pending.set(key, { began: changeCount, refreshed });
    return refreshed;
  }
}
