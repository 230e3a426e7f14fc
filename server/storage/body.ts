import type { z } from 'zod';
import { findExceededLimit, smallJson } from '../http/json-limits.ts';
import type { Caller } from './caller.ts';
import type { StorageContext } from './context.ts';
import { invalidRequest, tooLarge } from './errors.ts';

/** Maximum bytes of JSON in a request. Accounts may exceed it in requests that name files, see `readNames`. */
export const maxJsonBytes = 64 * 1024;

/** Reads a body with up to a thousand names. Visitors without an account may not send a long one. */
export function readNames<T extends z.ZodType>(
  context: StorageContext,
  schema: T,
  { identity }: Pick<Caller, 'identity'>,
): Promise<z.infer<T>> {
  return readBody(context, schema, identity.role === 'anon' ? maxJsonBytes : undefined);
}

/** Reads the JSON body; an empty body counts as an empty object. */
export async function readBody<T extends z.ZodType>(
  context: StorageContext,
  schema: T,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<z.infer<T>> {
  // A body that announces too many bytes is rejected before it is read.
  if (Number(context.req.header('content-length')) > maxBytes) throw tooLarge();
  const bytes = Buffer.from(await context.req.arrayBuffer());
  if (bytes.length > maxBytes) throw tooLarge();
  if (findExceededLimit(bytes, smallJson)) throw invalidRequest('The body holds or nests too much');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = text.trim() ? JSON.parse(text) : {};
  } catch (cause) {
    throw invalidRequest('The body is not valid JSON', cause);
  }
  return parseWith(schema, value);
}

export function parseWith<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  throw invalidRequest(`${where ? `${where}: ` : ''}${issue?.message ?? 'Invalid request'}`);
}
