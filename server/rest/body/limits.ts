import { kibibyte, mebibyte } from '../../../domain/units.ts';
import type { JsonLimits } from '../../http/json-limits.ts';

/** Maximum body of visitors, with or without an account, which only send a few arguments. */
export const visitorBytes = 64 * kibibyte;

/** Maximum body by role; signed-in users may be staff, who also send documents. */
export function maxBodyBytes(role: string): number {
  if (role === 'anon') return visitorBytes;
  return role === 'service_role' ? 10 * mebibyte : mebibyte;
}

/** Tables have at most 1,600 columns and functions 100 arguments. */
export const maxKeys = 1_600;

export const jsonLimits: JsonLimits = { depth: 500, keys: 2_000, values: 1_000_000 };

/** Bodies up to this size are parsed on the main thread, which takes a few milliseconds at most. */
export const quickBytes = 64 * kibibyte;
export const quickLimits: JsonLimits = { ...jsonLimits, values: 2_000 };

/** A form is always parsed on the main thread, so it has its own limits. */
export const formLimits = { bytes: 256 * kibibyte, fields: 2_000 };
