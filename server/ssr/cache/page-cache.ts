import { mebibyte, minuteMs } from '../../../domain/units.ts';
import type { CdnHeaders } from '../../cdn/page-tags.ts';
import type { Database } from '../../postgres/database.ts';
import type { CachedPage } from './cached-page.ts';

// Caches whole pages as compressed bytes. A page is fresh until a table that it was rendered from
// changes, or its maximum age is over. A stale page stays cached, in case it cannot be rendered again.

type Entry = {
  page: CachedPage;
  /** The bytes of the page when the size of the cache was last updated. They change when an encoding is computed. */
  bytes: number;
  reads: ReadonlySet<string>;
  freshUntil: number;
  /** The change that made it stale; 0 if only its age did. */
  changedBy: number;
  /** Changes up to this one have been compared with `reads`. */
  comparedTo: number;
  /** While fresh, since its content has changed. */
  requests: number;
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

/** The best compression takes a third of a second and saves a fifth of the bytes, which rarely visited pages do not repay. */
export const requestsWorthCompressing = 10;

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

  /** The number of requests that found a fresh page, and of renderings, since the process began. */
  get use(): { hits: number; renderings: number } {
    return { hits: this.#hits, renderings: this.#renderings };
  }

  /** Counts changes. Read it before rendering and pass it to `set` with the result. */
  get changeCount(): number {
    return this.#changeCount;
  }

  findFresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isFresh(entry)) return undefined;
    const { page } = entry;
    this.#hits += 1;
    entry.requests += 1;
    if (entry.requests === requestsWorthCompressing)
      page.recompress(() => this.#entries.get(key)?.page === page);
    return page;
  }

  findAny(key: string): CachedPage | undefined {
    return this.#entries.get(key)?.page;
  }

  /** Returns the number of the change that made a page stale; 0 if only its age did. */
  changedBy(key: string): number {
    const entry = this.#entries.get(key);
    return entry ? this.#compare(entry) : 0;
  }

  /** The headers for a CDN. A stale page has none: the CDN would hold it after the purge of its change. */
  cdnHeadersOf(key: string, page: CachedPage): Record<string, string> {
    const entry = this.#entries.get(key);
    return entry?.page === page && this.#isFresh(entry) ? entry.cdnHeaders : {};
  }

  set(key: string, page: CachedPage, reads: ReadonlySet<string>, began: number): void {
    const older = this.#entries.get(key);
    this.delete(key);
    this.#renderings += 1;
    const { bytes } = page;
    if (bytes > this.#limit / 4) return;
    this.#entries.set(key, {
      page,
      bytes,
      reads,
      freshUntil: this.#now() + this.#maxAge,
      changedBy: 0,
      comparedTo: began,
      requests: older?.page === page ? older.requests : 0,
      cdnHeaders: page.status === 200 ? this.#cdnHeaders(reads) : {},
    });
    this.#bytes += bytes;
    page.onResize = () => this.#recount(key, page);
    this.#dropOldest();
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Makes all pages stale that were rendered from the table. */
  markStale(table: string): void {
    this.#changedAt.set(table, ++this.#changeCount);
  }

  markAllStale(): void {
    this.#allChangedAt = ++this.#changeCount;
  }

  #isFresh(entry: Entry): boolean {
    return this.#compare(entry) === 0 && entry.freshUntil > this.#now();
  }

  /**
   * Compares the changes with a page only when the page is requested: a publication can be a thousand changes, each of
   * a thousand pages.
   */
  #compare(entry: Entry): number {
    const { comparedTo, reads } = entry;
    if (comparedTo === this.#changeCount) return entry.changedBy;
    if (this.#allChangedAt > comparedTo) entry.changedBy = this.#allChangedAt;
    for (const [table, at] of this.#changedAt) {
      if (at > comparedTo && at > entry.changedBy && reads.has(table)) entry.changedBy = at;
    }
    entry.comparedTo = this.#changeCount;
    return entry.changedBy;
  }

  #recount(key: string, page: CachedPage): void {
    const entry = this.#entries.get(key);
    if (entry?.page !== page) return;
    this.#bytes += page.bytes - entry.bytes;
    entry.bytes = page.bytes;
    this.#dropOldest();
  }

  /** Pages are ordered by the time of their rendering: those in use are rendered again and move to the end. */
  #dropOldest(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
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
