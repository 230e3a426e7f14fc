import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

// A page as it goes over the wire, in each encoding: nothing is computed when it is sent.

export type CachedPage = {
  etag: string;
  /** Of all encodings together; the two compressed ones are of about the same size. */
  bytes: number;
  variants: Record<Encoding, Variant>;
};

export type Variant = { headers: Record<string, string>; body: Buffer<ArrayBuffer> };

const compressBrotli = promisify(brotliCompress);
// A window of 256 KB holds every page; the usual one would take megabytes for each that is made.
const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

export async function createCachedPage(html: string, given: Headers): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const br = await compressBrotli(identity, { params: brotliParameters });
  const shared = {
    ...Object.fromEntries(given),
    etag,
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'cache-control': 'no-cache',
  };
  const compressed = (encoding: Encoding, body: Buffer<ArrayBuffer>): Variant => ({
    body,
    headers: { ...shared, 'content-encoding': encoding },
  });
  let gzipped: Variant | undefined;
  return {
    etag,
    bytes: identity.length + 2 * br.length,
    variants: {
      identity: { body: identity, headers: shared },
      br: compressed('br', br),
      // Every browser of this decade takes the other one.
      get gzip() {
        gzipped ??= compressed('gzip', gzipSync(identity));
        return gzipped;
      },
    },
  };
}

export function renderCachedPage(page: CachedPage, request: Request): Response {
  const { headers, body } = chooseVariant(page, request.headers.get('accept-encoding') ?? '');
  if (isKnown(page, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders(headers) });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

export function chooseVariant(page: CachedPage, accepted: string): Variant {
  return page.variants[acceptedEncoding(accepted)];
}

/** Without a body there is nothing that could be encoded. */
export function unchangedHeaders({ 'content-encoding': _, ...headers }: Record<string, string>) {
  return headers;
}

export function isKnown({ etag }: CachedPage, given: string | null | undefined): boolean {
  if (!given) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
