import type { CdnHeaders } from '../cdn/page-tags.ts';
import type { Database } from '../postgres/database.ts';
import type { CachedPage } from './cached-page.ts';

// Caches whole pages as compressed bytes. A page is fresh until a table that it was rendered from
// changes, or its maximum age is over. A stale page stays cached, in case it cannot be rendered again.

type Entry = {
  page: CachedPage;
  reads: ReadonlySet<string>;
  freshUntil: number;
  /** The change that made it stale; 0 if only its age did. */
  changedBy: number;
  cdnHeaders: Record<string, string>;
};

type Options = {
  /** Maximum size of all pages together, in bytes. */
  limit?: number;
  /** Milliseconds; needed because some content changes with time, such as a closing date that passes. */
  maxAge?: number;
  now?: () => number;
  /** Makes the headers for a CDN from the words of the URLs that a page has read, see content-reads.ts. */
  cdnHeaders?: CdnHeaders | undefined;
};

const mebibyte = 1024 * 1024;
const minuteMs = 60_000;

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changedAt = new Map<string, number>();
  readonly #limit: number;
  readonly #maxAge: number;
  readonly #now: () => number;
  readonly #cdnHeaders: CdnHeaders;
  #bytes = 0;
  #hits = 0;
  #renderings = 0;
  #changeCount = 0;
  #allChangedAt = 0;

  constructor({
    limit = 64 * mebibyte,
    maxAge = minuteMs,
    now = () => performance.now(),
    cdnHeaders = () => ({}),
  }: Options = {}) {
    this.#limit = limit;
    this.#maxAge = maxAge;
    this.#now = now;
    this.#cdnHeaders = cdnHeaders;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How often a fresh page was found, and how often one was rendered, since the process began. */
  get use(): { hits: number; renderings: number } {
    return { hits: this.#hits, renderings: this.#renderings };
  }

  /** Counts changes. Read it before rendering and pass it to `set` with the result. */
  get changeCount(): number {
    return this.#changeCount;
  }

  findFresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.freshUntil <= this.#now()) return undefined;
    const { page } = entry;
    page.recompress(() => this.#entries.get(key)?.page === page);
    this.#hits += 1;
    return page;
  }

  findAny(key: string): CachedPage | undefined {
    return this.#entries.get(key)?.page;
  }

  /** Returns the number of the change that made a page stale; 0 if only its age did. */
  changedBy(key: string): number {
    return this.#entries.get(key)?.changedBy ?? 0;
  }

  /** The headers for a CDN. A stale page has none: it would be held after the purge that was about it. */
  cdnHeadersOf(key: string, page: CachedPage): Record<string, string> {
    const entry = this.#entries.get(key);
    return entry?.page === page && entry.freshUntil > this.#now() ? entry.cdnHeaders : {};
  }

  set(key: string, page: CachedPage, reads: ReadonlySet<string>, began: number): void {
    this.delete(key);
    this.#renderings += 1;
    if (page.bytes > this.#limit / 4) return;
    const changedBy = this.#changedSince(reads, began) ? this.#changeCount : 0;
    const freshUntil = changedBy ? 0 : this.#now() + this.#maxAge;
    const cdnHeaders = page.status === 200 ? this.#cdnHeaders(reads) : {};
    this.#entries.set(key, { page, reads, freshUntil, changedBy, cdnHeaders });
    this.#bytes += page.bytes;
    // Ordered by rendering time: pages in use are rendered again and move to the end.
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.page.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Marks all pages that were rendered from the table as stale. */
  markStale(table: string): void {
    this.#changedAt.set(table, ++this.#changeCount);
    for (const entry of this.#entries.values()) {
      if (entry.reads.has(table)) this.#expire(entry);
    }
  }

  markAllStale(): void {
    this.#allChangedAt = ++this.#changeCount;
    for (const entry of this.#entries.values()) this.#expire(entry);
  }

  #expire(entry: Entry): void {
    entry.freshUntil = 0;
    entry.changedBy = this.#changeCount;
  }

  #changedSince(reads: ReadonlySet<string>, began: number): boolean {
    if (this.#allChangedAt > began) return true;
    return [...this.#changedAt].some(([table, at]) => at > began && reads.has(table));
  }
}

/** Creates a cache that is notified of every change of published content, in all processes. */
export async function createPageCache(
  database: Pick<Database, 'listen' | 'onReconnect' | 'replica'>,
  cdnHeaders?: CdnHeaders,
) {
  const cache = new PageCache({ cdnHeaders });
  await database.listen('content', (payload) => {
    // A page that is rendered now must show the change, which the replica may not have yet.
    database.replica?.bypass();
    const table = tableOf(payload);
    if (table) cache.markStale(table);
    else cache.markAllStale();
  });
  // Notifications may have been missed while the connection was lost.
  database.onReconnect(() => {
    database.replica?.bypass();
    cache.markAllStale();
  });
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
