import { randomUUID } from 'node:crypto';
import { type Query, requireRow } from '../../postgres/query.ts';
import { renderUser } from './render-user.ts';
import type { Identity, User } from './users.ts';

type Json = Record<string, unknown>;

/**
 * Renders a user that does not exist, for a sign-up with a known address or number. The response must equal
 * that for an unknown one, down to the order of keys; GoTrue leaves out the identities and thereby
 * reveals which have accounts.
 */
export async function renderFakeUser(
  query: Query,
  { email, phone, data }: { email?: string; phone?: string; data: Json },
): Promise<Json> {
  const id = randomUUID();
  const provider = phone ? 'phone' : 'email';
  const verified = { email_verified: false, phone_verified: false };
  const claims = phone ? { sub: id, phone, ...verified } : { ...data, sub: id, email, ...verified };
  // A round trip through jsonb orders the keys as stored rows have them.
  const { metadata, identity_data, now } = requireRow(
    await query<{ metadata: Json; identity_data: Json; now: Date }>(
      'select $1::jsonb as metadata, $2::jsonb as identity_data, now() as now',
      [data, claims],
    ),
  );
  const times = { created_at: now, updated_at: now };
  const user: User = {
    ...emptyColumns,
    ...times,
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    confirmation_sent_at: now,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: metadata,
  };
  const identity: Identity = {
    ...times,
    id: randomUUID(),
    user_id: id,
    provider,
    provider_id: id,
    identity_data,
    email: email ?? null,
    last_sign_in_at: now,
  };
  return renderUser({ user, identities: [identity], factors: [] });
}

const emptyColumns = {
  encrypted_password: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  invited_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_confirm_status: 0,
  email_change_sent_at: null,
  phone_change: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  is_anonymous: false,
  banned_until: null,
  deleted_at: null,
};
