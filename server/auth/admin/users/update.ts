import type { z } from 'zod';
import type { Query } from '../../../postgres/query.ts';
import { readBody } from '../../body.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { parseEmail, parsePhone } from '../../email-and-phone.ts';
import { notifyOwner } from '../../mail/notices.ts';
import { notifyOfPassword } from '../../passwords/password-change.ts';
import { requireStrongPassword } from '../../passwords/password-policy.ts';
import { hashPassword } from '../../passwords/passwords.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { recordAccountEvent } from '../../users/account-events.ts';
import { clearOneTimeTokens, confirmEmail } from '../../users/confirm-email.ts';
import { confirmPhone } from '../../users/confirm-phone.ts';
import { forgetEmailChange } from '../../users/email-change.ts';
import { mergeMetadata } from '../../users/metadata.ts';
import { renderUserById } from '../../users/render-user.ts';
import { toTakenError } from '../../users/taken-error.ts';
import { storeEmail, storePhone } from '../../users/user-identities.ts';
import type { User } from '../../users/users.ts';
import { requireUserInPath } from './get.ts';
import { parseBan, parsePasswordHash, parseRole, userBody } from './user-body.ts';

const actor = { by: 'service_role' } as const;

export function adminUpdateUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const user = await requireUserInPath(auth.database.query, context);
    const fields = await readBody(context, userBody);
    if (fields.password) requireStrongPassword(auth.settings, fields.password);
    const passwordHash = fields.password
      ? await hashPassword(fields.password)
      : parsePasswordHash(fields.password_hash);
    const response = await auth.database.transaction(async (query) => {
      await changeUser(query, user, fields);
      if (fields.email && parseEmail(fields.email) !== user.email) {
        await recordAccountEvent(query, user.id, 'change_email', actor);
        await notifyOwner(auth, context, query, user, 'auth_email_changed');
      }
      if (fields.phone && parsePhone(fields.phone) !== user.phone) {
        await recordAccountEvent(query, user.id, 'change_phone', actor);
        await notifyOwner(auth, context, query, user, 'auth_phone_changed');
      }
      if (passwordHash) {
        await setPassword(query, user.id, passwordHash);
        await recordAccountEvent(query, user.id, 'change_password', actor);
        await notifyOfPassword(auth, context, query, user);
      }
      if (isFuture(parseBan(fields.ban_duration))) {
        await endSessions(query, user.id);
        await recordAccountEvent(query, user.id, 'end_sessions', actor);
      }
      return renderUserById(query, user.id);
    });
    return context.json(response);
  };
}

async function changeUser(
  query: Query,
  user: User,
  fields: z.infer<typeof userBody>,
): Promise<void> {
  const { id } = user;
  const email = fields.email && parseEmail(fields.email);
  if (email && email !== user.email) {
    await setColumn(query, id, 'email', email);
    // Links in earlier mails went to the old address, or confirm an address chosen before this change.
    await clearOneTimeTokens(query, id);
    await forgetEmailChange(query, id);
    const isVerified = fields.email_confirm ?? user.email_confirmed_at !== null;
    await storeEmail(query, id, email, isVerified);
  }
  const phone = fields.phone && parsePhone(fields.phone);
  if (phone && phone !== user.phone) {
    await setColumn(query, id, 'phone', phone);
    await setColumn(query, id, 'phone_change', null);
    await clearOneTimeTokens(query, id);
    const isVerified = fields.phone_confirm ?? user.phone_confirmed_at !== null;
    await storePhone(query, id, phone, isVerified);
  }
  if (fields.email_confirm) await confirmEmail(query, id);
  if (fields.phone_confirm) await confirmPhone(query, id);
  const role = parseRole(fields.role);
  if (role) await setColumn(query, id, 'role', role);
  const ban = parseBan(fields.ban_duration);
  if (ban !== undefined) await setColumn(query, id, 'banned_until', ban);
  if (fields.user_metadata) {
    await mergeMetadata(query, id, 'raw_user_meta_data', fields.user_metadata);
  }
  if (fields.app_metadata) await mergeMetadata(query, id, 'raw_app_meta_data', fields.app_metadata);
}

async function setColumn(
  query: Query,
  id: string,
  column: 'email' | 'phone' | 'phone_change' | 'role' | 'banned_until',
  value: unknown,
): Promise<void> {
  await query(`update auth.users set ${column} = $2, updated_at = now() where id = $1`, [
    id,
    value,
  ]).catch((error) => {
    throw toTakenError(error);
  });
}

async function setPassword(query: Query, id: string, passwordHash: string): Promise<void> {
  await query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    id,
    passwordHash,
  ]);
  await clearOneTimeTokens(query, id);
  await endSessions(query, id);
  await query('delete from auth.known_sources where user_id = $1', [id]);
}

const isFuture = (date: Date | null | undefined) => date instanceof Date && date > new Date();
