import type { JsonLimits } from '../../http/json-limits.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Bytes of a body of visitors, with or without an account, who send an argument or two. */
export const visitorBytes = 64 * kibibyte;

/** Bytes of a body by role; whoever signed in may be staff, who also send documents. */
export function largestBody(role: string): number {
  if (role === 'anon') return visitorBytes;
  return role === 'service_role' ? 10 * mebibyte : mebibyte;
}

/** Tables have at most 1,600 columns and functions 100 arguments. */
export const mostKeys = 1_600;

export const jsonLimits: JsonLimits = { depth: 500, keys: 2_000, values: 1_000_000 };

/** Bodies up to here are parsed at once; it takes a few milliseconds at most. */
export const quickBytes = 64 * kibibyte;
export const quickLimits: JsonLimits = { ...jsonLimits, values: 2_000 };

/** A form is parsed at once, whoever sends it. */
export const formLimits = { bytes: 256 * kibibyte, fields: 2_000 };
