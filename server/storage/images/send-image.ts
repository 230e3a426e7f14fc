import { fileTypeFromBuffer } from 'file-type';
import { isUnchanged } from '../../http/conditions.ts';
import { parseWith } from '../body.ts';
import { clientNetwork } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { safeHeaders } from '../download/safe-headers.ts';
import { signedCaching } from '../download/signed-caching.ts';
import { noSuchKey } from '../errors.ts';
import type { FoundObject } from '../objects/find-object.ts';
import { headLength } from '../upload/detect-type.ts';
import type { ImageFormat } from './render-picture.ts';
import { type Transform, transformSchema } from './transform.ts';

/** Responds with an image in the requested size and format. */
export async function sendImage(
  storage: Storage,
  context: StorageContext,
  found: FoundObject,
  input: unknown,
  expiresAt?: Date,
): Promise<Response> {
  const transform = parseWith(transformSchema, input);
  try {
    return await send(storage, context, found, transform, expiresAt);
  } catch (error) {
    // The file may have been replaced after its row was read.
    const object = await found.readAgain();
    if (!object || object.version === found.object.version) throw error;
    return send(storage, context, { ...found, object }, transform, expiresAt);
  }
}

async function send(
  storage: Storage,
  context: StorageContext,
  { object, isPublic, reader }: FoundObject,
  transform: Transform,
  expiresAt: Date | undefined,
): Promise<Response> {
  const { version, metadata } = object;
  if (!version || !metadata) throw noSuchKey();
  const format = formatFor(transform, context.req.header('accept'));
  const original = { version, size: metadata.size };
  const network = clientNetwork(storage, context);
  const { bytes, tag } = await storage.renderImage(
    original,
    isPublic ? limitQuality(transform, storage.settings.images.maxPublicQuality) : transform,
    format,
    {
      network,
      signal: context.req.raw.signal,
    },
  );
  const type = await fileTypeFromBuffer(bytes.subarray(0, headLength));
  const etag = `"${version.slice(0, 8)}-${tag}"`;
  const modifiedAt = new Date(metadata.lastModified);
  const caching = isPublic
    ? { 'cache-control': metadata.cacheControl, vary: 'Accept' }
    : { 'cache-control': `private, ${metadata.cacheControl}`, vary: 'Accept, Authorization' };
  const headers = {
    ...safeHeaders(type?.mime ?? 'application/octet-stream', context.req.query('download')),
    ...(expiresAt ? signedCaching(expiresAt) : caching),
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'x-transformations': describe(transform),
  };
  const header = (name: string) => context.req.header(name);
  if (isUnchanged(header, { etag, modifiedAt }))
    return new Response(null, { status: 304, headers });
  if (reader) await storage.onDownload?.({ reader, object, network });
  const length = { 'content-length': String(bytes.length) };
  return new Response(new Uint8Array(bytes), { headers: { ...headers, ...length } });
}

function limitQuality(transform: Transform, maxQuality: number): Transform {
  const { quality } = transform;
  return quality && quality > maxQuality ? { ...transform, quality: maxQuality } : transform;
}

/** WebP instead of AVIF, which is a little smaller but takes many times as long to encode. */
export const preferredFormat: ImageFormat = 'webp';

function formatFor({ format }: Transform, accept = ''): ImageFormat | undefined {
  if (format === 'origin') return undefined;
  if (format) return format;
  if (accept.includes(`image/${preferredFormat}`)) return preferredFormat;
  return accept.includes('image/avif') ? 'avif' : undefined;
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** Renders the transformation in the format of the protocol. */
function describe({ width, height, resize = 'cover', quality }: Transform): string {
  const parts = { height, width, resizing_type: resizingTypes[resize], quality };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');
}
