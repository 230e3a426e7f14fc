import { randomUUID } from 'node:crypto';
import { MailLink, mask } from '../../email/mail-link.ts';
import { accountToken, asDigits } from '../../email/mail-secret.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { type Challenge, createFlowState } from '../oauth/flow-states.ts';
import type { User } from '../users/users.ts';
import { type Kind, type MailKind, mailKinds } from './mail-kinds.ts';
import { generateSecrets, issueOneTimeToken, tokenPrefix } from './one-time-tokens.ts';

/**
 * The mail that lets somebody confirm their address. An invited user gets a magic link, which confirms
 * as well but has a token of its own: anybody can request a mail for any address, and must not void
 * the invitation by that.
 */
export const confirmationKind = ({ invited_at }: Pick<User, 'invited_at'>): MailKind =>
  invited_at ? 'magicLink' : 'confirmation';

interface Purpose {
  kind: MailKind;
  to: string;
  redirectTo: string;
  flowStateId?: string;
}

/** Issues a code and its link without sending a mail. */
export async function issueLink(
  { settings }: Auth,
  query: Query,
  user: User,
  purpose: Purpose,
  secrets = generateSecrets(settings.codeLength),
): Promise<{ code: string; token: string; link: string; linkType: Kind['linkType'] }> {
  const { kind, to, flowStateId } = purpose;
  const { token: type, linkType, sentColumn } = mailKinds[kind];
  const purposeOfToken = { userId: user.id, type, relatesTo: to, flowStateId };
  const { code, token } = await issueOneTimeToken(query, purposeOfToken, secrets);
  await query(`update auth.users set ${sentColumn} = now(), updated_at = now() where id = $1`, [
    user.id,
  ]);
  return { code, token, link: linkWith(settings, purpose, token), linkType };
}

/**
 * A link with this parameter shows a page whose button redeems it, because mail scanners open links. All mails have it.
 */
export const askFirst = 'ask';

function linkWith(settings: Auth['settings'], { kind, redirectTo }: Purpose, token: string) {
  const { linkType } = mailKinds[kind];
  const query = new URLSearchParams({ type: linkType, redirect_to: redirectTo });
  return `${settings.externalUrl}/verify?token=${token}&${query}`;
}

/** Enqueues a mail with a link. Its secrets are derived from the mail's id, so the worker can derive them again. */
export async function mailLink(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  purpose: Purpose,
): Promise<void> {
  const { settings, secretOf } = auth;
  const { codeLength, siteName } = settings;
  const id = randomUUID();
  await issueLink(auth, query, user, purpose, {
    code: asDigits(secretOf(id, 'code'), codeLength),
    token: accountToken(secretOf(id, 'account')),
  });
  const maskedLink = linkWith(settings, purpose, `${tokenPrefix(purpose.flowStateId)}${mask}`);
  const shownLink = `${maskedLink}&${askFirst}=true`;
  await auth.enqueueMail(query, {
    id,
    to: purpose.to,
    language: await languageOf(context, query, user, purpose.redirectTo),
    template: mailKinds[purpose.kind].template,
    variables: {
      link: new MailLink(shownLink, { kind: 'account' }),
      code: new MailLink('•'.repeat(codeLength), { kind: 'code', length: codeLength }),
      site_name: siteName,
      email: user.email ?? purpose.to,
    },
  });
}

/** Stores the PKCE challenge, so that the link only works in the browser that requested it. */
export async function startMailFlow(
  query: Query,
  user: User,
  challenge: Challenge | undefined,
): Promise<string | undefined> {
  if (!challenge) return undefined;
  return createFlowState(query, { provider: 'email', method: 'otp', userId: user.id, challenge });
}

export async function languageOf(
  context: AuthContext,
  query: Query,
  user: User,
  redirectTo: string,
): Promise<'en' | 'sv'> {
  const { rows } = await query<Pick<Row<'staff_profiles'>, 'language'>>(
    'select language from public.staff_profiles where user_id = $1',
    [user.id],
  );
  const candidates = [
    // The page that the mail leads to is in this language.
    URL.parse(redirectTo)?.searchParams.get('lang'),
    rows[0]?.language,
    user.raw_user_meta_data.language,
    context.req.header('accept-language')?.slice(0, 2).toLowerCase(),
  ];
  return candidates.find((language) => language === 'en' || language === 'sv') ?? 'en';
}
