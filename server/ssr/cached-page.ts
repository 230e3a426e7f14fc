import { hash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

// A page as it goes over the wire, in each encoding: nothing is computed when it is sent.

export type CachedPage = {
  status: number;
  etag: string;
  /** Of all encodings together; the two compressed ones are of about the same size. */
  bytes: number;
  variants: Record<Encoding, Variant>;
  /** Once it has been asked for again: takes the time to make it as small as it can be. */
  settle: () => void;
};

export type Variant = { headers: Record<string, string>; body: Buffer<ArrayBuffer> };

const brotli = promisify(brotliCompress);

const compressBrotli = (page: Buffer, quality: number) =>
  brotli(page, {
    // What most pages come down to: in one piece, and without much room that is kept for nothing.
    chunkSize: Math.max(page.length >> 2, 1024),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // 256 KB hold every page; the usual window would take megabytes for each that is made.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });

/** For who waits for it: a tenth larger than it could be, in a fiftieth of the time. */
const quick = 5;
const smallest = constants.BROTLI_MAX_QUALITY;
/** One after the other: there is no hurry. */
let settling: Promise<void> = Promise.resolve();

/** An older one that says the same is taken in its place: it is compressed already. */
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
    isDeepStrictEqual(older.variants.identity.headers, shared)
  ) {
    return older;
  }
  const br = await compressBrotli(identity, quick);
  const compressed = (encoding: Encoding, body: Buffer<ArrayBuffer>): Variant => ({
    body,
    headers: { ...shared, 'content-encoding': encoding },
  });
  let gzipped: Variant | undefined;
  const variants = {
    identity: { body: identity, headers: shared },
    br: compressed('br', br),
    // Every browser of this decade takes the other one.
    get gzip() {
      gzipped ??= compressed('gzip', gzipSync(identity));
      return gzipped;
    },
  };
  let isSettled = false;
  const settle = () => {
    if (isSettled) return;
    isSettled = true;
    settling = settling
      .then(async () => {
        variants.br = compressed('br', await compressBrotli(identity, smallest));
      })
      // The one that is there serves as well.
      .catch(() => undefined);
  };
  return { status, etag, bytes: identity.length + 2 * br.length, variants, settle };
}

export function renderCachedPage(page: CachedPage, request: Request): Response {
  const { headers, body } = chooseVariant(page, request.headers.get('accept-encoding') ?? '');
  if (isKnown(page, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders(headers) });
  }
  const { status } = page;
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

export function chooseVariant(page: CachedPage, accepted: string): Variant {
  return page.variants[acceptedEncoding(accepted)];
}

/** Without a body there is nothing that could be encoded. */
export function unchangedHeaders({ 'content-encoding': _, ...headers }: Record<string, string>) {
  return headers;
}

export function isKnown({ etag, status }: CachedPage, given: string | null | undefined): boolean {
  // Conditions apply to an answer that would succeed.
  if (!given || status !== 200) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
