import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../postgres/database.ts';
import { deriveKey, seal, unseal } from './sealing.ts';

// Refresh tokens are random and kept only as hashes. A used token keeps its successor, sealed with a
// key derived from itself: whoever still holds the old one can be given the new one again, and
// nobody who only reads the database can.

export interface RefreshToken {
  id: string;
  session_id: string;
  user_id: string;
  successor: string | null;
  revoked_at: Date | null;
}

const wellFormed = /^[A-Za-z0-9_-]{12,128}$/;

export const isWellFormed = (token: string) => wellFormed.test(token);

export async function issueRefreshToken(
  query: Query,
  session: { id: string; user_id: string },
  parentId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `insert into auth.refresh_tokens (session_id, user_id, parent_id, token_hash) values ($1, $2, $3, $4)`,
    [session.id, session.user_id, parentId, hash(token)],
  );
  return token;
}

export async function findRefreshToken(
  query: Query,
  token: string,
): Promise<RefreshToken | undefined> {
  const { rows } = await query(
    `select id::text, session_id, user_id, successor, revoked_at from auth.refresh_tokens where token_hash = $1`,
    [hash(token)],
  );
  return rows[0];
}

/** The caller holds the lock on the session. */
export async function rotateRefreshToken(
  query: Query,
  { id, session_id, user_id }: RefreshToken,
  token: string,
): Promise<string> {
  const next = await issueRefreshToken(query, { id: session_id, user_id }, id);
  await query(
    `update auth.refresh_tokens set revoked_at = now(), updated_at = now(), successor = $2 where id = $1`,
    [id, seal(next, sealingKey(token))],
  );
  return next;
}

/** After a rise in assurance the tokens from before are dead, and lead nowhere. */
export async function revokeRefreshTokens(query: Query, sessionId: string): Promise<void> {
  await query(
    `update auth.refresh_tokens set revoked_at = coalesce(revoked_at, now()), successor = null, updated_at = now()
     where session_id = $1`,
    [sessionId],
  );
}

/** Follows the successors of a used token to the one in force. */
export async function findActiveSuccessor(
  query: Query,
  used: RefreshToken,
  token: string,
): Promise<string | undefined> {
  let [row, current]: [RefreshToken | undefined, string] = [used, token];
  while (row?.revoked_at) {
    if (!row.successor) return undefined;
    current = unseal(row.successor, sealingKey(current));
    row = await findRefreshToken(query, current);
  }
  return row && current;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

const sealingKey = (token: string) => deriveKey(token, 'refresh token successor');
