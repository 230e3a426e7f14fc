import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { fromJsonRow } from './json-rows.ts';

// Users with their identities and factors.

export type Json = Record<string, unknown>;

type UnusedColumn =
  | 'is_sso_user'
  | 'is_super_admin'
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token';
type MetadataColumn = 'raw_app_meta_data' | 'raw_user_meta_data';

export type User = Omit<Row<'auth.users'>, UnusedColumn | MetadataColumn> &
  Record<MetadataColumn, Json>;

export interface Identity extends Omit<Row<'auth.identities'>, 'identity_data'> {
  identity_data: Json;
}

export type Factor = Row<'auth.mfa_factors'>;

export async function findUser(query: Query, id: string): Promise<User | undefined> {
  const { rows } = await query<User>(
    'select * from auth.users where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0];
}

/** A user with the other rows that its format on the wire contains. */
export interface KnownUser {
  user: User;
  identities: Identity[];
  factors: Factor[];
}

/** The columns of a `KnownUser`, for a statement in which `account` is the row of the user. */
export const knownUserColumns = `to_json(account) as user,
  coalesce((select json_agg(one order by one.created_at, one.id)
    from auth.identities as one where one.user_id = account.id), '[]') as identities,
  coalesce((select json_agg(one order by one.created_at, one.id)
    from auth.mfa_factors as one where one.user_id = account.id), '[]') as factors`;

export function parseKnownUser({ user, identities, factors }: KnownUser): KnownUser {
  return {
    user: fromJsonRow(user),
    identities: identities.map(fromJsonRow),
    factors: factors.map(fromJsonRow),
  };
}

export async function findUserByEmail(query: Query, email: string): Promise<User | undefined> {
  const { rows } = await query<User>(
    `select * from auth.users
     where lower(email) = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  return rows[0];
}

export async function findUserByPhone(query: Query, phone: string): Promise<User | undefined> {
  const { rows } = await query<User>(
    'select * from auth.users where phone = $1 and deleted_at is null',
    [phone],
  );
  return rows[0];
}

export async function listIdentities(query: Query, userId: string): Promise<Identity[]> {
  const { rows } = await query<Identity>(
    'select * from auth.identities where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export async function listFactors(query: Query, userId: string): Promise<Factor[]> {
  const { rows } = await query<Factor>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export function isBanned({ banned_until }: User): boolean {
  return banned_until !== null && banned_until > new Date();
}

export function isConfirmed({ email_confirmed_at, phone_confirmed_at }: User): boolean {
  return email_confirmed_at !== null || phone_confirmed_at !== null;
}
