import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding, encodings } from './accepted-encoding.ts';

// A page as it goes over the wire, in each encoding: nothing is computed when it is sent.

export type CachedPage = {
  etag: string;
  /** Of all encodings together. */
  bytes: number;
  variants: Record<Encoding, Variant>;
};

type Variant = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliParameters = { [constants.BROTLI_PARAM_QUALITY]: 6 };

export async function createCachedPage(html: string, given: Headers): Promise<CachedPage> {
  const identity = new TextEncoder().encode(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: brotliParameters }),
    compressGzip(identity),
  ]);
  const bodies = { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
  const shared = {
    ...Object.fromEntries(given),
    etag,
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'cache-control': 'no-cache',
  };
  const variantOf = (encoding: Encoding): Variant => ({
    body: bodies[encoding],
    headers: encoding === 'identity' ? shared : { ...shared, 'content-encoding': encoding },
  });
  return {
    etag,
    bytes: encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0),
    variants: {
      identity: variantOf('identity'),
      br: variantOf('br'),
      gzip: variantOf('gzip'),
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
