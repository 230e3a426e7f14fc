import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../postgres/database.ts';

// The secrets of a mail's links are derived from its id, so that they need not be stored and every try of a mail
// carries the same ones.

/** 256 bits that belong to one mail and one use. */
export type MailSecret = (mailId: string, use: string) => Buffer;

/**
 * With a key of the owner's, a copy of the database alone derives nothing. The key is read beforehand: secrets are
 * asked for within transactions, which must not wait for a further connection.
 */
export async function createMailSecret(
  { query }: Pick<Database, 'query'>,
  ownersKey = '',
): Promise<MailSecret> {
  const key = await loadKey(query);
  return (mailId, use) =>
    createHmac('sha256', `${key}${ownersKey}`).update(`${mailId}:${use}`).digest();
}

/** All processes derive from the key that the first of them wrote. */
async function loadKey(query: Database['query']): Promise<string> {
  const offered = randomBytes(32).toString('base64url');
  await query('insert into private.mail_key (key) values ($1) on conflict do nothing', [offered]);
  const { rows } = await query('select key from private.mail_key');
  return rows[0].key;
}

export const asToken = (secret: Buffer): string => secret.toString('base64url');

export function asDigits(secret: Buffer, length: number): string {
  const number = BigInt(`0x${secret.toString('hex')}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}

/** As long as those of the original auth service. */
export const accountToken = (secret: Buffer): string => secret.toString('hex').slice(0, 56);
