import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

// Renders stale pages again, once for all visitors who request them. A publication can make every page stale at the
// same time, and rendering them takes seconds of the thread that also serves visitors. So few pages are rendered at a
// time, with rests while the thread is busy, and pages that many visitors request come first.

/** With more pages waiting than this, visitors get the stale page immediately. */
const shortQueue = 2;
/** While the thread has been idle for less than a quarter of the time that it worked, no further page begins. */
const idlePerWork = 1 / 4;
/**
 * Milliseconds after which a refresh begins even on a busy thread: visitors who keep it busy would else see old pages
 * forever.
 */
const maxRestMs = 100;
/** Every fourth turn is for the page that has waited longest, so that none waits for ever behind those with more visitors. */
const turnsByAge = 4;

type Refresh<T> = {
  /** The number of changes when it began; undefined while it waits. */
  began: number | undefined;
  requests: number;
  /** True if a request waits for it instead of taking the stale page. */
  isAwaited: boolean;
  /** Begins the rendering, which never rejects. */
  begin: () => Promise<unknown>;
  refreshed: Promise<T>;
};

type Options = {
  /** Maximum number of refreshes at a time. One is rendered while the others wait for their data. */
  concurrent?: number;
  /** Milliseconds: a page that takes longer waits for its data instead of the thread, so the next one may begin. */
  maxHoldMs?: number;
};

export class Refreshes<T> {
  /** The refreshes that have not begun, in the order of their requests. */
  readonly #pending = new Map<string, Refresh<T>>();
  readonly #maxHoldMs: number;
  readonly #concurrent: number;
  #running = 0;
  #waiting = 0;
  #turns = 0;
  #rest: NodeJS.Timeout | undefined;
  #lastBegan = 0;
  #measured = performance.eventLoopUtilization();

  constructor({ concurrent = 3, maxHoldMs = 250 }: Options = {}) {
    this.#concurrent = concurrent;
    this.#maxHoldMs = maxHoldMs;
  }

  /** True while so many pages wait that visitors get the stale page instead of waiting. */
  get isBehind(): boolean {
    return this.#waiting > shortQueue;
  }

  /** Counts a visitor who gets the stale page because its refresh is still waiting; returns false if it is not. */
  countIfBehind(key: string): boolean {
    const refresh = this.isBehind ? this.#pending.get(key) : undefined;
    if (!refresh || refresh.began !== undefined) return false;
    refresh.requests += 1;
    return true;
  }

  /**
   * Joins a refresh of the page that begins after its last change, or adds one. The cache numbers the changes, and
   * `countChanges` returns the number of the latest.
   */
  run(
    key: string,
    lastChange: number,
    countChanges: () => number,
    render: () => Promise<T>,
  ): Promise<T> {
    const current = this.#pending.get(key);
    if (current && (current.began ?? lastChange) >= lastChange) {
      current.requests += 1;
      current.isAwaited ||= !this.isBehind;
      return current.refreshed;
    }
    const { promise: refreshed, resolve, reject } = Promise.withResolvers<T>();
    const refresh: Refresh<T> = {
      began: undefined,
      requests: 1,
      isAwaited: false,
      refreshed,
      begin: () => {
        this.#waiting -= 1;
        refresh.began = countChanges();
        const rendering = render();
        rendering.then(resolve, reject);
        return rendering.then(ignore, ignore).then(() => {
          if (this.#pending.get(key) === refresh) this.#pending.delete(key);
        });
      },
    };
    this.#pending.set(key, refresh);
    this.#waiting += 1;
    refresh.isAwaited = !this.isBehind;
    this.#startNext();
    return refreshed;
  }

  #startNext(): void {
    while (!this.#rest && this.#running < this.#concurrent) {
      const next = this.#findNext();
      if (!next) return;
      const restMs = next.isAwaited ? 0 : this.#restMs();
      if (restMs >= 1) {
        this.#rest = setTimeout(() => {
          this.#rest = undefined;
          this.#startNext();
        }, restMs);
        return;
      }
      this.#lastBegan = performance.now();
      this.#measured = performance.eventLoopUtilization();
      this.#running += 1;
      this.#turns += 1;
      this.#work(next).finally(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  /** The time that the thread should be idle before the next page begins. */
  #restMs(): number {
    const { active, idle } = performance.eventLoopUtilization(this.#measured);
    const latest = this.#lastBegan + maxRestMs - performance.now();
    return Math.min(active * idlePerWork - idle, latest);
  }

  async #work(refresh: Refresh<T>): Promise<void> {
    const giveUp = new AbortController();
    const late = sleep(this.#maxHoldMs, undefined, { signal: giveUp.signal }).catch(ignore);
    await Promise.race([refresh.begin(), late]);
    giveUp.abort();
  }

  #findNext(): Refresh<T> | undefined {
    let oldest: Refresh<T> | undefined;
    let most: Refresh<T> | undefined;
    for (const refresh of this.#pending.values()) {
      if (refresh.began !== undefined) continue;
      if (refresh.isAwaited) return refresh;
      oldest ??= refresh;
      if (!most || refresh.requests > most.requests) most = refresh;
    }
    return this.#turns % turnsByAge === 0 ? oldest : most;
  }
}

const ignore = () => undefined;
