import type { Auth, Endpoint } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { mailLink } from './mail.ts';
import { limitAddress, limitMail } from './rate-limits.ts';
import { requireUser } from './require-user.ts';

export function reauthenticate(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    const { email } = user;
    if (!email) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    if (!user.email_confirmed_at) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    }
    await limitAddress(auth, context, 'mail');
    await limitMail(auth, context, 'reauthentication', email);
    const purpose = {
      kind: 'reauthentication',
      to: email,
      redirectTo: auth.settings.siteUrl,
    } as const;
    await auth.database.transaction((query) => mailLink(auth, context, query, user, purpose));
    return context.json({});
  };
}
