import type { AuthSettings } from '../auth-settings.ts';
import type { AuthContext } from '../context.ts';
import type { AuthError } from '../errors.ts';

// Redirects are only allowed to URLs of the site itself or on the list. If the site is at a loopback
// address, as in development, other ports of that machine are allowed too.

type Rules = Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>;

const maxUrlLength = 2_000;

/** Returns the requested URL (parameter, header or referer, in this order) if it is allowed, otherwise the site's own. */
export function findRedirect(settings: Rules, context: AuthContext, requested?: string): string {
  const candidates = [
    requested ?? context.req.query('redirect_to'),
    context.req.header('redirect_to'),
    context.req.header('referer'),
  ];
  const target = candidates.find(Boolean);
  return target && isAllowedRedirect(settings, target) ? target : settings.siteUrl;
}

export function isAllowedRedirect({ siteUrl, redirectUrls }: Rules, requested: string): boolean {
  const url = URL.parse(requested);
  // Only visible ASCII: parsers rewrite other characters in different ways.
  if (!url || !/^[\x21-\x7e]+$/.test(requested) || url.username || url.password) return false;
  const site = new URL(siteUrl);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && isLoopback(site.hostname) && isLoopback(url.hostname)) return true;
  if (url.origin === site.origin) return true;
  url.hash = '';
  const target = url.href.replace(/#$/, '');
  // Matching a pattern with several stars gets slow for long texts.
  if (target.length > maxUrlLength) return false;
  return redirectUrls.some((pattern) => {
    const expression = globExpression(pattern);
    // The URL parser adds a final slash to an origin, so a pattern without one matches both spellings.
    return expression.test(target) || expression.test(target.replace(/\/$/, ''));
  });
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** `*` matches within a part between dots and slashes, `**` matches anything, `?` matches one character. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[\s\S]/g, (token) => {
    if (token === '**') return '.*';
    if (token === '*') return '[^./]*';
    if (token === '?') return '[^./]';
    return RegExp.escape(token);
  });
  return new RegExp(`^${source}$`);
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
const accessDeniedCodes = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/** Clients read an error from the fragment. PKCE clients read it from the query, so their redirect has it in both. */
export function redirectWithError(target: string, error: AuthError, inQuery: boolean): string {
  const kind = accessDeniedCodes.includes(error.code) ? 'access_denied' : oauthErrors[error.status];
  const parameters = {
    error: kind ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  };
  return redirectWith(target, { fragment: parameters, query: inQuery ? parameters : {} });
}

interface Parameters {
  query?: Record<string, string>;
  fragment?: Record<string, string>;
}

export function redirectWith(target: string, { query = {}, fragment = {} }: Parameters): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const pairs = new URLSearchParams(fragment).toString();
  if (pairs) url.hash = pairs;
  return url.href;
}
