import type { Auth, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../rate-limits.ts';
import { idTokenGrant } from './id-token.ts';
import { passwordGrant } from './password.ts';
import { pkceGrant } from './pkce.ts';
import { refreshTokenGrant } from './refresh-token.ts';

export function token(auth: Auth): Endpoint {
  const withLimit =
    (grant: Endpoint): Endpoint =>
    async (context) => {
      await limitAddress(auth, context, 'token');
      return grant(context);
    };
  const grants: Record<string, Endpoint> = {
    password: withLimit(passwordGrant(auth)),
    // No limit is checked here, because the statement that renews the session also counts the attempt.
    refresh_token: refreshTokenGrant(auth),
    pkce: withLimit(pkceGrant(auth)),
    id_token: withLimit(idTokenGrant(auth)),
    web3: withLimit(async () => {
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    }),
  };
  return async (context) => {
    const name = context.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(context);
  };
}
