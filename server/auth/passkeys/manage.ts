import { z } from 'zod';
import { maxPasskeyNameLength } from '../../../domain/limits.ts';
import type { Query } from '../../postgres/query.ts';
import { requireUserInPath } from '../admin/users/get.ts';
import { readBody, uuidParameter } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { requireAdmin, requireUser } from '../sessions/require-user.ts';
import { type ActedBy, recordAccountEvent } from '../users/account-events.ts';
import type { User } from '../users/users.ts';
import { type Credential, listPasskeys } from './credentials.ts';

// Passkeys as their owner and administrators see them.

export function listOwnPasskeys(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    return context.json((await listPasskeys(auth.database.query, user.id)).map(renderPasskey));
  };
}

const bodySchema = z.object({ friendly_name: z.string().nullish() });

export function renamePasskey(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    const name = (await readBody(context, bodySchema)).friendly_name?.trim() ?? '';
    if (!name || [...name].length > maxPasskeyNameLength) {
      throw invalid(`friendly_name must have 1 to ${maxPasskeyNameLength} characters`);
    }
    const { rows } = await auth.database.query<Credential>(
      `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
       where id = $1 and user_id = $2 and factor_id is null returning *`,
      [uuidParameter(context, 'passkeyId', 'passkey_id'), user.id, name],
    );
    if (!rows[0]) throw notFound();
    return context.json(renderPasskey(rows[0]));
  };
}

export function deleteOwnPasskey(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireUser(auth, context);
    const id = uuidParameter(context, 'passkeyId', 'passkey_id');
    await auth.database.transaction(async (query) => {
      await requireRecentProof(auth, query, signedIn);
      await removePasskey(auth, context, query, signedIn.user, {
        id,
        by: 'owner',
        keptSession: signedIn.session?.id,
      });
    });
    return context.body(null, 204);
  };
}

export function adminListPasskeys(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { id } = await requireUserInPath(auth.database.query, context);
    return context.json((await listPasskeys(auth.database.query, id)).map(renderPasskey));
  };
}

export function adminDeletePasskey(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const user = await requireUserInPath(auth.database.query, context);
    const id = uuidParameter(context, 'passkeyId', 'passkey_id');
    await auth.database.transaction((query) =>
      removePasskey(auth, context, query, user, { id, by: 'service_role' }),
    );
    return context.body(null, 204);
  };
}

/** The device may be lost, so the sessions that the passkey has opened end, except the one that removes it. */
async function removePasskey(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  { id, by, keptSession }: { id: string; by: ActedBy; keptSession?: string },
): Promise<void> {
  await query(
    `delete from auth.sessions
     where passkey_id = $1 and user_id = $2 and ($3::uuid is null or id <> $3::uuid)`,
    [id, user.id, keptSession ?? null],
  );
  const { rowCount } = await query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2 and factor_id is null',
    [id, user.id],
  );
  if (!rowCount) throw notFound();
  await recordAccountEvent(query, user.id, 'remove_passkey', { by });
  await notifyOwner(auth, context, query, user, 'auth_passkey_removed');
}

/** Called when the owner returns by a mailed link: a thief of a session may have added a passkey. */
export async function removeAllPasskeys(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
): Promise<void> {
  const { rowCount } = await query(
    'delete from auth.webauthn_credentials where user_id = $1 and factor_id is null',
    [user.id],
  );
  if (!rowCount) return;
  await recordAccountEvent(query, user.id, 'remove_passkey');
  await notifyOwner(auth, context, query, user, 'auth_passkey_removed');
}

export function renderPasskey({ id, friendly_name, created_at, last_used_at }: Credential) {
  return {
    id,
    friendly_name: friendly_name ?? undefined,
    created_at,
    last_used_at: last_used_at ?? undefined,
  };
}

const notFound = () => new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found');
