import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { metadata, optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import { issueLink } from '../mail/mail.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { requireStrongPassword } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { requireAdmin } from '../sessions/require-user.ts';
import { createUser } from '../users/create-user.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { inviteUser } from '../users/invite.ts';
import { renderUserById } from '../users/render-user.ts';
import { emailExists } from '../users/taken-error.ts';
import { findUserByEmail, isConfirmed, type User } from '../users/users.ts';

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
});

type LinkRequest = z.infer<typeof bodySchema> & { email: string; passwordHash: string | undefined };

const kinds: Record<string, MailKind> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magicLink',
  recovery: 'recovery',
  email_change_current: 'emailChangeCurrent',
  email_change_new: 'emailChange',
};

/** Returns the link of a mail to an administrator, who delivers it in another way. */
export function generateLink(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const fields = await readBody(context, bodySchema);
    const type = fields.type ?? '';
    const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (!kind) throw invalid(`Invalid email action link type requested: ${type.slice(0, 40)}`);
    const email = parseEmail(fields.email ?? '');
    if (fields.password) requireStrongPassword(auth.settings, fields.password);
    if (kind === 'confirmation' && !fields.password) {
      throw invalid('Signup requires a valid password');
    }
    const passwordHash = fields.password ? await hashPassword(fields.password) : undefined;
    const redirectTo = findRedirect(auth.settings, context, fields.redirect_to);
    const response = await auth.database.transaction(async (query) => {
      const {
        user,
        kind: actual,
        to,
      } = await prepare(query, kind, { ...fields, email, passwordHash });
      const purpose = { kind: actual, to, redirectTo };
      const { code, token, link, linkType } = await issueLink(auth, query, user, purpose);
      return {
        ...(await renderUserById(query, user.id)),
        action_link: link,
        email_otp: code,
        hashed_token: token,
        verification_type: kind.startsWith('emailChange') ? type : linkType,
        redirect_to: redirectTo,
      };
    });
    return context.json(response);
  };
}

interface LinkMail {
  user: User;
  kind: MailKind;
  to: string;
}

async function prepare(query: Query, kind: MailKind, request: LinkRequest): Promise<LinkMail> {
  const { email, data = {}, passwordHash } = request;
  if (kind === 'invite') return { kind, to: email, user: await inviteUser(query, email, data) };
  const existing = await findUserByEmail(query, email);
  if (kind === 'confirmation') {
    if (existing && isConfirmed(existing)) throw emailExists();
    return { kind, to: email, user: await startSignup(query, existing, request) };
  }
  if (kind === 'magicLink' && !existing) {
    const user = await createUser(query, { email, passwordHash, userMetadata: data });
    return { kind: 'confirmation', to: email, user };
  }
  if (!existing) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (kind !== 'emailChange' && kind !== 'emailChangeCurrent')
    return { kind, to: email, user: existing };
  const newEmail = parseEmail(request.new_email ?? '');
  if (await findUserByEmail(query, newEmail)) throw emailExists();
  if (existing.email_change !== newEmail) {
    await query(
      `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1`,
      [existing.id, newEmail],
    );
  }
  return { kind, to: kind === 'emailChange' ? newEmail : email, user: existing };
}

async function startSignup(
  query: Query,
  known: User | undefined,
  request: LinkRequest,
): Promise<User> {
  const { email, data = {}, passwordHash } = request;
  if (!known) return createUser(query, { email, passwordHash, userMetadata: data });
  await forgetSignup(query, known.id, data);
  await query('update auth.users set encrypted_password = $2 where id = $1', [
    known.id,
    passwordHash,
  ]);
  return known;
}
