import { isRecord } from '../../domain/is-record.ts';
import { maxFileBytes } from '../../domain/limits.ts';
import { findExceededLimit, smallJson } from '../http/json-limits.ts';
import { BodyTooLarge, readLimited } from '../http/limited-body.ts';
import { cleanInput } from './clean-input.ts';
import { FunctionError } from './errors.ts';
import { formLimits } from './limits/form-limits.ts';
import type { Reservation } from './limits/reserve-memory.ts';
import { timeToSend } from './limits/upload-limits.ts';
import { type Field, type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts';

// Reads a submission: JSON from a script, or a form that a browser sent without JavaScript.

export interface Submission {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  /** Sent without JavaScript, so the response must be a page. */
  isPage: boolean;
}

type Options = {
  /** Allows files. */
  takesFiles?: boolean | undefined;
  /** Size of a file, if it may be larger than a CV. */
  fileBytes?: number;
  /** Reads files without keeping them. */
  dropsFiles?: boolean;
  /** Memory reserved for the body. */
  upload?: Reservation | undefined;
};

const { textBytes, bodyBytes } = formLimits;

export async function readSubmission(
  request: Request,
  { takesFiles = false, fileBytes = maxFileBytes, dropsFiles = false, upload }: Options = {},
): Promise<Submission> {
  const isPage = wantsPage(request);
  switch (typeOf(request)) {
    case multipart: {
      const limit = takesFiles ? bodyBytes - maxFileBytes + fileBytes : textBytes;
      const form = await readForm(request, limit, { dropsFiles, fileBytes, upload });
      return { fields: cleanFields(group(form.fields)), files: form.files, isPage };
    }
    case 'application/x-www-form-urlencoded': {
      const bytes = await readBytes(request, textBytes);
      return { fields: cleanFields(group(parsePairs(bytes))), files: {}, isPage };
    }
    default:
      return { fields: cleanFields(await readJson(request, textBytes)), files: {}, isPage: false };
  }
}

const multipart = 'multipart/form-data';

const typeOf = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isMultipart = (request: Request): boolean => typeOf(request) === multipart;

/** True for a form that was sent without JavaScript. */
export const wantsPage = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');

/** Returns undefined if the body is not JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  const excess = findExceededLimit(bytes, smallJson);
  if (excess) throw new FunctionError(excess === 'depth' ? 'unreadable' : 'too_large');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  try {
    return await readLimited(request, limit);
  } catch (error) {
    throw error instanceof BodyTooLarge ? new FunctionError('too_large') : error;
  }
}

async function readForm(
  request: Request,
  limit: number,
  options: Pick<Options, 'dropsFiles' | 'fileBytes' | 'upload'>,
): Promise<MultipartForm> {
  const { headers } = request;
  const contentLength = Number(headers.get('content-length') ?? limit);
  if (contentLength > limit) throw new FunctionError('too_large');
  // The body is opened only now, after the checks: Node closes the connection if a body is opened and not read.
  const { body } = request;
  if (!body) throw new FunctionError('unreadable');
  const type = headers.get('content-type') ?? '';
  const milliseconds = timeToSend(contentLength);
  return readMultipart(body, { type, bodyBytes: limit, milliseconds, ...options });
}

function parsePairs(bytes: Buffer): Field[] {
  let ends = 0;
  for (const byte of bytes) if (byte === ampersand) ends += 1;
  if (ends >= formLimits.fields) throw new FunctionError('too_large');
  return [...new URLSearchParams(bytes.toString('utf8'))];
}

const ampersand = '&'.charCodeAt(0);

/** `answers.{id}` becomes a field of `answers`; a repeated name becomes a list. */
function group(pairs: Field[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, own] of Map.groupBy(pairs, ([name]) => name)) {
    if (name.length > formLimits.nameLength) throw new FunctionError('too_large');
    const values = own.map(([, value]) => value);
    const [first = '', key] = name.split(/\.(.*)/s);
    const value = values.length > 1 ? values : values[0];
    if (key === undefined) setOwn(fields, name, value);
    else setOwn(ownRecord(fields, first), key, value);
  }
  return fields;
}

function cleanFields(input: unknown): Record<string, unknown> {
  const fields = cleanInput(input);
  if (!isRecord(fields)) throw new FunctionError('unreadable');
  return fields;
}

function ownRecord(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (isRecord(field)) return field;
  const record: Record<string, unknown> = {};
  setOwn(fields, name, record);
  return record;
}

/** Defines a property instead of assigning it: senders choose the names, so one may be "__proto__". */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
