import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { daySeconds } from '../../../domain/units.ts';
import { networkOf } from '../../http/client/client-network.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import {
  type Auth,
  type AuthContext,
  type AuthRequest,
  addressOf,
  userAgentOf,
} from '../context.ts';
import { base64urlDigest } from '../digest.ts';

// Devices and networks from which an account has signed in. A browser on the site's own origin has a
// cookie; other clients are only known by their network.

/** An account is named by the typed address or number, or by its id if the user is signed in. */
export type Account = { email: string } | { phone: string } | { id: string };

const accountColumns = {
  id: 'id = $1::uuid',
  email: 'lower(email) = $1 and not is_sso_user',
  phone: 'phone = $1',
};

type AccountKey = { column: keyof typeof accountColumns; value: string };

export function keyOfAccount(account: Account): AccountKey {
  if ('id' in account) return { column: 'id', value: account.id };
  if ('email' in account) return { column: 'email', value: account.email };
  return { column: 'phone', value: account.phone };
}

const cookieName = 'auth-device';
const wellFormed = /^[A-Za-z0-9_-]{43}$/;
const rememberedDays = 180;
/** Lifetime of the cookie; browsers allow no longer one. */
const cookieSeconds = 400 * daySeconds;

export const networkOfClient = (auth: Auth, context: AuthRequest): string =>
  networkOf(addressOf(auth, context) ?? 'unknown');

/** Finds the client among the account's known sources, by its cookie or its network. */
export async function findKnownSource(
  auth: Auth,
  context: AuthContext,
  account: Account,
): Promise<string | undefined> {
  const { column, value } = keyOfAccount(account);
  const device = deviceOf(context);
  const sources = [device && deviceSource(device), networkSource(auth, context)].filter(Boolean);
  const { rows } = await auth.database.query<Pick<Row<'auth.known_sources'>, 'source'>>(
    `select source from auth.known_sources where source = any($2)
       and last_used_at > now() - make_interval(days => $3)
       and user_id = (select id from auth.users where ${accountColumns[column]} and deleted_at is null)
     order by source`,
    [value, sources, rememberedDays],
  );
  return rows[0]?.source;
}

/** Returns true if the account has signed in before, but never with this browser. */
export async function isNewDevice(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<boolean> {
  const device = deviceOf(context);
  const result = await query<{ is_new: boolean }>(
    `select count(*) > 0 and not coalesce(bool_or(source = any($2)), false) as is_new
     from auth.known_sources
     where user_id = $1 and last_used_at > now() - make_interval(days => $3)`,
    [
      userId,
      [agentSource(auth, context), device && deviceSource(device)].filter(Boolean),
      rememberedDays,
    ],
  );
  return requireRow(result).is_new;
}

/** Stores the client after a complete sign-in, including the second factor. */
export async function rememberSource(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<void> {
  const device = deviceOf(context) ?? randomBytes(32).toString('base64url');
  setDeviceCookie(auth, context, device);
  await query(
    `insert into auth.known_sources (user_id, source) select $1, unnest($2::text[])
     on conflict (user_id, source) do update set last_used_at = now()`,
    [userId, [deviceSource(device), networkSource(auth, context), agentSource(auth, context)]],
  );
}

/** Called after a password change: clients that signed in with the old password are no longer trusted. */
export async function forgetOtherSources(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<void> {
  const device = deviceOf(context);
  const current = [networkSource(auth, context), agentSource(auth, context)];
  if (device) current.push(deviceSource(device));
  await query('delete from auth.known_sources where user_id = $1 and source <> all($2)', [
    userId,
    current,
  ]);
}

function deviceOf(context: AuthContext): string | undefined {
  const value = getCookie(context, cookieName);
  return value && wellFormed.test(value) ? value : undefined;
}

function setDeviceCookie({ settings }: Auth, context: AuthContext, device: string): void {
  const external = new URL(settings.externalUrl);
  setCookie(context, cookieName, device, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: external.protocol === 'https:',
    path: external.pathname,
    maxAge: cookieSeconds,
  });
}

const deviceSource = (device: string) => `device:${base64urlDigest(device)}`;
const networkSource = (auth: Auth, context: AuthContext) =>
  `network:${networkOfClient(auth, context)}`;
const agentSource = (auth: Auth, context: AuthContext) =>
  `agent:${base64urlDigest(`${networkOfClient(auth, context)} ${userAgentOf(context) ?? ''}`)}`;
