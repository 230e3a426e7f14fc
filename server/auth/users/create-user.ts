import { type Query, requireRow } from '../../postgres/query.ts';
import { assertMetadataSize } from './metadata.ts';
import { toTakenError } from './taken-error.ts';
import { createIdentity } from './user-identities.ts';
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

/** Creates a user with an identity for each address; throws if an e-mail or phone number is taken. */
export async function createUser(query: Query, user: NewUser): Promise<User> {
  const created = await insertUser(query, user);
  const { id } = created;
  if (user.email) {
    await createIdentity(query, id, 'email', id, {
      ...user.userMetadata,
      sub: id,
      email: user.email,
      email_verified: user.emailConfirmed ?? false,
      phone_verified: false,
    });
  }
  if (user.phone) {
    await createIdentity(query, id, 'phone', id, {
      sub: id,
      phone: user.phone,
      email_verified: false,
      phone_verified: user.phoneConfirmed ?? false,
    });
  }
  return created;
}

async function insertUser(query: Query, user: NewUser): Promise<User> {
  const provider = user.email ? 'email' : user.phone ? 'phone' : undefined;
  const appMetadata = provider
    ? { provider, providers: [provider], ...user.appMetadata }
    : { ...user.appMetadata };
  assertMetadataSize(user.userMetadata);
  assertMetadataSize(appMetadata);
  const inserted = await query<User>(
    `insert into auth.users (
       id, email, phone, encrypted_password, role,
       email_confirmed_at, phone_confirmed_at, is_anonymous, invited_at,
       banned_until, raw_app_meta_data, raw_user_meta_data
     ) values (
       coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, coalesce($5, 'authenticated'),
       case when $6 then now() end, case when $7 then now() end, $8, case when $9 then now() end,
       $10, $11, $12
     )
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
  return requireRow(inserted);
}
