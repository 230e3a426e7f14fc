import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import { bestQuality, brotliOptions, type PackedBody, withoutRest } from '../pack-body.ts';

// A page ready to send in the encoding that all current browsers accept. Others are computed from it on demand: an
// uncompressed page would take four fifths of the memory of the cache.

export type CachedPage = {
  status: number;
  etag: string;
  /** Memory that the page takes now: it grows when another encoding is computed, and shrinks when it is compressed further. */
  readonly bytes: number;
  /** Called when `bytes` has changed. */
  onResize?: () => void;
  variants: Record<Encoding, Variant>;
  /** Compresses the page with maximum quality when its turn comes, if it is still in use then. */
  recompress: (isInUse?: () => boolean) => void;
};

export type Variant = { headers: Record<string, string>; body: Buffer<ArrayBuffer> };

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);

/** Memory of an entry besides its content: headers, keys and objects. Measured with pages of 200 bytes. */
const entryBytes = 6144;

/** A third of a second per page: pages are recompressed one after the other, on a quarter of one processor. */
const restPerWork = 3;
let recompressing: Promise<void> = Promise.resolve();

/** Returns the older page if it is equal, because it is already compressed. */
export function createCachedPage(
  { etag, br: packed }: PackedBody,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  older?: CachedPage,
): CachedPage {
  const shared = {
    ...Object.fromEntries(headers),
    etag,
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'cache-control': status === 200 ? 'no-cache' : 'no-store',
  };
  if (
    older?.status === status &&
    older.etag === etag &&
    isDeepStrictEqual(unchangedHeaders(older.variants.br.headers), shared)
  ) {
    return older;
  }
  const br = packed ?? older?.variants.br.body;
  if (!br) throw new Error('the page is not compressed');
  const compressed = (encoding: Encoding, body: Buffer<ArrayBuffer>): Variant => ({
    body,
    headers: { ...shared, 'content-encoding': encoding },
  });
  let gzipped: Variant | undefined;
  const variants = {
    br: compressed('br', br),
    get identity() {
      return { body: brotliDecompressSync(variants.br.body), headers: shared };
    },
    get gzip() {
      if (!gzipped) {
        gzipped = compressed('gzip', withoutRest(gzipSync(variants.identity.body)));
        page.onResize?.();
      }
      return gzipped;
    },
  };
  let isRecompressed = false;
  const recompress = (isInUse = () => true) => {
    if (isRecompressed) return;
    isRecompressed = true;
    recompressing = recompressing
      .then(async () => {
        if (!isInUse()) return;
        const began = performance.now();
        const whole = await unbrotli(variants.br.body);
        const best = await brotli(whole, brotliOptions(whole, bestQuality));
        variants.br = compressed('br', withoutRest(best));
        page.onResize?.();
        await sleep(restPerWork * (performance.now() - began), undefined, { ref: false });
      })
      // The page stays usable with its present compression.
      .catch(() => undefined);
  };
  const page: CachedPage = {
    status,
    etag,
    get bytes() {
      return entryBytes + variants.br.body.length + (gzipped?.body.length ?? 0);
    },
    variants,
    recompress,
  };
  return page;
}

export function renderCachedPage(
  page: CachedPage,
  request: Request,
  cdnHeaders: Record<string, string> = {},
): Response {
  const variant = chooseVariant(page, request.headers.get('accept-encoding') ?? '');
  const { body } = variant;
  const headers = { ...variant.headers, ...cdnHeaders };
  if (isNotModified(page, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders(headers) });
  }
  const { status } = page;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

export function chooseVariant(page: CachedPage, accepted: string): Variant {
  return page.variants[acceptedEncoding(accepted)];
}

/** A response without a body must not have a content-encoding. */
export function unchangedHeaders({ 'content-encoding': _, ...headers }: Record<string, string>) {
  return headers;
}

export function isNotModified(
  { etag, status }: CachedPage,
  headers: string | null | undefined,
): boolean {
  // Conditional requests only apply to a successful response.
  if (!headers || status !== 200) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return headers.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
