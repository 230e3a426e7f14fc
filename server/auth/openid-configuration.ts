import type { Auth, Endpoint } from './context.ts';

/** Lets another service find the keys of the access tokens by their issuer. */
export function getOpenidConfiguration({ keys, settings }: Auth): Endpoint {
  const { externalUrl } = settings;
  return async (context) => {
    context.header('cache-control', 'public, max-age=600');
    return context.json({
      issuer: externalUrl,
      authorization_endpoint: `${externalUrl}/authorize`,
      token_endpoint: `${externalUrl}/token`,
      jwks_uri: `${externalUrl}/.well-known/jwks.json`,
      userinfo_endpoint: `${externalUrl}/user`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [...new Set(keys.jwks().keys.map(({ alg }) => alg))],
      code_challenge_methods_supported: ['S256', 'plain'],
    });
  };
}
