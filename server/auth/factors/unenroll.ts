import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { type ActedBy, recordAccountEvent } from '../users/account-events.ts';
import { type Factor, listFactors, type User } from '../users/users.ts';
import { requireFactor, requireFactorUser } from './require-factor.ts';

export function unenroll(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireFactorUser(auth, context);
    const { user, aal } = signedIn;
    const factor = await requireFactor(auth, context, user.id);
    const factors = await listFactors(auth.database.query, user.id);
    if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await auth.database.transaction(async (query) => {
      // An unverified factor protects nothing, so its removal needs no proof.
      if (factor.status === 'verified') await requireRecentProof(auth, query, signedIn);
      await removeFactor(auth, context, query, { user, factor, by: 'owner' });
    });
    return context.json({ id: factor.id });
  };
}

export async function removeFactor(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, factor, by }: { user: User; factor: Factor; by: ActedBy },
): Promise<void> {
  await deleteFactor(query, factor);
  if (factor.status !== 'verified') return;
  await recordAccountEvent(query, user.id, 'remove_factor', { by });
  await notifyOwner(auth, context, query, user, 'auth_factor_removed');
}

/** Sessions that used the factor return to aal1; recovery codes are deleted with the last factor. */
export async function deleteFactor(
  query: Query,
  { id, user_id }: Pick<Factor, 'id' | 'user_id'>,
): Promise<void> {
  await query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
       where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/webauthn', 'mfa/phone')`,
    [id],
  );
  await query('delete from auth.mfa_factors where id = $1', [id]);
  await query(
    `delete from auth.mfa_recovery_codes where user_id = $1 and not exists (
       select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [user_id],
  );
  // A passkey gives aal2 only while the account has a second factor, and the next factor does not know it yet.
  await query(
    `with alone as (
       select id from auth.users where id = $1 and not exists (
         select from auth.mfa_factors where user_id = $1 and status = 'verified')
     ), distrusted as (
       update auth.webauthn_credentials set aal = 'aal1', updated_at = now()
       where user_id in (select id from alone) and aal = 'aal2'
     )
     update auth.sessions set aal = 'aal1', updated_at = now()
     where user_id in (select id from alone) and passkey_id is not null and aal = 'aal2'`,
    [user_id],
  );
}
