import { z } from 'zod';
import { optionalText, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { hexDigest } from '../digest.ts';
import { AuthError, invalid, OAuthError } from '../errors.ts';
import { requireManualLinking } from '../identities/authorize.ts';
import { linkIdentity, needsVerification, resolveAccount } from '../oauth/accounts.ts';
import type { LinkingAccount } from '../oauth/flow-states.ts';
import type { Provider } from '../oauth/providers.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { requireUser } from '../sessions/require-user.ts';
import { signIn } from '../sessions/sessions.ts';

const bodySchema = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
});

/** Providers that the protocol defines for this grant; only configured ones are enabled. */
const supportedProviders = [
  'apple',
  'azure',
  'facebook',
  'google',
  'kakao',
  'keycloak',
  'linkedin_oidc',
];

export function idTokenGrant(auth: Auth): Endpoint {
  return async (context) => {
    const fields = await readBody(context, bodySchema);
    if (!fields.id_token) throw invalid('id_token required');
    if (!fields.provider) throw invalid('provider or client_id and issuer required');
    const provider = getProvider(auth, fields.provider);
    const linkTo = fields.link_identity ? await requireLinking(auth, context) : undefined;
    const { profile, nonce } = await provider
      .verifyIdToken(fields.id_token, fields.access_token)
      .catch((error) => {
        if (error instanceof AuthError) throw error;
        throw new OAuthError('invalid request', 'Bad ID token', error);
      });
    requireNonce(nonce, fields.nonce);
    const redirectTo = findRedirect(auth.settings, context);
    const session = await auth.database.transaction(async (query) => {
      const user = linkTo
        ? await linkIdentity(auth, context, query, linkTo, profile)
        : await resolveAccount(auth, context, query, profile, redirectTo);
      return user && signIn(auth, context, query, user, { method: 'oauth' });
    });
    if (!session) throw needsVerification();
    return context.json(session);
  };
}

async function requireLinking(auth: Auth, context: AuthContext): Promise<LinkingAccount> {
  const signedIn = await requireUser(auth, context);
  requireManualLinking(auth);
  await requireRecentProof(auth, auth.database.query, signedIn);
  return { userId: signedIn.user.id, sessionId: signedIn.session?.id };
}

function getProvider(auth: Auth, name: string): Provider {
  const provider = auth.providers.get(name);
  if (provider) return provider;
  if (!supportedProviders.includes(name))
    throw invalid(`Custom OIDC provider "${name.slice(0, 40)}" not allowed`);
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`);
}

/** The nonce binds the token to this client: it must be present in both the token and the request, or in neither. */
function requireNonce(inToken: string | undefined, nonce: string | undefined): void {
  if (Boolean(inToken) !== Boolean(nonce)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (!nonce) return;
  const hashedNonce = hexDigest(nonce);
  if (hashedNonce !== inToken) throw new OAuthError('invalid nonce', 'Nonces mismatch');
}
