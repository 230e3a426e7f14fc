import { z } from 'zod';
import type { Query } from '../../../postgres/query.ts';
import { isSqlError } from '../../../postgres/sqlstate.ts';
import { readBody } from '../../body.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { requireUserInPath } from './get.ts';

const bodySchema = z.object({ should_soft_delete: z.boolean().nullish() });

export function adminDeleteUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { should_soft_delete } = await readBody(context, bodySchema);
    const { id } = await requireUserInPath(auth.database.query, context);
    const remove = should_soft_delete ? softDelete : hardDelete;
    await auth.database
      .transaction((query) => remove(query, id))
      .catch((error) => {
        throw asLastAdministrator(error);
      });
    return context.json({});
  };
}

async function hardDelete(query: Query, id: string): Promise<void> {
  await query('delete from auth.users where id = $1', [id]);
}

/** Keeps the row for references to it, but removes all personal data and rights. */
async function softDelete(query: Query, id: string): Promise<void> {
  await endSessions(query, id);
  await query('delete from public.staff_profiles where user_id = $1', [id]);
  for (const table of [
    'identities',
    'known_sources',
    'mfa_factors',
    'mfa_recovery_codes',
    'one_time_tokens',
    'webauthn_credentials',
    'webauthn_challenges',
  ]) {
    await query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await query(
    `update auth.users set deleted_at = now(), updated_at = now(), encrypted_password = null,
       email = null, phone = null, email_change = null, phone_change = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [id],
  );
}

/** A trigger prevents the deletion of the last administrator. */
function asLastAdministrator(error: unknown): unknown {
  if (!isSqlError(error) || error.hint !== 'last_administrator') return error;
  return new AuthError(422, 'conflict', 'The last administrator cannot be deleted');
}
