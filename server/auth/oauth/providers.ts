import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import type { AuthSettings } from '../auth-settings.ts';
import { AuthError } from '../errors.ts';
import { type Profile, parseProfile } from './profile.ts';

// Identity providers with OpenID Connect.

export interface Provider {
  /** Throws if the issuer does not describe itself. */
  assertReachable: () => Promise<void>;
  authorizationUrl: (options: {
    state: string;
    verifier: string;
    redirectUri: string;
    scopes: string[];
    extra: Record<string, string>;
  }) => Promise<string>;
  /** Exchanges the code in the callback URL for tokens and the profile of the person. */
  exchange: (
    callbackUrl: URL,
    begun: { state: string; verifier: string },
  ) => Promise<{ profile: Profile; accessToken: string; refreshToken: string | undefined }>;
  verifyIdToken: (
    token: string,
    accessToken?: string,
  ) => Promise<{ profile: Profile; nonce?: string }>;
}

export type Providers = ReadonlyMap<string, Provider>;

export function createProviders({ linkedin }: Pick<AuthSettings, 'linkedin'>): Providers {
  if (!linkedin) return new Map();
  return new Map([['linkedin_oidc', createOidcProvider('linkedin_oidc', linkedin)]]);
}

interface Registration {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

const baseScopes = ['openid', 'email', 'profile'];
const timeoutSeconds = 10;
/** Loaded on demand: only a sign-in at a provider needs it. */
const openId = () => import('openid-client');

function createOidcProvider(name: string, registration: Registration): Provider {
  const { clientId, clientSecret, issuer } = registration;
  // A provider without TLS can only be one on this machine or in a test.
  const isInsecure = issuer.startsWith('http:');
  let configurationPromise: Promise<Configuration> | undefined;
  let keys: Keys | undefined;

  const configuration = () => {
    configurationPromise ??= openId()
      .then(({ discovery, allowInsecureRequests }) =>
        discovery(new URL(issuer), clientId, clientSecret, undefined, {
          execute: isInsecure ? [allowInsecureRequests] : [],
          timeout: timeoutSeconds,
        }),
      )
      .catch((error) => {
        configurationPromise = undefined;
        throw unreachable(error);
      });
    return configurationPromise;
  };

  /** A provider that does not announce PKCE may reject its parameters. */
  const supportsPkce = async () => (await configuration()).serverMetadata().supportsPKCE();

  return {
    assertReachable: async () => {
      await configuration();
    },

    authorizationUrl: async ({ state, verifier, redirectUri, scopes, extra }) => {
      const scope = [...new Set([...baseScopes, ...scopes])].join(' ');
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openId();
      const parameters = { ...extra, redirect_uri: redirectUri, scope, state };
      const challenge = (await supportsPkce()) && {
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(await configuration(), { ...parameters, ...challenge }).href;
    },

    exchange: async (callbackUrl, { state, verifier }) => {
      const checks = {
        expectedState: state,
        idTokenExpected: true,
        ...((await supportsPkce()) && { pkceCodeVerifier: verifier }),
      };
      const { authorizationCodeGrant } = await openId();
      const tokens = await authorizationCodeGrant(await configuration(), callbackUrl, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      return {
        profile: parseProfile(
          name,
          await addUserInfo(await configuration(), claims, tokens.access_token),
        ),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      };
    },

    verifyIdToken: async (token, accessToken) => {
      const { jwks_uri, issuer: iss } = (await configuration()).serverMetadata();
      if (!jwks_uri) throw new Error('The provider publishes no keys');
      keys ??= createRemoteJWKSet(new URL(jwks_uri));
      const payload = await readIdToken(token, keys, { issuer: iss, audience: clientId });
      assertOwn(payload, clientId, accessToken);
      return {
        profile: parseProfile(name, payload),
        nonce: typeof payload.nonce === 'string' ? payload.nonce : undefined,
      };
    },
  };
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

async function readIdToken(
  token: string,
  keys: Keys,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    ...expected,
    algorithms: ['RS256', 'PS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch((error) => {
    throw isUnreachable(error) ? unreachable(error) : error;
  });
  return payload;
}

/** Throws if the token was issued to another client, or came with another access token. */
function assertOwn(payload: JWTPayload, clientId: string, accessToken: string | undefined): void {
  // A token for several audiences names the one that it was issued to.
  if (payload.azp !== undefined && payload.azp !== clientId) {
    throw new Error('The ID token was issued to another client');
  }
  if (accessToken && payload.at_hash && payload.at_hash !== halfHash(accessToken)) {
    throw new Error('The access token does not belong to the ID token');
  }
}

const unreachable = (cause: unknown) =>
  new AuthError(503, 'unexpected_failure', 'The identity provider cannot be reached', {
    retryAfter: timeoutSeconds,
    cause,
  });

/** True if the provider's keys could not be fetched; the token itself may be valid. */
function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return error instanceof TypeError || code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC';
}

/** Some providers leave the profile out of the ID token and return it from the userinfo endpoint. */
async function addUserInfo(
  configuration: Configuration,
  claims: JWTPayload & { sub: string },
  accessToken: string,
): Promise<JWTPayload> {
  if (claims.email || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const { fetchUserInfo } = await openId();
  const userInfo = await fetchUserInfo(configuration, accessToken, claims.sub);
  return { ...(userInfo as JWTPayload), ...claims };
}

/** The `at_hash` claim of OpenID Connect: the left half of the hash of the access token. */
const halfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
