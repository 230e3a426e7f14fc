import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { requireRow } from '../../postgres/query.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import type { User } from '../users/users.ts';
import type { NewCredential, Use } from './ceremonies.ts';

// Stored public keys of authenticators: of passkeys, and of security keys that are second factors.

export type Credential = Row<'auth.webauthn_credentials'>;

type Registration = {
  userId: string;
  factorId?: string;
  name?: string;
  aal: Credential['aal'];
};

export async function insertCredential(
  query: Query,
  { credentialId, publicKey, signCount, transports, isBackedUp }: NewCredential,
  { userId, factorId, name, aal }: Registration,
): Promise<Credential> {
  const inserted = await query<Credential>(
    `insert into auth.webauthn_credentials
       (user_id, factor_id, credential_id, public_key, sign_count, transports, backed_up, aal, friendly_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [
      userId,
      factorId ?? null,
      credentialId,
      publicKey,
      signCount,
      transports,
      isBackedUp,
      aal,
      name ?? null,
    ],
  ).catch((error) => {
    throw hasSqlstate(error, sqlstate.uniqueViolation) ? alreadyRegistered() : error;
  });
  return requireRow(inserted);
}

export async function listPasskeys(query: Query, userId: string): Promise<Credential[]> {
  const { rows } = await query<Credential>(
    `select * from auth.webauthn_credentials where user_id = $1 and factor_id is null
     order by created_at, id`,
    [userId],
  );
  return rows;
}

/** All credentials of a user: an authenticator must not be registered twice. */
export async function listCredentials(query: Query, userId: string): Promise<Credential[]> {
  const { rows } = await query<Credential>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export async function findPasskey(
  query: Query,
  credentialId: Buffer,
): Promise<Credential | undefined> {
  const { rows } = await query<Credential>(
    'select * from auth.webauthn_credentials where credential_id = $1 and factor_id is null',
    [credentialId],
  );
  return rows[0];
}

/**
 * Stores the counter of a signature. Returns false if it has not grown: then a copy of the authenticator has signed
 * before, or signs now. Authenticators without a counter always send 0.
 */
export async function recordUse(
  query: Query,
  id: string,
  { signCount, isBackedUp }: Use,
): Promise<boolean> {
  const { rowCount } = await query(
    `update auth.webauthn_credentials
     set sign_count = $2, backed_up = $3, last_used_at = now(), updated_at = now()
     where id = $1 and (sign_count < $2 or sign_count = 0 and $2 = 0)`,
    [id, signCount, isBackedUp],
  );
  return rowCount === 1;
}

/** Tells the owner that the authenticator may have been copied, once a day at most. */
export async function reportCopy(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  id: string,
): Promise<void> {
  await recordAccountEvent(query, user.id, 'reject_passkey', { by: 'auth' });
  const { rowCount } = await query(
    `update auth.webauthn_credentials set clone_reported_at = now()
     where id = $1 and coalesce(clone_reported_at < now() - interval '1 day', true)`,
    [id],
  );
  if (rowCount) await notifyOwner(auth, context, query, user, 'auth_passkey_copied');
}

export const verificationFailed = (cause?: unknown) =>
  new AuthError(400, 'webauthn_verification_failed', 'The passkey could not be verified', {
    cause,
  });

const alreadyRegistered = () =>
  new AuthError(422, 'webauthn_credential_exists', 'This authenticator is already registered');
