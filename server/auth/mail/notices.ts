import { describeUserAgent } from '../../../domain/staff/describe-user-agent.ts';
import { formatMoment } from '../../email/format.ts';
import type { Query } from '../../postgres/query.ts';
import { type Auth, type AuthContext, userAgentOf } from '../context.ts';
import { isConfirmed, type User } from '../users/users.ts';
import { languageOf } from './mail.ts';

// Mails that notify the owner of an account about changes. They contain no secrets.

type Notice =
  | 'auth_account_exists'
  | 'auth_password_changed'
  | 'auth_email_changed'
  | 'auth_phone_changed'
  | 'auth_factor_added'
  | 'auth_factor_removed'
  | 'auth_passkey_added'
  | 'auth_passkey_copied'
  | 'auth_passkey_removed'
  | 'auth_identity_linked'
  | 'auth_identity_unlinked'
  | 'auth_recovery_codes_created'
  | 'auth_new_device';

/** Sends to the address in the given row, which is the old address after an e-mail change. */
export async function notifyOwner(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  template: Notice,
): Promise<void> {
  if (!user.email || !isConfirmed(user)) return;
  const { siteUrl, siteName } = auth.settings;
  const language = await languageOf(context, query, user, '');
  const { rows } = await query('select from public.staff_profiles where user_id = $1', [user.id]);
  const agent = describeUserAgent(userAgentOf(context));
  await auth.enqueueMail(query, {
    to: user.email,
    language,
    template,
    variables: {
      site_name: siteName,
      email: user.email,
      link: `${siteUrl}/${rows.length > 0 ? 'admin' : ''}?lang=${language}`,
      time: formatMoment(new Date(), language),
      device: agent ? `${agent.browser}, ${agent.system}` : '',
    },
  });
}
