import { randomInt } from 'node:crypto';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import type { Auth, Endpoint } from '../context.ts';
import { codeDigest } from '../digest.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { requireUser } from '../sessions/require-user.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { listFactors } from '../users/users.ts';
import { requireFactorUser } from './require-factor.ts';

// An extension of the protocol: one-time codes for users who have lost their authenticator. They are
// entered in place of the six digits, so the protocol's own endpoint verifies them.

const codesPerSet = 10;
/** Leaves out letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const isRecoveryCode = (code: string) => /^[a-z2-9]{5}-?[a-z2-9]{5}$/i.test(code.trim());

/** Marks a code as used and returns the session that created it, or undefined if there is no such unused code. */
export async function consumeRecoveryCode(
  query: Query,
  userId: string,
  code: string,
): Promise<{ made_in: string | null } | undefined> {
  const { rows } = await query<Pick<Row<'auth.mfa_recovery_codes'>, 'made_in'>>(
    `update auth.mfa_recovery_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null returning made_in`,
    [userId, typedDigest(userId, code)],
  );
  return rows[0];
}

/** Returns the number of unused codes. */
export function countRecoveryCodes(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    const { rows } = await auth.database.query<{ remaining: number }>(
      `select count(*)::int as remaining from auth.mfa_recovery_codes where user_id = $1 and used_at is null`,
      [user.id],
    );
    return context.json(rows[0]);
  };
}

/** Replaces all codes by new ones, which are returned only this once. */
export function createRecoveryCodes(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireFactorUser(auth, context);
    const { user, session } = signedIn;
    const factors = await listFactors(auth.database.query, user.id);
    if (!factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(422, 'mfa_factor_not_found', 'Recovery codes need a verified factor');
    }
    if (signedIn.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to create recovery codes');
    }
    const codes = Array.from({ length: codesPerSet }, makeCode);
    await auth.database.transaction(async (query) => {
      await requireRecentProof(auth, query, signedIn);
      await query('delete from auth.mfa_recovery_codes where user_id = $1', [user.id]);
      await query(
        `insert into auth.mfa_recovery_codes (user_id, code_hash, made_in) select $1, unnest($2::text[]), $3`,
        [user.id, codes.map((code) => typedDigest(user.id, code)), session.id],
      );
      await recordAccountEvent(query, user.id, 'create_recovery_codes');
      await notifyOwner(auth, context, query, user, 'auth_recovery_codes_created');
    });
    return context.json({ codes });
  };
}

function makeCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Computes the digest of a code. It ignores capitals, spaces and dashes, because people type codes differently. */
const typedDigest = (userId: string, code: string) =>
  codeDigest(userId, code.toLowerCase().replace(/[^a-z2-9]/g, ''));
