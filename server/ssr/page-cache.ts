import type { Database } from '../postgres/database.ts';
import type { CachedPage } from './cached-page.ts';

// Whole pages as bytes, compressed once. A page is fresh until a table it was made from changes or
// its time is over; after that it is kept for the case that no newer one can be made.

type Entry = { page: CachedPage; reads: ReadonlySet<string>; freshUntil: number };

type Options = {
  /** Bytes of all pages together. */
  limit?: number;
  /** Some content changes by the clock alone, such as a closing date that passes. */
  maxAge?: number;
  now?: () => number;
};

const mebibyte = 1024 * 1024;
const minute = 60_000;

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changedAt = new Map<string, number>();
  readonly #limit: number;
  readonly #maxAge: number;
  readonly #now: () => number;
  #bytes = 0;
  #clock = 0;
  #allChangedAt = 0;

  constructor({
    limit = 64 * mebibyte,
    maxAge = minute,
    now = () => performance.now(),
  }: Options = {}) {
    this.#limit = limit;
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** To be asked before a rendering begins and given back with its result. */
  get clock(): number {
    return this.#clock;
  }

  findFresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.freshUntil <= this.#now()) return undefined;
    entry.page.settle();
    return entry.page;
  }

  findAny(key: string): CachedPage | undefined {
    return this.#entries.get(key)?.page;
  }

  /** One whose time is over, though nobody has told of a change. */
  findAged(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil > 0 ? entry.page : undefined;
  }

  set(key: string, page: CachedPage, reads: ReadonlySet<string>, began: number): void {
    this.delete(key);
    if (page.bytes > this.#limit / 4) return;
    const freshUntil = this.#changedSince(reads, began) ? 0 : this.#now() + this.#maxAge;
    this.#entries.set(key, { page, reads, freshUntil });
    this.#bytes += page.bytes;
    // The order is that of making: pages that are asked for are made anew and come last.
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.page.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** What was made from that table is no longer fresh. */
  drop(table: string): void {
    this.#changedAt.set(table, ++this.#clock);
    for (const entry of this.#entries.values()) {
      if (entry.reads.has(table)) entry.freshUntil = 0;
    }
  }

  dropAll(): void {
    this.#allChangedAt = ++this.#clock;
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }

  #changedSince(reads: ReadonlySet<string>, began: number): boolean {
    if (this.#allChangedAt > began) return true;
    return [...this.#changedAt].some(([table, at]) => at > began && reads.has(table));
  }
}

/** A cache that hears of every change of published content, whichever process made it. */
export async function createPageCache(database: Pick<Database, 'listen' | 'onReconnect'>) {
  const cache = new PageCache();
  await database.listen('content', (payload) => {
    const table = tableOf(payload);
    if (table) cache.drop(table);
    else cache.dropAll();
  });
  // What was said while nobody listened is lost.
  database.onReconnect(() => cache.dropAll());
  return cache;
}

function tableOf(payload: string): string | undefined {
  try {
    const { table } = JSON.parse(payload);
    return typeof table === 'string' ? table : undefined;
  } catch {
    return undefined;
  }
}
