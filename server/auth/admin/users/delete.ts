import { z } from 'zod';
import { readBody } from '../../body.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { requireAdmin } from '../../require-user.ts';
import { endSessions } from '../../sessions.ts';
import { requireNamedUser } from './get.ts';

const body = z.object({ should_soft_delete: z.boolean().nullish() });

export function adminDeleteUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { should_soft_delete } = await readBody(context, body);
    const { id } = await requireNamedUser(auth.database.query, context);
    await auth.database.transaction(async (query) => {
      if (!should_soft_delete) {
        await query('delete from auth.users where id = $1', [id]);
        return;
      }
      // The row stays for what points to it; what tells who it was goes.
      await endSessions(query, id);
      await query('delete from auth.identities where user_id = $1', [id]);
      await query('delete from auth.mfa_factors where user_id = $1', [id]);
      await query('delete from auth.one_time_tokens where user_id = $1', [id]);
      await query(
        `update auth.users set deleted_at = now(), updated_at = now(), encrypted_password = null,
           email = null, phone = null, email_change = null, phone_change = null,
           raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
        [id],
      );
    });
    return context.json({});
  };
}
