import type { z } from 'zod';
import { findExceededLimit, smallJson } from '../http/json-limits.ts';
import type { StorageContext } from './context.ts';
import { invalidRequest } from './errors.ts';

/** Reads the JSON body; an empty body counts as an empty object. */
export async function readBody<T extends z.ZodType>(
  context: StorageContext,
  schema: T,
): Promise<z.infer<T>> {
  const bytes = Buffer.from(await context.req.arrayBuffer());
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
