import { findExcess, smallJson } from '../http/json-limits.ts';
import { BodyTooLarge, readLimited } from '../http/limited-body.ts';
import { FunctionError } from './errors.ts';
import { formLimits } from './form-limits.ts';
import { type Field, type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts';
import { tidy } from './tidy.ts';
import { timeToSend } from './upload-limits.ts';

// What was sent, whether by a script as JSON or by a form without scripts.

export interface Submission {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  /** Sent by a page itself, which then wants a page in return. */
  isPage: boolean;
}

type Options = {
  /** Whether a file may come with it. */
  takesFiles?: boolean | undefined;
  /** Whether files are read and forgotten. */
  dropsFiles?: boolean;
};

const { textBytes, bodyBytes } = formLimits;

export async function readSubmission(
  request: Request,
  { takesFiles = false, dropsFiles = false }: Options = {},
): Promise<Submission> {
  const isPage = wantsPage(request);
  switch (typeOf(request)) {
    case multipart: {
      const form = await readForm(request, takesFiles ? bodyBytes : textBytes, dropsFiles);
      return { fields: tidyFields(group(form.fields)), files: form.files, isPage };
    }
    case 'application/x-www-form-urlencoded': {
      const bytes = await readBytes(request, textBytes);
      return { fields: tidyFields(group(parsePairs(bytes))), files: {}, isPage };
    }
    default:
      return { fields: tidyFields(await readJson(request, textBytes)), files: {}, isPage: false };
  }
}

const multipart = 'multipart/form-data';

const typeOf = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isMultipart = (request: Request): boolean => typeOf(request) === multipart;

/** Sent by a page without scripts. */
export const wantsPage = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');

/** Undefined where it is not JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  const excess = findExcess(bytes, smallJson);
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
  dropsFiles: boolean,
): Promise<MultipartForm> {
  const { headers } = request;
  const announced = Number(headers.get('content-length') ?? limit);
  if (announced > limit) throw new FunctionError('too_large');
  // Not before: the connection of a body that was opened and left unread is closed.
  const { body } = request;
  if (!body) throw new FunctionError('unreadable');
  const type = headers.get('content-type') ?? '';
  const milliseconds = timeToSend(announced);
  return readMultipart(body, { type, bodyBytes: limit, milliseconds, dropsFiles });
}

function parsePairs(bytes: Buffer): Field[] {
  let ends = 0;
  for (const byte of bytes) if (byte === ampersand) ends += 1;
  if (ends >= formLimits.fields) throw new FunctionError('too_large');
  return [...new URLSearchParams(bytes.toString('utf8'))];
}

const ampersand = '&'.charCodeAt(0);

/** `answers.{id}` is a field of `answers`; a name that comes twice is a list. */
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

function tidyFields(given: unknown): Record<string, unknown> {
  const fields = tidy(given);
  if (!isRecord(fields)) throw new FunctionError('unreadable');
  return fields;
}

function ownRecord(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (isRecord(found)) return found;
  const record: Record<string, unknown> = {};
  setOwn(fields, name, record);
  return record;
}

/** Senders choose the names: "__proto__" is a name like any other. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
