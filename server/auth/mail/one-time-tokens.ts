import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../postgres/database.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { codeDigest, hexDigest, isSameDigest } from '../digest.ts';

// A mail contains a link with a long random token, and a short code to type; a text message only the code. Only hashes
// of both are stored, one row per user and purpose.

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'magic_link_token'
  | 'portal_token'
  | 'sms_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token';

export type OneTimeToken = Row<'auth.one_time_tokens'>;

/** Attempts per code. With six digits, the chance to guess a code is one in a hundred thousand. */
const maxAttempts = 10;

interface Purpose {
  userId: string;
  type: TokenType;
  /** The address or number to which the message is sent. */
  relatesTo: string;
  flowStateId?: string;
}

type Secrets = { code: string; token: string };

export function generateSecrets(codeLength: number): Secrets {
  return {
    code: Array.from({ length: codeLength }, () => randomInt(10)).join(''),
    token: randomBytes(28).toString('hex'),
  };
}

export async function issueOneTimeToken(
  query: Query,
  { userId, type, relatesTo, flowStateId }: Purpose,
  secrets: Secrets,
): Promise<Secrets> {
  const { code } = secrets;
  const token = `${tokenPrefix(flowStateId)}${secrets.token}`;
  await query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
       code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       flow_state_id = excluded.flow_state_id, attempts = 0, created_at = now(), updated_at = now()`,
    [userId, type, hexDigest(token), codeDigest(userId, code), relatesTo, flowStateId ?? null],
  );
  return { code, token };
}

/** Marks a link of a PKCE flow. The prefix is part of the hashed token, so it cannot be added or removed. */
export const tokenPrefix = (flowStateId: string | undefined): string =>
  flowStateId ? 'pkce_' : '';

type Lifetimes = Pick<AuthSettings, 'codeLifetime' | 'inviteLifetime'>;

/**
 * The link of an invitation is valid longer than other links; its short code is not. `$3` is the lifetime of codes and
 * links, `$4` that of invitations.
 */
const isFresh = `created_at > now() - make_interval(secs => case
  when token_type = 'confirmation_token' and exists (
    select from auth.users as owner where owner.id = user_id and owner.invited_at is not null)
  then $4::float8 else $3::float8 end)`;

/** Deletes the token and returns it, so that it works only once. */
export function takeByToken(
  query: Query,
  settings: Lifetimes,
  token: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  return takeByHash(query, settings, hexDigest(token), types);
}

export async function takeByHash(
  query: Query,
  { codeLifetime, inviteLifetime }: Lifetimes,
  tokenHash: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const { rows } = await query<OneTimeToken>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2) and ${isFresh}
     returning *`,
    [tokenHash, types, codeLifetime, inviteLifetime],
  );
  return rows[0];
}

/** Finds a token that is valid now, without using it up. */
export async function findByToken(
  query: Query,
  { codeLifetime, inviteLifetime }: Lifetimes,
  token: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const { rows } = await query<OneTimeToken>(
    `select * from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2) and ${isFresh}`,
    [hexDigest(token), types, codeLifetime, inviteLifetime],
  );
  return rows[0];
}

/** Counts the attempt before checking the code, so that concurrent attempts are counted too. */
export async function findByCode(
  { query }: Pick<Database, 'query'>,
  { codeLifetime }: Pick<AuthSettings, 'codeLifetime'>,
  { code, relatesTo, types }: { code: string; relatesTo: string; types: TokenType[] },
): Promise<OneTimeToken | undefined> {
  const { rows } = await query<OneTimeToken>(
    `update auth.one_time_tokens set attempts = attempts + 1, updated_at = now()
     where relates_to = $1 and token_type = any($2) and attempts < $3
       and created_at > now() - make_interval(secs => $4) returning *`,
    [relatesTo, types, maxAttempts, codeLifetime],
  );
  return rows.find((row) => isSameDigest(row.code_hash ?? '', codeDigest(row.user_id, code)));
}

export async function takeOneTimeToken(
  query: Query,
  { id, token_hash }: OneTimeToken,
): Promise<boolean> {
  const { rowCount } = await query(
    'delete from auth.one_time_tokens where id = $1 and token_hash = $2',
    [id, token_hash],
  );
  return rowCount === 1;
}
