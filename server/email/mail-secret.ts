import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import { db, requireRow } from '../postgres/query.ts';

// The secrets of a mail's links are derived from its id: they need not be stored, and each attempt to send it carries the
// same ones.

/** Derives 256 bits for one mail and one use. */
export type MailSecret = (mailId: string, use: string) => Buffer;

/**
 * `settingsKey` is `AUTH_ENCRYPTION_KEY`: with it, a copy of the database is not enough to derive secrets. The stored key
 * is read once, here, because secrets are derived within transactions, which must not wait for a second connection.
 */
export async function createMailSecret(
  { query }: Pick<Database, 'query'>,
  settingsKey = '',
): Promise<MailSecret> {
  const key = await loadKey(query);
  return (mailId, use) =>
    createHmac('sha256', `${key}${settingsKey}`).update(`${mailId}:${use}`).digest();
}

/** All processes use the key that the first of them inserted. */
async function loadKey(query: Database['query']): Promise<string> {
  const newKey = randomBytes(32).toString('base64url');
  await query(
    db
      .insertInto('private.mail_key')
      .values({ key: newKey })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return requireRow(await query(db.selectFrom('private.mail_key').select('key'))).key;
}

export const asToken = (secret: Buffer): string => secret.toString('base64url');

export function asDigits(secret: Buffer, length: number): string {
  const number = BigInt(`0x${secret.toString('hex')}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}

/** Returns a token of the same length and alphabet as those of Supabase Auth. */
export const accountToken = (secret: Buffer): string => secret.toString('hex').slice(0, 56);
