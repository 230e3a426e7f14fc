import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** A page as the cache stores it. `br` is undefined if the cache already has the compressed page with this ETag. */
export type PackedBody = { etag: string; br: Buffer<ArrayBuffer> | undefined };

/**
 * The quality for the first response. Its output is a quarter larger than the minimum and smaller than gzip, in a
 * hundredth of the time.
 */
const fastQuality = 3;
export const bestQuality = constants.BROTLI_MAX_QUALITY;

const brotli = promisify(brotliCompress);

export const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  // About the compressed size of most pages: one chunk, without much unused memory.
  chunkSize: Math.max(body.length >> 2, 1024),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window of 256 KB covers every page; the default would use megabytes per compression.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});

/**
 * Copies the bytes: Node allocates a small buffer within a larger one, which would stay in memory as long as the page.
 */
export function withoutRest(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  copy.set(body);
  return copy;
}

const etagOf = (body: Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** Compresses in a thread of Node's pool. */
export async function packBody(body: Buffer, knownEtag?: string): Promise<PackedBody> {
  const etag = etagOf(body);
  if (etag === knownEtag) return { etag, br: undefined };
  return { etag, br: withoutRest(await brotli(body, brotliOptions(body, fastQuality))) };
}

/** Like packBody, but compresses in the current thread. */
export function packBodySync(body: Buffer, knownEtag?: string): PackedBody {
  const etag = etagOf(body);
  if (etag === knownEtag) return { etag, br: undefined };
  return { etag, br: withoutRest(brotliCompressSync(body, brotliOptions(body, fastQuality))) };
}
