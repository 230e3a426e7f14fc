import { z } from 'zod';
import type { AuthSettings } from '../auth-settings.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail, parsePhone } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import { findWeakness, maxPasswordBytes } from '../passwords/password-policy.ts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords/passwords.ts';
import { limitGuesses } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { isReachable, requireNoStaff } from '../sms/phone-rules.ts';
import { findUserByEmail, findUserByPhone, isBanned, type User } from '../users/users.ts';

const bodySchema = z.object({ email: optionalText, phone: optionalText, password: optionalText });

export function passwordGrant(auth: Auth): Endpoint {
  return async (context) => {
    const { database, settings } = auth;
    const fields = await readBody(context, bodySchema);
    const password = fields.password ?? '';
    const account = parseAccount(settings, fields);
    const { forgive } = await limitGuesses(auth, context, 'password', account);

    const user = await ('phone' in account
      ? findUserByPhone(database.query, account.phone)
      : findUserByEmail(database.query, account.email));
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
    await requireConfirmed(auth, user, account);
    const newHash = needsRehash(user.encrypted_password ?? '') && (await hashPassword(password));
    const session = await database.transaction(async (query) => {
      if (newHash) {
        await query(
          `update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2`,
          [user.id, user.encrypted_password, newHash],
        );
      }
      return signIn(auth, context, query, user, { method: 'password' });
    });
    const weakness = findWeakness(settings, password);
    return context.json(weakness ? { ...session, weak_password: weakness } : session);
  };
}

type Account = { email: string } | { phone: string };

function parseAccount(settings: AuthSettings, fields: z.infer<typeof bodySchema>): Account {
  if (fields.email) {
    if (settings.emailEnabled) return { email: parseEmail(fields.email) };
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (!fields.phone) throw invalid('missing email or phone');
  const phone = parsePhone(fields.phone);
  if (isReachable(settings, phone)) return { phone };
  throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

async function requireConfirmed({ database }: Auth, user: User, account: Account): Promise<void> {
  if ('email' in account) {
    if (user.email_confirmed_at) return;
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (!user.phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  await requireNoStaff(database.query, user.id);
}
