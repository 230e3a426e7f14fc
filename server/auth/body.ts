import { z } from 'zod';
import { findExceededLimit, smallJson } from '../http/json-limits.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { AuthError, invalid } from './errors.ts';

// Bodies are JSON objects. Clients send null for omitted fields.

export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined);
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);
export const pkce = { code_challenge: optionalText, code_challenge_method: optionalText };

export async function readBody<T extends z.ZodType>(
  context: AuthRequest,
  schema: T,
): Promise<z.infer<T>> {
  const bytes = toBuffer(await context.req.arrayBuffer());
  if (findExceededLimit(bytes, smallJson)) throw invalidJson('It holds or nests too much');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = text.trim() ? JSON.parse(text, requireStorable) : {};
  } catch (cause) {
    throw cause instanceof AuthError ? cause : invalidJson(cause);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidJson(parsed.error);
  return parsed.data;
}

const toBuffer = (bytes: ArrayBuffer | Buffer): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);

/** PostgreSQL can store neither NUL nor lone surrogates. */
function requireStorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw invalid('Text must not contain NUL or unpaired surrogates');
    }
  }
  return value;
}

const invalidJson = (cause: unknown) =>
  new AuthError(400, 'bad_json', 'Could not parse request body as JSON', { cause });

/** Returns an id from the path. It is validated here, because PostgreSQL would raise an error. */
export function uuidParameter(context: AuthContext, name: string, label: string): string {
  const value = context.req.param(name) ?? '';
  if (!z.guid().safeParse(value).success) {
    throw new AuthError(404, 'validation_failed', `${label} must be an UUID`);
  }
  return value;
}
