import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Database } from '../postgres/database.ts';
import { Lru } from '../postgres/lru.ts';

// Whole pages as bytes, compressed once. Any change of published content drops them all.

export type CachedPage = {
  etag: string;
  headers: [string, string][];
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
};

const mostPages = 500;

export class PageCache {
  #pages = new Lru<string, CachedPage>(mostPages);
  #generation = 0;

  get generation(): number {
    return this.#generation;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Kept only when nothing changed since the rendering began. */
  set(key: string, page: CachedPage, generation: number): void {
    if (generation === this.#generation) this.#pages.set(key, page);
  }

  clear(): void {
    this.#generation++;
    this.#pages = new Lru(mostPages);
  }
}

/** A cache that every change of published content empties, whichever process made it. */
export async function createPageCache(database: Pick<Database, 'listen' | 'onReconnect'>) {
  const cache = new PageCache();
  await database.listen('content', () => cache.clear());
  // What was said while nobody listened is lost.
  database.onReconnect(() => cache.clear());
  return cache;
}

export function createCachedPage(html: string, headers: Headers): CachedPage {
  const identity = new TextEncoder().encode(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: [...headers],
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity, { params })),
      gzip: new Uint8Array(gzipSync(identity)),
    },
  };
}

export function renderCachedPage(page: CachedPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set('etag', page.etag);
  headers.set('vary', 'Accept-Language, Cookie, Accept-Encoding');
  headers.set('cache-control', 'no-cache');
  if (isKnown(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = request.method === 'HEAD' ? null : page.bodies[encoding];
  return new Response(body, { headers });
}

function isKnown(given: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    given?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
  );
}

function acceptedEncoding(accepted: string): keyof CachedPage['bodies'] {
  const weights = new Map(
    accepted.split(',').map((entry) => {
      const [name = '', quality] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}
