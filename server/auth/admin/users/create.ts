import { z } from 'zod';
import { readBody } from '../../body.ts';
import type { Auth, Endpoint } from '../../context.ts';
import { parseEmail, parsePhone } from '../../email-and-phone.ts';
import { invalid } from '../../errors.ts';
import { requireStrongPassword } from '../../passwords/password-policy.ts';
import { hashPassword } from '../../passwords/passwords.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { createUser } from '../../users/create-user.ts';
import { renderUserById } from '../../users/render-user.ts';
import { parseBan, parsePasswordHash, parseRole, userBody } from './user-body.ts';

/** Creates a user without sending a mail. */
export function adminCreateUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const fields = await readBody(context, userBody);
    if (!fields.email && !fields.phone)
      throw invalid('Cannot create a user without either an email or phone');
    if (fields.id && !z.guid().safeParse(fields.id).success) throw invalid('ID must be a UUID');
    if (fields.password && fields.password_hash) {
      throw invalid('Only a password or a password hash should be provided');
    }
    if (fields.password) requireStrongPassword(auth.settings, fields.password);
    const passwordHash = fields.password
      ? await hashPassword(fields.password)
      : parsePasswordHash(fields.password_hash);
    const emailConfirmed = Boolean(fields.email && fields.email_confirm);
    const user = {
      id: fields.id,
      email: fields.email && parseEmail(fields.email),
      phone: fields.phone && parsePhone(fields.phone),
      passwordHash,
      role: parseRole(fields.role),
      userMetadata: { ...fields.user_metadata, ...(emailConfirmed && { email_verified: true }) },
      appMetadata: fields.app_metadata,
      emailConfirmed,
      phoneConfirmed: Boolean(fields.phone && fields.phone_confirm),
      bannedUntil: parseBan(fields.ban_duration),
    };
    const response = await auth.database.transaction(async (query) => {
      const { id } = await createUser(query, user);
      return renderUserById(query, id);
    });
    return context.json(response);
  };
}
