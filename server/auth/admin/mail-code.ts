import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { mailLink } from '../mail/mail.ts';
import { limitMailbox, takeAccountShare } from '../mail/mail-limits.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireAdmin } from '../sessions/require-user.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { findUserByEmail, isConfirmed } from '../users/users.ts';

const bodySchema = z.object({ email: optionalText, has_access: z.boolean() });

/**
 * Mails a code to an account that may sign in to the client portal. A request for any other address is limited in the
 * same way, so that no later request reveals which addresses have access. The reserved shares of account mails apply,
 * because contacts have no password and thus no other way in.
 */
export function mailCode(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { email: rawEmail, has_access: hasAccess } = await readBody(context, bodySchema);
    const email = parseEmail(rawEmail ?? '');
    const redirectTo = findRedirect(auth.settings, context);
    await limitAddress(auth, context, 'mail');
    await limitMailbox(auth, context, 'portal', email);
    if (!(await takeAccountShare(auth, email)) || !hasAccess) return context.json({});
    await auth.database.transaction(async (query) => {
      const user = await findUserByEmail(query, email);
      if (!user) return;
      if (!isConfirmed(user)) await takeOver(query, user.id);
      await mailLink(auth, context, query, user, { kind: 'portalCode', to: email, redirectTo });
    });
    return context.json({});
  };
}

/**
 * Somebody else may have signed up with the address. It is confirmed like that of the account which the portal makes
 * for a contact: the agency vouches for it, and only its owner gets the code. Another sign-up then changes nothing.
 */
async function takeOver(query: Query, userId: string): Promise<void> {
  await forgetSignup(query, userId);
  await confirmEmail(query, userId);
}
