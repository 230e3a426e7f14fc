import { prepare } from '../../postgres/prepared-text.ts';
import { requireRow } from '../../postgres/query.ts';
import { type Auth, type AuthRequest, addressOf, userAgentOf } from '../context.ts';
import { hexDigest } from '../digest.ts';
import { addressBucket, requireNoWait } from '../rate-limits.ts';
import { fromJsonRow } from '../users/json-rows.ts';
import { createSuccessor } from './refresh-tokens.ts';
import { earliestOf } from './session-limits.ts';
import { type TokenOwner, tokenOwnerColumns } from './session-tokens.ts';
import type { Session } from './sessions.ts';

/**
 * The usual refresh in one statement: counts the attempt, and rotates the token of a session that lasts and whose owner
 * may sign in. It changes nothing else and does not wait for locks: `refresh-token.ts` handles all other cases. The
 * session is locked before its token, the order that all transactions use, so that there are no deadlocks.
 */
const renew = prepare(`
  with limited as materialized (
    select private.take_token($1, $2, $3) as wait
  ), session as materialized (
    select session.* from limited
    join auth.refresh_tokens as token on token.token_hash = $4 and token.revoked_at is null
    join auth.sessions as session on session.id = token.session_id
    join auth.users as account on account.id = session.user_id
    where limited.wait = 0 and account.deleted_at is null and coalesce(account.banned_until <= now(), true)
      and coalesce(session.not_after > now(), true) and session.created_at > $5
      and coalesce(session.refreshed_at, session.created_at) > $6
    for update of session skip locked
  ), used as (
    update auth.refresh_tokens as token set revoked_at = now(), updated_at = now(), successor = $8
    from session
    -- Checked again, because another process may just have used the token.
    where token.token_hash = $4 and token.session_id = session.id and token.revoked_at is null
    returning token.id, token.session_id, token.user_id
  ), successor as (
    insert into auth.refresh_tokens (session_id, user_id, parent_id, token_hash)
    select session_id, user_id, id, $7 from used
  ), renewed as (
    update auth.sessions as one set refreshed_at = now(), updated_at = now(), user_agent = $9, ip = $10
    from used where one.id = used.session_id
  )
  select limited.wait, to_json(session) as session, ${tokenOwnerColumns}
  from limited
  left join (used join session on session.id = used.session_id) on true
  left join auth.users as account on account.id = used.user_id`);

type Renewed = { wait: number } & (({ session: Session } & TokenOwner) | { session: null });

/** Returns the renewed session with its next token; undefined if the token must not be rotated immediately. */
export async function renewSession(
  auth: Auth,
  context: AuthRequest,
  token: string,
): Promise<{ session: Session; next: string; owner: TokenOwner } | undefined> {
  const bucket = addressBucket(auth, context, 'token');
  const { next, encrypted } = createSuccessor(token);
  const earliest = earliestOf(auth.settings);
  const renewed = requireRow(
    await auth.database.query<Renewed>(renew, [
      bucket.key,
      bucket.capacity,
      bucket.capacity / bucket.seconds,
      hexDigest(token),
      earliest.createdAt,
      earliest.usedAt,
      hexDigest(next),
      encrypted,
      userAgentOf(context),
      addressOf(auth, context),
    ]),
  );
  requireNoWait(renewed.wait);
  if (!renewed.session) return undefined;
  return { session: fromJsonRow(renewed.session), next, owner: renewed };
}
