import { z } from 'zod';
import type { Row } from '../../postgres/kysely-types.ts';
import { requireRow } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import { type Auth, addressOf, type Endpoint } from '../context.ts';
import { challengeSeconds } from '../passkeys/challenges.ts';
import { limitAddress } from '../rate-limits.ts';
import { deliverText } from '../sms/gateway.ts';
import { preparePhoneCode } from './phone.ts';
import { requireFactor, requireFactorUser } from './require-factor.ts';
import { createWebauthn } from './webauthn.ts';

const bodySchema = z.object({ channel: optionalText });

/** A placeholder for the IP address of requests from within the process, which have none. */
export const noAddress = '::';

export function challenge(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireFactorUser(auth, context);
    const factor = await requireFactor(auth, context, user.id);
    const { channel } = await readBody(context, bodySchema);
    await limitAddress(auth, context, 'factor');
    const text =
      factor.factor_type === 'phone'
        ? await preparePhoneCode(auth, context, user, factor, channel)
        : undefined;
    const webauthn =
      factor.factor_type === 'webauthn' ? await createWebauthn(auth, user, factor) : undefined;
    const challenged = await auth.database.query<
      Pick<Row<'auth.mfa_challenges'>, 'id' | 'created_at'>
    >(
      `with challenged as (
         update auth.mfa_factors set last_challenged_at = now(), updated_at = now() where id = $1
       )
       insert into auth.mfa_challenges (factor_id, ip_address, webauthn_challenge, otp_code)
       values ($1, $2, $3, $4)
       returning id, created_at`,
      [
        factor.id,
        addressOf(auth, context) ?? noAddress,
        webauthn?.credential_options.publicKey.challenge ?? null,
        text?.codeHash ?? null,
      ],
    );
    const { id, created_at } = requireRow(challenged);
    if (text) await deliverText(auth, text.message);
    const expires_at = Math.floor(created_at.getTime() / 1000) + challengeSeconds;
    return context.json({ id, type: factor.factor_type, expires_at, webauthn });
  };
}
