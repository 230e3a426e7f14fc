import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiTokenPrefix } from '../../../domain/api/token.ts';

// `alp_`, 32 random bytes and a checksum, by which scanners and the server tell a token from other text without a query.

const format = new RegExp(`^${apiTokenPrefix}([\\w-]{43})([0-9a-f]{8})$`);

const checksumOf = (secret: string) => crc32(secret).toString(16).padStart(8, '0');

export function createApiToken(): string {
  const secret = randomBytes(32).toString('base64url');
  return `${apiTokenPrefix}${secret}${checksumOf(secret)}`;
}

/** True for text that is meant as an API token, also if it is none. */
export const looksLikeApiToken = (text: string) => text.startsWith(apiTokenPrefix);

export function isWellFormed(token: string): boolean {
  const [, secret, checksum] = format.exec(token) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

export const hashApiToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The part that screens show. */
export const hintOf = (token: string) => token.slice(0, apiTokenPrefix.length + 4);
