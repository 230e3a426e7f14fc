import type { Query } from '../postgres/query.ts';

// Rows of auth.users with what hangs on them, and how they look on the wire.

type Json = Record<string, unknown>;

export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_confirm_status: number;
  email_change_sent_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  secret: string | null;
  phone: string | null;
  last_used_counter: number | string | null;
  enrolled_in: string | null;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export async function findUser(query: Query, id: string): Promise<User | undefined> {
  const { rows } = await query('select * from auth.users where id = $1 and deleted_at is null', [
    id,
  ]);
  return rows[0];
}

export async function findUserByEmail(query: Query, email: string): Promise<User | undefined> {
  const { rows } = await query(
    `select * from auth.users
     where lower(email) = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  return rows[0];
}

export async function listIdentities(query: Query, userId: string): Promise<Identity[]> {
  const { rows } = await query(
    'select * from auth.identities where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

export async function listFactors(query: Query, userId: string): Promise<Factor[]> {
  const { rows } = await query(
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

/** The user as every endpoint answers it, fresh from the database. */
export async function renderUserById(query: Query, id: string): Promise<Json> {
  const { rows } = await query('select * from auth.users where id = $1', [id]);
  return renderKnownUser(query, rows[0]);
}

/** The same of a row that was read a moment ago. */
export async function renderKnownUser(query: Query, user: User): Promise<Json> {
  return renderUser(user, await listIdentities(query, user.id), await listFactors(query, user.id));
}

export function renderUser(user: User, identities: Identity[], factors: Factor[]): Json {
  return withoutNulls({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.phone_change || null,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: factors.length > 0 ? factors.map(renderFactor) : null,
    identities: identities.map(renderIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    is_anonymous: user.is_anonymous,
  });
}

function renderIdentity(identity: Identity): Json {
  return withoutNulls({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email,
  });
}

export function renderFactor(factor: Factor): Json {
  return withoutNulls({
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    phone: factor.phone,
    last_challenged_at: factor.last_challenged_at,
  });
}

function withoutNulls(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}
