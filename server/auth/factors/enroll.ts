import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { type Query, requireRow } from '../../postgres/query.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import type { SignedIn } from '../sessions/require-user.ts';
import type { Session } from '../sessions/sessions.ts';
import { type Factor, listFactors } from '../users/users.ts';
import { parseFactorPhone, phoneNotEnabled, requireNewPhone } from './phone.ts';
import { requireFactorUser } from './require-factor.ts';
import { encryptSecret } from './secrets.ts';

const bodySchema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});
const maxFactors = 10;
const unverifiedSeconds = 300;
/** A longer name would make the QR code too dense for phones. */
const maxNameLength = 100;

export function enroll(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireFactorUser(auth, context);
    const {
      factor_type,
      friendly_name,
      issuer,
      phone: rawPhone,
    } = await readBody(context, bodySchema);
    const type = parseType(auth.settings, factor_type);
    const phone = type === 'phone' ? parseFactorPhone(auth.settings, rawPhone) : null;
    const { user, session } = signedIn;
    const name = friendly_name?.slice(0, maxNameLength) ?? '';
    const secret = new Secret({ size: 20 }).base32;
    const encryptedSecret = type === 'totp' ? encryptSecret(auth.settings, user.id, secret) : null;
    const id = await auth.database.transaction(async (query) => {
      // Lock the user, so that concurrent enrolments are counted correctly.
      await query('select from auth.users where id = $1 for update', [user.id]);
      await requireRoom(query, user.id, signedIn.aal);
      await requireRecentProof(auth, query, signedIn);
      if (phone) await requireNewPhone(query, user.id, phone);
      return insertFactor(query, session, { type, name, secret: encryptedSecret, phone });
    });
    if (type === 'webauthn') return context.json({ id, type, friendly_name: name });
    if (phone) return context.json({ id, type, friendly_name: name, phone });
    const uri = new TOTP({
      issuer: issuer?.slice(0, maxNameLength) ?? new URL(auth.settings.siteUrl).host,
      label: user.email ?? user.id,
      secret,
    }).toString();
    const totp = { qr_code: renderSVG(uri), secret, uri };
    return context.json({ id, type, friendly_name: name, totp });
  };
}

async function requireRoom(query: Query, userId: string, aal: SignedIn['aal']): Promise<void> {
  await query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2)`,
    [userId, unverifiedSeconds],
  );
  const factors = await listFactors(query, userId);
  if (factors.length >= maxFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

interface NewFactor {
  type: FactorType;
  name: string;
  secret: string | null;
  phone: string | null;
}

async function insertFactor(
  query: Query,
  session: Session,
  { type, name, secret, phone }: NewFactor,
): Promise<string> {
  const inserted = await query<Pick<Factor, 'id'>>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, enrolled_in, phone)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [session.user_id, name, type, secret, session.id, phone],
  ).catch((error) => {
    throw hasSqlstate(error, sqlstate.uniqueViolation) ? nameTaken(name) : error;
  });
  return requireRow(inserted).id;
}

type FactorType = 'totp' | 'webauthn' | 'phone';

function parseType({ sms }: AuthSettings, type: string | undefined): FactorType {
  if (type === 'phone' && !sms) throw phoneNotEnabled();
  if (type === 'totp' || type === 'webauthn' || type === 'phone') return type;
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}

const nameTaken = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );
