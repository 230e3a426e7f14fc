import { type Query, requireRow } from '../../postgres/query.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { AuthError } from '../errors.ts';
import { assertMetadataSize } from './metadata.ts';
import type { User } from './users.ts';

type Json = Record<string, unknown>;

interface NewUser {
  id?: string;
  email?: string;
  phone?: string;
  passwordHash?: string;
  role?: string;
  userMetadata?: Json;
  appMetadata?: Json;
  emailConfirmed?: boolean;
  phoneConfirmed?: boolean;
  isAnonymous?: boolean;
  invited?: boolean;
  bannedUntil?: Date | null;
}

/** Creates a user and the identity for its address; throws if the address is taken. */
export async function createUser(query: Query, user: NewUser): Promise<User> {
  const provider = user.email ? 'email' : user.phone ? 'phone' : undefined;
  const appMetadata = provider
    ? { provider, providers: [provider], ...user.appMetadata }
    : { ...user.appMetadata };
  assertMetadataSize(user.userMetadata);
  assertMetadataSize(appMetadata);
  const inserted = await query<User>(
    `insert into auth.users (id, email, phone, encrypted_password, role, email_confirmed_at,
       phone_confirmed_at, is_anonymous, invited_at, banned_until, raw_app_meta_data, raw_user_meta_data)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, coalesce($5, 'authenticated'),
       case when $6 then now() end, case when $7 then now() end, $8, case when $9 then now() end, $10, $11, $12)
     returning *`,
    [
      user.id ?? null,
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      user.role ?? null,
      user.emailConfirmed ?? false,
      user.phoneConfirmed ?? false,
      user.isAnonymous ?? false,
      user.invited ?? false,
      user.bannedUntil ?? null,
      appMetadata,
      user.userMetadata ?? {},
    ],
  ).catch((error) => {
    throw toTakenError(error);
  });
  const created = requireRow(inserted);
  if (user.email) {
    await createIdentity(query, created.id, 'email', created.id, {
      ...user.userMetadata,
      sub: created.id,
      email: user.email,
      email_verified: user.emailConfirmed ?? false,
      phone_verified: false,
    });
  }
  if (user.phone) {
    await createIdentity(query, created.id, 'phone', created.id, {
      sub: created.id,
      phone: user.phone,
      email_verified: false,
      phone_verified: user.phoneConfirmed ?? false,
    });
  }
  return created;
}

export async function createIdentity(
  query: Query,
  userId: string,
  provider: string,
  providerId: string,
  data: Json,
): Promise<void> {
  await query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, now())`,
    [userId, provider, providerId, data],
  );
}

/** Copies the list of the user's providers to app_metadata, where clients read it. */
export async function refreshProviders(query: Query, userId: string): Promise<void> {
  await query(
    `update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object('provider', (array_agg(provider order by created_at, id))[1],
         'providers', jsonb_agg(provider order by created_at, id))
       from auth.identities where user_id = $1)
     where id = $1 and exists (select from auth.identities where user_id = $1)`,
    [userId],
  );
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/**
 * Runs the work again if the address was taken by a concurrent request: the second run finds the
 * account and handles a known address.
 */
export async function retryIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthError && error.code === 'email_exists') return work();
    throw error;
  }
}

export function toTakenError(error: unknown): unknown {
  if (!hasSqlstate(error, sqlstate.uniqueViolation)) return error;
  const { constraint } = error as { constraint?: string };
  if (constraint === 'users_email_key') return emailExists();
  if (constraint === 'users_phone_key') {
    return new AuthError(
      422,
      'phone_exists',
      'A user with this phone number has already been registered',
    );
  }
  if (constraint === 'users_pkey') {
    return new AuthError(422, 'conflict', 'A user with this id already exists');
  }
  return error;
}
