import type { Query } from '../postgres/database.ts';
import type { Auth, AuthContext } from './context.ts';
import { type Challenge, createFlowState } from './flow-states.ts';
import { issueOneTimeToken, type TokenType } from './one-time-tokens.ts';
import type { User } from './users.ts';

// Mails that carry a code and a link. Which code leads where is decided in this table alone.

interface Kind {
  template: string;
  token: TokenType;
  /** What the link says it is for. */
  linkType: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication';
  sentColumn: string;
}

export const mailKinds = {
  confirmation: {
    template: 'auth_confirmation',
    token: 'confirmation_token',
    linkType: 'signup',
    sentColumn: 'confirmation_sent_at',
  },
  invite: {
    template: 'auth_invite',
    token: 'confirmation_token',
    linkType: 'invite',
    sentColumn: 'confirmation_sent_at',
  },
  magicLink: {
    template: 'auth_magic_link',
    token: 'recovery_token',
    linkType: 'magiclink',
    sentColumn: 'recovery_sent_at',
  },
  recovery: {
    template: 'auth_recovery',
    token: 'recovery_token',
    linkType: 'recovery',
    sentColumn: 'recovery_sent_at',
  },
  emailChange: {
    template: 'auth_email_change',
    token: 'email_change_token_new',
    linkType: 'email_change',
    sentColumn: 'email_change_sent_at',
  },
  emailChangeCurrent: {
    template: 'auth_email_change_current',
    token: 'email_change_token_current',
    linkType: 'email_change',
    sentColumn: 'email_change_sent_at',
  },
  reauthentication: {
    template: 'auth_reauthentication',
    token: 'reauthentication_token',
    linkType: 'reauthentication',
    sentColumn: 'reauthentication_sent_at',
  },
} satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;

interface Purpose {
  kind: MailKind;
  to: string;
  redirectTo: string;
  flowStateId?: string;
}

/** A code and its link, without a mail. */
export async function issueLink(
  { settings }: Auth,
  query: Query,
  user: User,
  { kind, to, redirectTo, flowStateId }: Purpose,
): Promise<{ code: string; token: string; link: string; linkType: Kind['linkType'] }> {
  const { token: type, linkType, sentColumn } = mailKinds[kind];
  const purpose = { userId: user.id, type, relatesTo: to, flowStateId };
  const { code, token } = await issueOneTimeToken(query, settings, purpose);
  await query(`update auth.users set ${sentColumn} = now(), updated_at = now() where id = $1`, [
    user.id,
  ]);
  const link = new URL(`${settings.externalUrl}/verify`);
  link.search = new URLSearchParams({ token, type: linkType, redirect_to: redirectTo }).toString();
  return { code, token, link: link.href, linkType };
}

export async function mailLink(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  purpose: Purpose,
): Promise<void> {
  const { code, link } = await issueLink(auth, query, user, purpose);
  await auth.enqueueMail(query, {
    to: purpose.to,
    language: await languageOf(context, query, user, purpose.redirectTo),
    template: mailKinds[purpose.kind].template,
    variables: { link, code, site_name: auth.settings.siteName, email: user.email ?? purpose.to },
  });
}

/** Remembers who asked, so that a link opened elsewhere is of no use there. */
export async function startMailFlow(
  query: Query,
  user: User,
  challenge: Challenge | undefined,
): Promise<string | undefined> {
  if (!challenge) return undefined;
  return createFlowState(query, { provider: 'email', method: 'otp', userId: user.id, challenge });
}

async function languageOf(
  context: AuthContext,
  query: Query,
  user: User,
  redirectTo: string,
): Promise<'en' | 'sv'> {
  const { rows } = await query('select language from public.staff_profiles where user_id = $1', [
    user.id,
  ]);
  const wishes = [
    rows[0]?.language,
    user.raw_user_meta_data.language,
    URL.parse(redirectTo)?.searchParams.get('lang'),
    context.req.header('accept-language')?.slice(0, 2).toLowerCase(),
  ];
  return wishes.find((wish) => wish === 'en' || wish === 'sv') ?? 'en';
}
