import { randomBytes } from 'node:crypto';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { hexDigest } from '../digest.ts';
import { decrypt, deriveKey, encrypt } from '../encryption.ts';
import type { Session } from './sessions.ts';

// Refresh tokens are random, and only their hashes are stored. A used token stores its successor,
// encrypted with a key derived from the used token: its holder can get the successor again, a reader
// of the database cannot.

type RefreshTokenRow = Row<'auth.refresh_tokens'>;
export type RefreshToken = { id: string } & Pick<
  RefreshTokenRow,
  'session_id' | 'user_id' | 'successor' | 'revoked_at'
>;

const insertToken = `insert into auth.refresh_tokens (session_id, user_id, parent_id, token_hash)
  values ($1, $2, $3, $4)`;

const wellFormed = /^[A-Za-z0-9_-]{12,128}$/;

export const isWellFormed = (token: string) => wellFormed.test(token);

export async function issueRefreshToken(
  query: Query,
  session: { id: string; user_id: string },
): Promise<string> {
  const token = makeToken();
  await query(insertToken, [session.id, session.user_id, null, hexDigest(token)]);
  return token;
}

/** Locks the session of a token, also of a used one, until the transaction ends. */
export async function lockSession(query: Query, token: string): Promise<Session | undefined> {
  await query(`set local lock_timeout = '5s'`);
  const { rows } = await query<Session>(
    `select session.* from auth.sessions as session
     join auth.refresh_tokens as token on token.session_id = session.id
     where token.token_hash = $1 for update of session`,
    [hexDigest(token)],
  );
  return rows[0];
}

export async function findRefreshToken(
  query: Query,
  token: string,
): Promise<RefreshToken | undefined> {
  const { rows } = await query<RefreshToken>(
    `select id::text, session_id, user_id, successor, revoked_at from auth.refresh_tokens where token_hash = $1`,
    [hexDigest(token)],
  );
  return rows[0];
}

/** The caller must hold the lock on the session. */
export async function rotateRefreshToken(
  query: Query,
  { id, session_id, user_id }: RefreshToken,
  token: string,
): Promise<string> {
  const { next, encrypted } = createSuccessor(token);
  await query(
    `with used as (
       update auth.refresh_tokens set revoked_at = now(), updated_at = now(), successor = $5 where id = $3
     )
     ${insertToken}`,
    [session_id, user_id, id, hexDigest(next), encrypted],
  );
  return next;
}

/** Creates the next token, and its text for the row of the used one. */
export function createSuccessor(token: string): { next: string; encrypted: string } {
  const next = makeToken();
  return { next, encrypted: encrypt(next, encryptionKey(token)) };
}

/** Revokes all tokens of a session without successors, after its assurance level has been raised. */
export async function revokeRefreshTokens(query: Query, sessionId: string): Promise<void> {
  await query(
    `update auth.refresh_tokens set revoked_at = coalesce(revoked_at, now()), successor = null, updated_at = now()
     where session_id = $1`,
    [sessionId],
  );
}

/** Follows the successors of a used token to the active one. */
export async function findActiveSuccessor(
  query: Query,
  used: RefreshToken,
  token: string,
): Promise<string | undefined> {
  let [row, current]: [RefreshToken | undefined, string] = [used, token];
  while (row?.revoked_at) {
    if (!row.successor) return undefined;
    current = decrypt(row.successor, encryptionKey(current));
    row = await findRefreshToken(query, current);
  }
  return row && current;
}

const makeToken = () => randomBytes(32).toString('base64url');

const encryptionKey = (token: string) => deriveKey(token, 'refresh token successor');
