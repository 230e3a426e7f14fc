import { type Auth, addressOf, type Endpoint } from '../context.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireFactor, requireFactorUser } from './find-factor.ts';

export const challengeSeconds = 300;
/** Requests within the process come from no address. */
export const nowhere = '::';

export function challenge(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireFactorUser(auth, context);
    const factor = await requireFactor(auth, context, user.id);
    await limitAddress(auth, context, 'factor');
    const { rows } = await auth.database.query(
      `with challenged as (
         update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1
       )
       insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2) returning id, created_at`,
      [factor.id, addressOf(auth, context) ?? nowhere],
    );
    const { id, created_at } = rows[0];
    const expires_at = Math.floor(created_at.getTime() / 1000) + challengeSeconds;
    return context.json({ id, type: factor.factor_type, expires_at });
  };
}
