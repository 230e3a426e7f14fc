import { z } from 'zod';
import { type Query, requireRow } from '../../postgres/query.ts';
import { metadata, optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { mailLink } from '../mail/mail.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { requireAdmin } from '../sessions/require-user.ts';
import { createUser } from './create-user.ts';
import { forgetSignup } from './forget-signup.ts';
import { mergeMetadata } from './metadata.ts';
import { renderUserById } from './render-user.ts';
import { emailExists, retryIfTaken } from './taken-error.ts';
import { findUserByEmail, isConfirmed, type User } from './users.ts';

const bodySchema = z.object({ email: optionalText, data: metadata });

export function invite(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const fields = await readBody(context, bodySchema);
    const email = parseEmail(fields.email ?? '');
    const redirectTo = findRedirect(auth.settings, context);
    const work = () =>
      auth.database.transaction(async (query) => {
        const user = await inviteUser(query, email, fields.data ?? {});
        await mailLink(auth, context, query, user, { kind: 'invite', to: email, redirectTo });
        return renderUserById(query, user.id);
      });
    return context.json(await retryIfTaken(work));
  };
}

/** Creates and invites a user, or invites again one who has not confirmed the address yet. */
export async function inviteUser(
  query: Query,
  email: string,
  data: Record<string, unknown>,
): Promise<User> {
  const existing = await findUserByEmail(query, email);
  if (!existing) return createUser(query, { email, userMetadata: data, invited: true });
  if (isConfirmed(existing)) throw emailExists();
  // Anybody may have signed up with this address, so nothing of that sign-up is trusted.
  await forgetSignup(query, existing.id);
  // The metadata is written before the invitation, because a trigger of the invitation reads the name in it.
  await mergeMetadata(query, existing.id, 'raw_user_meta_data', data);
  const updated = await query<User>(
    'update auth.users set invited_at = now(), updated_at = now() where id = $1 returning *',
    [existing.id],
  );
  return requireRow(updated);
}
