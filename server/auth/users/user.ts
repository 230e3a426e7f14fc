import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { metadata, optionalText, pkce, readBody } from '../body.ts';
import type { Auth, AuthRequest, Endpoint } from '../context.ts';
import { parseEmail, parsePhone } from '../email-and-phone.ts';
import { AuthError } from '../errors.ts';
import { limitMail } from '../mail/mail-limits.ts';
import { parseChallenge } from '../oauth/flow-states.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { padDuration } from '../pad-duration.ts';
import { changePassword, checkNewPassword } from '../passwords/password-change.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireSession, type SignedIn } from '../sessions/require-user.ts';
import { needsSecondFactor } from '../sessions/sessions.ts';
import { deliverText } from '../sms/gateway.ts';
import { requireNoStaff, requireReachable, requireSmsChannel } from '../sms/phone-rules.ts';
import { limitText } from '../sms/sms-limits.ts';
import { completeEmailChange, mailEmailChange } from './email-change.ts';
import { mergeMetadata } from './metadata.ts';
import { startPhoneChange } from './phone-change.ts';
import { renderUser, renderUserById } from './render-user.ts';
import type { Json, User } from './users.ts';

export function getUser(auth: Auth): Endpoint {
  return async (context) => {
    return context.json(await readOwnUser(auth, context));
  };
}

export async function readOwnUser(auth: Auth, context: AuthRequest): Promise<Json> {
  return renderUser(await requireSession(auth, context));
}

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: metadata,
  channel: optionalText,
  app_metadata: z.unknown().optional(),
  role: z.unknown().optional(),
  ...pkce,
});

export function updateUser(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireSession(auth, context);
    await requireSecondFactor(auth, signedIn);
    const fields = await readBody(context, bodySchema);
    const { user } = signedIn;
    await limitAddress(auth, context, 'mail');
    if (fields.app_metadata != null || fields.role != null) {
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    }
    const challenge = parseChallenge(fields.code_challenge, fields.code_challenge_method);
    const email = fields.email ? parseEmail(fields.email) : undefined;
    const newEmail = email === user.email ? undefined : email;
    const newPhone = await parseNewPhone(auth, user, fields);
    const passwordChange = {
      password: fields.password,
      currentPassword: fields.current_password,
      nonce: fields.nonce,
      hasIdentifier: Boolean(user.email || newEmail || user.phone || newPhone),
    };
    const passwordHash = await checkNewPassword(auth, context, signedIn, passwordChange);
    // Without a confirmation at the old address, the new one alone would allow a password reset, and a number a sign-in.
    if (newPhone || (newEmail && user.email && !auth.settings.secureEmailChange)) {
      await requireRecentProof(auth, auth.database.query, signedIn);
    }
    if (newEmail && !needsNoConfirmation(auth, user)) {
      await limitMail(auth, context, 'email_change', newEmail);
    }
    if (newPhone) await limitText(auth, context, newPhone, user.id);
    const redirectTo = findRedirect(auth.settings, context);
    const work = async (query: Query) => {
      if (fields.data) await mergeMetadata(query, user.id, 'raw_user_meta_data', fields.data);
      if (passwordHash) await changePassword(auth, context, query, signedIn, passwordHash);
      if (newEmail && needsNoConfirmation(auth, user)) {
        await completeEmailChange(auth, context, query, user, newEmail);
      } else if (newEmail) {
        await mailEmailChange(auth, context, query, { user, redirectTo, challenge }, newEmail);
      }
      const message = newPhone && (await startPhoneChange(auth, context, query, user, newPhone));
      return { message, response: await renderUserById(query, user.id) };
    };
    const change = () => auth.database.transaction(work);
    // Neither the response nor its duration may reveal whether the new address or number has an account.
    const changed = await (newEmail || newPhone ? padDuration(change) : change());
    if (changed.message) await deliverText(auth, changed.message);
    return context.json(changed.response);
  };
}

/** Returns undefined if the number stays the same. */
async function parseNewPhone(
  { database, settings }: Auth,
  user: User,
  { phone: rawPhone, channel }: z.infer<typeof bodySchema>,
): Promise<string | undefined> {
  const phone = rawPhone && parsePhone(rawPhone);
  if (!phone || phone === user.phone) return undefined;
  requireSmsChannel(channel);
  requireReachable(settings, phone);
  await requireNoStaff(database.query, user.id);
  return phone;
}

/** The first address of an anonymous user needs no confirmation if sign-ups need none. */
const needsNoConfirmation = ({ settings }: Auth, user: User) =>
  user.is_anonymous && settings.autoconfirm;

async function requireSecondFactor(auth: Auth, signedIn: SignedIn): Promise<void> {
  if (!(await needsSecondFactor(auth.database.query, signedIn))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
