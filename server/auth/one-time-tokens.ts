import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import type { Query } from '../postgres/query.ts';
import type { AuthSettings } from './auth-settings.ts';

// What is mailed: a link with a long random token, and a short code for typing. Of both only hashes
// are kept; one of each purpose per user.

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

export interface OneTimeToken {
  id: string;
  user_id: string;
  token_type: TokenType;
  token_hash: string;
  code_hash: string;
  relates_to: string;
  flow_state_id: string | null;
}

/** Wrong guesses after which a code is dead. With six digits, one in a hundred thousand gets through. */
const mostAttempts = 10;

interface Purpose {
  userId: string;
  type: TokenType;
  /** The address that gets the mail. */
  relatesTo: string;
  flowStateId?: string;
}

export type Secrets = { code: string; token: string };

export function inventSecrets(codeLength: number): Secrets {
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
    [userId, type, hash(token), codeHash(userId, code), relatesTo, flowStateId ?? null],
  );
  return { code, token };
}

/**
 * Tells the link's endpoint which flow to follow; it is part of what is hashed, so that nobody can turn one flow into
 * the other.
 */
export const tokenPrefix = (flowStateId: string | undefined): string =>
  flowStateId ? 'pkce_' : '';

type Lifetimes = Pick<AuthSettings, 'codeLifetime' | 'inviteLifetime'>;

/** An invitation may wait over a weekend; its link, that is, not the short code beside it. */
const isFresh = `created_at > now() - make_interval(secs => case
  when token_type = 'confirmation_token' and exists (
    select from auth.users as owner where owner.id = user_id and owner.invited_at is not null)
  then $4::float8 else $3::float8 end)`;

/** Takes the token out, so that of two who come with it only one gets it. */
export function takeByToken(
  query: Query,
  settings: Lifetimes,
  token: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  return takeByHash(query, settings, hash(token), types);
}

export async function takeByHash(
  query: Query,
  { codeLifetime, inviteLifetime }: Lifetimes,
  tokenHash: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  const { rows } = await query(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2) and ${isFresh}
     returning *`,
    [tokenHash, types, codeLifetime, inviteLifetime],
  );
  return rows[0];
}

/** What a token is kept as, if it is good at the moment; it stays good. */
export async function findTokenHash(
  query: Query,
  { codeLifetime, inviteLifetime }: Lifetimes,
  token: string,
  type: TokenType,
): Promise<string | undefined> {
  const { rows } = await query(
    `select token_hash from auth.one_time_tokens
     where token_hash = $1 and token_type = $2 and ${isFresh}`,
    [hash(token), type, codeLifetime, inviteLifetime],
  );
  return rows[0]?.token_hash;
}

/** Counts the guess before looking at it: guesses made at the same moment count each. */
export async function findByCode(
  { query }: Pick<Database, 'query'>,
  { codeLifetime }: Pick<AuthSettings, 'codeLifetime'>,
  { code, relatesTo, types }: { code: string; relatesTo: string; types: TokenType[] },
): Promise<OneTimeToken | undefined> {
  const { rows } = await query(
    `update auth.one_time_tokens set attempts = attempts + 1, updated_at = now()
     where relates_to = $1 and token_type = any($2) and attempts < $3
       and created_at > now() - make_interval(secs => $4) returning *`,
    [relatesTo, types, mostAttempts, codeLifetime],
  );
  return rows.find((row) => isSame(row.code_hash, codeHash(row.user_id, code)));
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

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const codeHash = (userId: string, code: string) => hash(`${userId}:${code}`);
const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
