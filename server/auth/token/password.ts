import { z } from 'zod';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail, parsePhone } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import { findWeakness, maxPasswordBytes } from '../passwords/password-policy.ts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords/passwords.ts';
import { limitGuesses } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { findUserByEmail, isBanned } from '../users/users.ts';

const body = z.object({ email: optionalText, phone: optionalText, password: optionalText });

export function passwordGrant(auth: Auth): Endpoint {
  return async (context) => {
    const { database, settings } = auth;
    const fields = await readBody(context, body);
    const password = fields.password ?? '';
    if (fields.phone && !fields.email) {
      parsePhone(fields.phone);
      throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
    }
    if (!fields.email) throw invalid('missing email or phone');
    if (!settings.emailEnabled) {
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    }
    const email = parseEmail(fields.email);
    const { forgive } = await limitGuesses(auth, context, 'password', { email });

    const user = await findUserByEmail(database.query, email);
    // Longer passwords are never stored, but the hash is still computed, so that the time is the same.
    const isRight = await verifyPassword(
      password.slice(0, maxPasswordBytes),
      user?.encrypted_password,
    );
    if (!user || !isRight || password.length > maxPasswordBytes) {
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    await forgive();
    if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (!user.email_confirmed_at) {
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    }
    const newHash = needsRehash(user.encrypted_password ?? '') && (await hashPassword(password));
    const session = await database.transaction(async (query) => {
      if (newHash) {
        await query(
          `update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2`,
          [user.id, user.encrypted_password, newHash],
        );
      }
      return signIn(auth, context, query, user, 'password');
    });
    const weakness = findWeakness(settings, password);
    return context.json(weakness ? { ...session, weak_password: weakness } : session);
  };
}
