import { z } from 'zod';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalid, toAuthError } from '../errors.ts';
import { issueAuthCode } from '../oauth/flow-states.ts';
import { findRedirect, redirectWith, redirectWithError } from '../oauth/redirects.ts';
import { limitAddress } from '../rate-limits.ts';
import { sessionFragment } from '../sessions/session-fragment.ts';
import { signIn } from '../sessions/sessions.ts';
import { findUser, type User } from '../users/users.ts';
import { renderLinkPage } from './link-page.ts';
import type { LinkPurpose } from './link-page-messages.ts';
import { askFirst, languageOf } from './mail.ts';
import { findByToken, type OneTimeToken, takeByToken } from './one-time-tokens.ts';
import { otherConfirmationNeeded, redeem, tokenTypesOf } from './redeem.ts';
import { linkExpired } from './verify.ts';

// A link redeems its token and redirects the browser to the site, with a session or an error. The link of a mail shows a
// page first, and only its button redeems the token: mail scanners open every link of a mail.

interface Link {
  type: string;
  token: string;
  /** URL that the browser is redirected to. */
  target: string;
  isPkce: boolean;
}

/** GET /verify: the link in a mail, or one that the admin API generated. */
export function openLink(auth: Auth): Endpoint {
  return async (context) => {
    const { type = '', token = '', [askFirst]: asks } = context.req.query();
    const link = toLink(type, token, findRedirect(auth.settings, context));
    return redirectErrors(auth, context, link, () =>
      asks ? renderPage(auth, context, link) : redirect(auth, context, link),
    );
  };
}

const linkFields = z.object({
  type: z.string().default(''),
  token: z.string().default(''),
  redirect_to: z.string().optional(),
});

export const isForm = (context: AuthContext): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '');

/** POST /verify by the button of the page. */
export function redeemForm(auth: Auth): Endpoint {
  return async (context) => {
    const { type, token, redirect_to } = linkFields.parse(
      Object.fromEntries(new URLSearchParams(await context.req.text())),
    );
    const link = toLink(type, token, findRedirect(auth.settings, context, redirect_to));
    return redirectErrors(auth, context, link, () => redirect(auth, context, link));
  };
}

const redirect = async (auth: Auth, context: AuthContext, link: Link): Promise<Response> =>
  context.redirect(await redeemLink(auth, context, link), 303);

const toLink = (type: string, token: string, target: string): Link => ({
  type,
  token,
  target,
  isPkce: token.startsWith('pkce_'),
});

async function redirectErrors(
  auth: Auth,
  context: AuthContext,
  { type, token, target, isPkce }: Link,
  respond: () => Promise<Response>,
): Promise<Response> {
  context.header('cache-control', 'no-store');
  try {
    await limitAddress(auth, context, 'verify');
    if (!type) throw invalid('Verify requires a verification type');
    if (!token) throw invalid('Verify requires a token');
    return await respond();
  } catch (error) {
    const authError = toAuthError(error, context.get('logger') ?? auth.logger);
    return context.redirect(redirectWithError(target, authError, isPkce), 303);
  }
}

async function renderPage(auth: Auth, context: AuthContext, link: Link): Promise<Response> {
  const { settings, database } = auth;
  const { type, token, target, isPkce } = link;
  const oneTimeToken = await findByToken(database.query, settings, token, tokenTypesOf(type));
  if (!oneTimeToken || (isPkce && !oneTimeToken.flow_state_id)) throw linkExpired();
  const user = await findUser(database.query, oneTimeToken.user_id);
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
  return renderLinkPage(context, {
    purpose: purposeOf(type, oneTimeToken, user),
    language: await languageOf(context, database.query, user, target),
    values: {
      siteName: settings.siteName,
      email: user.email ?? oneTimeToken.relates_to,
      newEmail: user.email_change ?? '',
    },
    action: `${new URL(settings.externalUrl).pathname}/verify`,
    fields: { type, token, redirect_to: target },
    target,
  });
}

function purposeOf(type: string, { token_type }: OneTimeToken, user: User): LinkPurpose {
  switch (token_type) {
    case 'confirmation_token':
      return user.invited_at ? 'invite' : 'signup';
    case 'email_change_token_current':
      return 'emailChangeCurrent';
    case 'email_change_token_new':
      // An anonymous user gets its first address.
      return user.email ? 'emailChange' : 'signup';
    default:
      return type === 'recovery' ? 'recovery' : 'magicLink';
  }
}

async function redeemLink(auth: Auth, context: AuthContext, link: Link): Promise<string> {
  const { type, token, target, isPkce } = link;
  return auth.database.transaction(async (query) => {
    const oneTimeToken = await takeByToken(query, auth.settings, token, tokenTypesOf(type));
    if (!oneTimeToken || (isPkce && !oneTimeToken.flow_state_id)) throw linkExpired();
    const user = await redeem(auth, context, query, oneTimeToken);
    if (!user) {
      const message = { message: otherConfirmationNeeded };
      return redirectWith(target, { fragment: message, query: isPkce ? message : {} });
    }
    if (oneTimeToken.flow_state_id) {
      const code = await issueAuthCode(query, oneTimeToken.flow_state_id, user.id);
      return redirectWith(target, { query: { code } });
    }
    const session = await signIn(auth, context, query, user, { method: 'otp' });
    return redirectWith(target, { fragment: { ...sessionFragment(session), type } });
  });
}
