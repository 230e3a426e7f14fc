import { createHash, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { networkOf } from '../http/client-network.ts';
import type { Query } from '../postgres/query.ts';
import { type Auth, type AuthContext, addressOf, userAgentOf } from './context.ts';

// Where an account has signed in before. A browser on the site's own origin keeps a cookie; clients
// elsewhere send none and are known by their network alone.

/** Guesses are counted by account, as it was typed or as it is signed in. */
export type Account = { email: string } | { id: string };

const cookieName = 'auth-device';
const wellFormed = /^[A-Za-z0-9_-]{43}$/;
const rememberedDays = 180;
/** Of the cookie; browsers keep none for longer. */
const cookieSeconds = 400 * 24 * 3600;

export const networkOfClient = (auth: Auth, context: AuthContext): string =>
  networkOf(addressOf(auth, context) ?? 'unknown');

/** How the client is known to the account: by its cookie, by its network, or not at all. */
export async function findKnownSource(
  auth: Auth,
  context: AuthContext,
  account: Account,
): Promise<string | undefined> {
  const device = deviceOf(context);
  const sources = [device && deviceSource(device), networkSource(auth, context)].filter(Boolean);
  const { rows } = await auth.database.query(
    `select source from auth.known_sources where source = any($2)
       and last_used_at > now() - make_interval(days => $3)
       and user_id = (select id from auth.users where ${
         'id' in account ? 'id = $1::uuid' : 'lower(email) = $1 and not is_sso_user'
       } and deleted_at is null)
     order by source`,
    ['id' in account ? account.id : account.email, sources, rememberedDays],
  );
  return rows[0]?.source;
}

/** Whether an account that has been signed in to elsewhere meets this browser for the first time. */
export async function isNewDevice(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<boolean> {
  const device = deviceOf(context);
  const { rows } = await query(
    `select count(*) > 0 and not coalesce(bool_or(source = any($2)), false) as is_new
     from auth.known_sources
     where user_id = $1 and last_used_at > now() - make_interval(days => $3)`,
    [
      userId,
      [agentSource(auth, context), device && deviceSource(device)].filter(Boolean),
      rememberedDays,
    ],
  );
  return rows[0].is_new;
}

/** Remembers the client of a sign-in that is complete, the second factor included. */
export async function rememberSource(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<void> {
  const device = deviceOf(context) ?? randomBytes(32).toString('base64url');
  keepCookie(auth, context, device);
  await query(
    `insert into auth.known_sources (user_id, source) select $1, unnest($2::text[])
     on conflict (user_id, source) do update set last_used_at = now()`,
    [userId, [deviceSource(device), networkSource(auth, context), agentSource(auth, context)]],
  );
}

/** After a new password: a client that knew the old one is no longer known. */
export async function forgetOtherSources(
  auth: Auth,
  context: AuthContext,
  query: Query,
  userId: string,
): Promise<void> {
  const device = deviceOf(context);
  const kept = [networkSource(auth, context), agentSource(auth, context)];
  if (device) kept.push(deviceSource(device));
  await query('delete from auth.known_sources where user_id = $1 and source <> all($2)', [
    userId,
    kept,
  ]);
}

function deviceOf(context: AuthContext): string | undefined {
  const value = getCookie(context, cookieName);
  return value && wellFormed.test(value) ? value : undefined;
}

function keepCookie({ settings }: Auth, context: AuthContext, device: string): void {
  const external = new URL(settings.externalUrl);
  setCookie(context, cookieName, device, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: external.protocol === 'https:',
    path: external.pathname,
    maxAge: cookieSeconds,
  });
}

const deviceSource = (device: string) => `device:${hash(device)}`;
const networkSource = (auth: Auth, context: AuthContext) =>
  `network:${networkOfClient(auth, context)}`;
const agentSource = (auth: Auth, context: AuthContext) =>
  `agent:${hash(`${networkOfClient(auth, context)} ${userAgentOf(context) ?? ''}`)}`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
