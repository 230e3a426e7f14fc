import type { Query } from '../../postgres/database.ts';
import type { Auth, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { Factor } from '../users.ts';
import { requireFactor, requireFactorUser } from './find-factor.ts';

export function unenroll(auth: Auth): Endpoint {
  return async (context) => {
    const { user, aal } = await requireFactorUser(auth, context);
    const factor = await requireFactor(auth, context, user.id);
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await auth.database.transaction((query) => removeFactor(query, factor));
    return context.json({ id: factor.id });
  };
}

/** Sessions that the factor had raised fall back, and codes that replace it go with the last one. */
export async function removeFactor(query: Query, factor: Factor): Promise<void> {
  await query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
       where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered) and authentication_method = 'totp'`,
    [factor.id],
  );
  await query('delete from auth.mfa_factors where id = $1', [factor.id]);
  await query(
    `delete from auth.mfa_recovery_codes where user_id = $1 and not exists (
       select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [factor.user_id],
  );
}
