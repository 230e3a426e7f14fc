import { isUnchanged, mayUseRange } from '../../http/conditions.ts';
import { clientNetwork } from '../caller.ts';
import type { Storage, StorageRequest } from '../context.ts';
import { invalidRange, noSuchKey } from '../errors.ts';
import type { ByteRange, Content } from '../files/files.ts';
import { objectKey } from '../files/keys.ts';
import type { FoundObject } from '../objects/find-object.ts';
import { safeHeaders } from './safe-headers.ts';
import { signedCaching } from './signed-caching.ts';

interface How {
  /** End of the right to read, which also limits caching of a signed URL. */
  expiresAt?: Date;
}

/** A file may be replaced this many times while it is being opened. */
const maxAttempts = 20;

interface FileResponse {
  status: number;
  headers: Record<string, string>;
  body: Content | null;
}

/** Responds with the file, a range of it, or 304. */
export async function sendObject(...args: Parameters<typeof readObject>): Promise<Response> {
  const { body, ...init } = await readObject(...args);
  return new Response(body, init);
}

/** Reads the file, a range of it, or what 304 says of it. */
export async function readObject(
  storage: Storage,
  context: StorageRequest,
  found: FoundObject,
  options: How = {},
): Promise<FileResponse> {
  let { object } = found;
  for (let attempt = 1; ; attempt += 1) {
    const response = await trySend(storage, context, { ...found, object }, options);
    if (response) return response;
    // The file was replaced after its row was read, so read the row again.
    const current = await found.readAgain();
    if (!current || current.version === object.version || attempt === maxAttempts) {
      if (current) storage.logger.error({ version: current.version }, 'a row has no file');
      throw noSuchKey();
    }
    object = current;
  }
}

async function trySend(
  storage: Storage,
  context: StorageRequest,
  { object, isPublic, reader }: FoundObject,
  options: How,
): Promise<FileResponse | undefined> {
  const header = (name: string) => context.req.header(name);
  const { metadata, version } = object;
  const size = metadata?.size ?? 0;
  const etag = metadata?.eTag ?? `"${version}"`;
  const modifiedAt = new Date(metadata?.lastModified ?? object.updated_at);
  const headers: Record<string, string> = {
    ...safeHeaders(metadata?.mimetype ?? 'application/octet-stream', context.req.query('download')),
    ...cacheHeaders(metadata?.cacheControl ?? 'no-cache', isPublic, options),
    'accept-ranges': 'bytes',
    etag,
    'last-modified': modifiedAt.toUTCString(),
    ...(metadata?.contentEncoding && { 'content-encoding': metadata.contentEncoding }),
  };
  if (isUnchanged(header, { etag, modifiedAt })) return { status: 304, headers, body: null };

  const range = mayUseRange(header, { etag, modifiedAt })
    ? parseByteRange(header('range'), size)
    : undefined;
  const length = { 'content-length': String(range ? range.end - range.start + 1 : size) };
  const rangeHeaders = range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` };
  const responseHead = {
    status: range ? 206 : 200,
    headers: { ...headers, ...length, ...rangeHeaders },
  };
  if (context.req.method === 'HEAD') return { ...responseHead, body: null };
  const network = clientNetwork(storage, context);
  const isLaterPart = Boolean(range?.start);
  if (reader) await storage.onDownload?.({ reader, object, network, isLaterPart });
  const readRange = size === 0 ? undefined : range;
  const body = version ? await storage.files.read(objectKey(version), readRange, size) : undefined;
  return body && { ...responseHead, body };
}

function cacheHeaders(
  cacheControl: string,
  isPublic: boolean,
  { expiresAt }: How,
): Record<string, string> {
  if (expiresAt) return signedCaching(expiresAt);
  if (isPublic) return { 'cache-control': cacheControl };
  return { 'cache-control': `private, ${cacheControl}`, vary: 'Authorization' };
}

const singleRange = /^bytes=(\d*)-(\d*)$/;

/** Parses the Range header; undefined stands for the whole file, also for a list of several ranges. */
function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  if (!header || header.includes(',')) return undefined;
  const [, first, last] = singleRange.exec(header.replaceAll(' ', '')) ?? [];
  if (first === undefined || last === undefined || first + last === '') throw invalidRange(size);
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (range.start > range.end || range.start >= size) throw invalidRange(size);
  return range;
}
