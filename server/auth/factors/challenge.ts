import type { Row } from '../../postgres/kysely-types.ts';
import { requireRow } from '../../postgres/query.ts';
import { type Auth, addressOf, type Endpoint } from '../context.ts';
import { challengeSeconds } from '../passkeys/challenges.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireFactor, requireFactorUser } from './require-factor.ts';
import { createWebauthn } from './webauthn.ts';

/** For requests within the process, which have no IP address. */
export const noAddress = '::';

export function challenge(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireFactorUser(auth, context);
    const factor = await requireFactor(auth, context, user.id);
    await limitAddress(auth, context, 'factor');
    const webauthn =
      factor.factor_type === 'webauthn' ? await createWebauthn(auth, user, factor) : undefined;
    const challenged = await auth.database.query<
      Pick<Row<'auth.mfa_challenges'>, 'id' | 'created_at'>
    >(
      `with challenged as (
         update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1
       )
       insert into auth.mfa_challenges (factor_id, ip_address, webauthn_challenge) values ($1, $2, $3)
       returning id, created_at`,
      [
        factor.id,
        addressOf(auth, context) ?? noAddress,
        webauthn?.credential_options.publicKey.challenge ?? null,
      ],
    );
    const { id, created_at } = requireRow(challenged);
    const expires_at = Math.floor(created_at.getTime() / 1000) + challengeSeconds;
    return context.json({ id, type: factor.factor_type, expires_at, webauthn });
  };
}
