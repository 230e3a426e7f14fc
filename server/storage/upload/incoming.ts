import { Readable } from 'node:stream';
import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { readMultipart } from './multipart.ts';
import { toNodeStream } from './to-node-stream.ts';

/** A file that is being uploaded: its declared properties, and its bytes, which are not read yet. */
export interface Incoming {
  type: string;
  cacheControl: string;
  contentEncoding: string | undefined;
  userMetadata: Record<string, unknown> | undefined;
  body: Readable;
  /** Stops reading the rest of the body. */
  abandon: () => void;
}

const defaultType = 'application/octet-stream';
const cacheDirectives = /^[\w ,=-]{1,200}$/;
const encodings = /^(gzip|deflate|br|zstd|compress|identity)$/i;
const metadataSchema = z.record(z.string(), z.unknown());
const maxMetadataLength = 64 * 1024;

/** The body is the file itself, or a form that contains it. */
export function readIncoming(request: Request): Promise<Incoming> {
  const type = request.headers.get('content-type') ?? '';
  return /^multipart\/form-data\b/i.test(type) ? readForm(request, type) : readRaw(request, type);
}

async function readRaw({ body, headers }: Request, type: string): Promise<Incoming> {
  const metadataHeader = headers.get('x-metadata');
  const userMetadata = metadataHeader
    ? parseMetadata(Buffer.from(metadataHeader, 'base64').toString('utf8'))
    : undefined;
  if (!body && headers.get('content-length') !== '0') throw invalidRequest('No content provided');
  const source = body ? toNodeStream(body) : Readable.from([]);
  return {
    type: type || defaultType,
    cacheControl: parseCacheControl(headers.get('cache-control')),
    contentEncoding: parseEncoding(headers.get('content-encoding')),
    userMetadata,
    body: source,
    abandon: () => void source.destroy(),
  };
}

async function readForm({ body }: Request, type: string): Promise<Incoming> {
  if (!body) throw invalidRequest('No content provided');
  const { fields, file, fileType, abandon } = await readMultipart(toNodeStream(body), type);
  const seconds = fields.get('cacheControl');
  const metadata = fields.get('metadata');
  return {
    type: fields.get('contentType') || fileType || defaultType,
    cacheControl: parseCacheControl(seconds ? `max-age=${seconds}` : null),
    contentEncoding: parseEncoding(fields.get('contentEncoding')),
    userMetadata: metadata ? parseMetadata(metadata) : undefined,
    body: file,
    abandon,
  };
}

/** Without valid directives, clients revalidate the file each time. */
export function parseCacheControl(value: string | null): string {
  return value && cacheDirectives.test(value) ? value : 'no-cache';
}

/** Rejects an unknown encoding, because no client could decode the file. */
function parseEncoding(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (!encodings.test(value)) throw invalidRequest('Unknown content encoding');
  return value.toLowerCase();
}

/** Parses the custom metadata of a file. */
export function parseMetadata(text: string): Record<string, unknown> {
  try {
    if (text.length > maxMetadataLength) throw new Error('too long');
    return metadataSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw invalidRequest('Invalid metadata', cause);
  }
}
