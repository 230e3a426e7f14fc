import { setTimeout as sleep } from 'node:timers/promises';

// Renders stale pages again, once for all visitors who ask. A publication can make every page stale at once, which is
// seconds of work for the thread that also serves visitors: so one page is rendered at a time, with rests in between, and
// pages that many people ask for come first.

/** With more pages waiting than this, visitors get the stale page at once. */
const shortQueue = 1;
/** A rest of a quarter of the time that a page took leaves at least a fifth of the thread to others. */
const restPerWork = 1 / 4;
/** A page that has waited longer comes before those with more visitors. */
const longWaitMs = 10_000;

type Refresh<T> = {
  /** The number of changes when it began; undefined while it waits. */
  began: number | undefined;
  requests: number;
  /** True if somebody waits for it instead of taking the stale page. */
  isAwaited: boolean;
  askedAt: number;
  /** Begins the rendering, which never rejects. */
  begin: () => Promise<unknown>;
  refreshed: Promise<T>;
};

type Options = {
  now?: () => number;
  /** Milliseconds: a page that takes longer waits for its data instead of the thread, so the next one may begin. */
  maxHoldMs?: number;
};

export class Refreshes<T> {
  /** In the order in which they were asked for. */
  readonly #pending = new Map<string, Refresh<T>>();
  readonly #now: () => number;
  readonly #maxHoldMs: number;
  /** A page is rendered, or there is a rest after one. */
  #isWorking = false;
  #waiting = 0;

  constructor({ now = () => performance.now(), maxHoldMs = 250 }: Options = {}) {
    this.#now = now;
    this.#maxHoldMs = maxHoldMs;
  }

  /** True while so many pages wait that visitors should not wait for theirs. */
  get isBehind(): boolean {
    return this.#waiting > shortQueue;
  }

  /** Counts a visitor who gets the stale page because its refresh waits with many others; returns false if it does not. */
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
      askedAt: this.#now(),
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
    const next = this.#isWorking ? undefined : this.#findNext();
    if (!next) return;
    this.#isWorking = true;
    this.#work(next).finally(() => {
      this.#isWorking = false;
      this.#startNext();
    });
  }

  async #work(refresh: Refresh<T>): Promise<void> {
    const began = performance.now();
    const giveUp = new AbortController();
    const late = sleep(this.#maxHoldMs, undefined, { signal: giveUp.signal }).catch(ignore);
    await Promise.race([refresh.begin(), late]);
    giveUp.abort();
    await sleep(restPerWork * (performance.now() - began));
  }

  #findNext(): Refresh<T> | undefined {
    const now = this.#now();
    let most: Refresh<T> | undefined;
    for (const refresh of this.#pending.values()) {
      if (refresh.began !== undefined) continue;
      if (refresh.isAwaited || now - refresh.askedAt > longWaitMs) return refresh;
      if (!most || refresh.requests > most.requests) most = refresh;
    }
    return most;
  }
}

const ignore = () => undefined;
