import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { readMultipart } from './multipart.ts';

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
  const source = body ? fromWeb(body) : Readable.from([]);
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
  const { fields, file, fileType, abandon } = await readMultipart(fromWeb(body), type);
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

/** The body of a request as a stream of Node. */
export function fromWeb(body: ReadableStream<Uint8Array>): Readable {
  const readable = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // The reader handles errors; without a reader an error must not end the process.
  readable.on('error', () => undefined);
  return readable;
}

export function parseCacheControl(value: string | null): string {
  return value && cacheDirectives.test(value) ? value : 'no-cache';
}

function parseEncoding(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (!encodings.test(value)) throw invalidRequest('Unknown content encoding');
  return value.toLowerCase();
}

const schema = z.record(z.string(), z.unknown());
const maxLength = 64 * 1024;

/** Parses the custom metadata of a file. */
export function parseMetadata(text: string): Record<string, unknown> {
  try {
    if (text.length > maxLength) throw new Error('too long');
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw invalidRequest('Invalid metadata', cause);
  }
}
