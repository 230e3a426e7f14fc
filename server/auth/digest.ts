import { createHash, timingSafeEqual } from 'node:crypto';

// SHA-256 digests. Tokens and codes are stored only as digests.

export const hexDigest = (text: string) => createHash('sha256').update(text).digest('hex');

export const base64urlDigest = (text: string) =>
  createHash('sha256').update(text).digest('base64url');

/** The digest of a short code. With the id, equal codes of different owners have different digests. */
export const codeDigest = (ownerId: string, code: string) => hexDigest(`${ownerId}:${code}`);

/** Compares two digests in constant time. */
export const isSameDigest = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
