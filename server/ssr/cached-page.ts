import { hash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

// A page ready to send in the encoding that all current browsers accept. Others are computed from it on demand: an
// uncompressed page would take four fifths of the memory of the cache.

export type CachedPage = {
  status: number;
  etag: string;
  /** Memory for the compressed encodings, which have about the same size. */
  bytes: number;
  variants: Record<Encoding, Variant>;
  /** Compresses the page with maximum quality when its turn comes, if it is still in use then; called when it is requested again. */
  recompress: (isInUse?: () => boolean) => void;
};

export type Variant = { headers: Record<string, string>; body: Buffer<ArrayBuffer> };

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);

/** Memory of an entry besides its content: headers, keys and objects. Measured with pages of 200 bytes. */
const entryBytes = 6144;

const compressBrotli = (page: Buffer, quality: number) =>
  brotli(page, {
    // About the compressed size of most pages: one chunk, without much unused memory.
    chunkSize: Math.max(page.length >> 2, 1024),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window of 256 KB covers every page; the default would use megabytes per compression.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });

/** For the first response: a quarter larger than the minimum and smaller than gzip, in a hundredth of the time. */
const fastQuality = 3;
const bestQuality = constants.BROTLI_MAX_QUALITY;
/** Pages are recompressed one after the other, because it is not urgent. */
let recompressing: Promise<void> = Promise.resolve();

/** A small buffer is part of a larger one, which would be kept as long as the page. */
function withoutRest(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  own.set(body);
  return own;
}

/** Returns the older page if it is equal, because it is already compressed. */
export async function createCachedPage(
  identity: Buffer<ArrayBuffer>,
  { status, headers: given }: Pick<Response, 'status' | 'headers'>,
  older?: CachedPage,
): Promise<CachedPage> {
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  const shared = {
    ...Object.fromEntries(given),
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
  const br = await compressBrotli(identity, fastQuality);
  const compressed = (encoding: Encoding, body: Buffer<ArrayBuffer>): Variant => ({
    body: withoutRest(body),
    headers: { ...shared, 'content-encoding': encoding },
  });
  let gzipped: Variant | undefined;
  const variants = {
    br: compressed('br', br),
    get identity() {
      return { body: brotliDecompressSync(variants.br.body), headers: shared };
    },
    get gzip() {
      gzipped ??= compressed('gzip', gzipSync(variants.identity.body));
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
        const page = await unbrotli(variants.br.body);
        variants.br = compressed('br', await compressBrotli(page, bestQuality));
      })
      // The page stays usable as it is.
      .catch(() => undefined);
  };
  const bytes = entryBytes + 2 * br.length;
  return { status, etag, bytes, variants, recompress };
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
  given: string | null | undefined,
): boolean {
  // Conditional requests only apply to a successful response.
  if (!given || status !== 200) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
