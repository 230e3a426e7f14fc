import { z } from 'zod';
import { readBody } from '../../body.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { parseEmail, parsePhone } from '../../email-and-phone.ts';
import { invalid } from '../../errors.ts';
import { requireStrongPassword } from '../../passwords/password-policy.ts';
import { hashPassword } from '../../passwords/passwords.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { createUser } from '../../users/create-user.ts';
import { renderUserById } from '../../users/users.ts';
import { parseBan, parsePasswordHash, parseRole, userBody } from './user-body.ts';

/** Creates a user without sending a mail. */
export function adminCreateUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const given = await readBody(context, userBody);
    if (!given.email && !given.phone)
      throw invalid('Cannot create a user without either an email or phone');
    if (given.id && !z.guid().safeParse(given.id).success) throw invalid('ID must be a UUID');
    if (given.password && given.password_hash) {
      throw invalid('Only a password or a password hash should be provided');
    }
    if (given.password) requireStrongPassword(auth.settings, given.password);
    const passwordHash = given.password
      ? await hashPassword(given.password)
      : parsePasswordHash(given.password_hash);
    const emailConfirmed = Boolean(given.email && given.email_confirm);
    const user = {
      id: given.id,
      email: given.email && parseEmail(given.email),
      phone: given.phone && parsePhone(given.phone),
      passwordHash,
      role: parseRole(given.role),
      userMetadata: { ...given.user_metadata, ...(emailConfirmed && { email_verified: true }) },
      appMetadata: given.app_metadata,
      emailConfirmed,
      phoneConfirmed: Boolean(given.phone && given.phone_confirm),
      bannedUntil: parseBan(given.ban_duration),
    };
    const response = await auth.database.transaction(async (query) => {
      const { id } = await createUser(query, user);
      return renderUserById(query, id);
    });
    return context.json(response);
  };
}
