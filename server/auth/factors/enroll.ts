import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { listFactors } from '../users.ts';
import { requireFactorUser } from './find-factor.ts';

const body = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
});
const mostFactors = 10;
const unverifiedSeconds = 300;

export function enroll(auth: Auth): Endpoint {
  return async (context) => {
    const { user, aal } = await requireFactorUser(auth, context);
    const { factor_type, friendly_name, issuer } = await readBody(context, body);
    requireTotp(factor_type);
    await auth.database.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - make_interval(secs => $2)`,
      [user.id, unverifiedSeconds],
    );
    const factors = await listFactors(auth.database.query, user.id);
    if (factors.length >= mostFactors) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const secret = new Secret({ size: 20 }).base32;
    const totp = new TOTP({
      issuer: issuer ?? new URL(auth.settings.siteUrl).host,
      label: user.email ?? user.id,
      secret,
    });
    const { rows } = await auth.database
      .query(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
         values ($1, $2, 'totp', $3) returning id`,
        [user.id, friendly_name?.slice(0, 200) ?? '', secret],
      )
      .catch((error) => {
        throw hasSqlstate(error, sqlstate.uniqueViolation) ? nameTaken(friendly_name ?? '') : error;
      });
    const uri = totp.toString();
    return context.json({
      id: rows[0].id,
      type: 'totp',
      friendly_name: friendly_name ?? '',
      totp: { qr_code: renderSVG(uri), secret, uri },
    });
  };
}

function requireTotp(type: string | undefined): void {
  if (type === 'totp') return;
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthError(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    );
  }
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}

const nameTaken = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );
