import { prepare } from '../../postgres/prepared-text.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import {
  type Factor,
  type Identity,
  type Json,
  type KnownUser,
  knownUserColumns,
  parseKnownUser,
} from './users.ts';

const knownUser = prepare(
  `select ${knownUserColumns} from auth.users as account where account.id = $1`,
);

/** Reads a user and renders it as every endpoint returns it. */
export async function renderUserById(query: Query, id: string): Promise<Json> {
  return renderUser(parseKnownUser(requireRow(await query<KnownUser>(knownUser, [id]))));
}

export function renderUser({ user, identities, factors }: KnownUser): Json {
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
