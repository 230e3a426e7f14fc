import { type JWK, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { ConfigError } from '../boot/config-error.ts';
import type { Database } from '../postgres/database.ts';
import { storeAnonKey } from './anon-key.ts';
import { revokeKeys, rotateKeys } from './change-keys.ts';
import { followKeys } from './follow-keys.ts';
import { asJwtError, JwtError } from './jwt-error.ts';
import { sha256 } from './sha256.ts';
import { apiKey, sign, unixNow } from './sign-token.ts';

// Signing keys are configured, or created once and stored in the database for all processes.

export interface KeysOptions {
  database: Database;
  /** Shared secret (HS256) whose tokens are accepted too. */
  legacySecret?: string;
  /** Configured private ES256 keys: the first signs, all verify. */
  signingKeys?: JWK[];
  /** Configured public key to use instead of a generated one. */
  anonKey?: string;
}

export type Claims = JWTPayload & { role?: string };

export interface Keys {
  sign: (claims: Claims, expiresInSeconds: number) => Promise<string>;
  /** Returns the claims of a valid token; throws a JwtError otherwise. */
  verify: (token: string) => Promise<Claims>;
  /** Returns the cached claims of a token that was verified before and has not expired. */
  findVerified: (token: string) => Claims | undefined;
  /** Role of an opaque key. */
  opaqueRole: (key: string) => string | undefined;
  jwks: () => { keys: JWK[] };
  rotate: () => Promise<void>;
  /** Revokes every service key issued so far; returns the number of replaced signing keys that sessions may still need. */
  revoke: (tokenLifetimeSeconds: number) => Promise<number>;
  /** True if a token that was verified before has been revoked since. */
  isRevoked: (claims: Claims) => boolean;
  readonly anonKey: string;
  readonly serviceKey: string;
}

const algorithms = ['ES256', 'HS256'];

export async function createKeys(options: KeysOptions): Promise<Keys> {
  const { database, legacySecret, signingKeys } = options;
  const secret = legacySecret ? new TextEncoder().encode(legacySecret) : undefined;
  const cache = new LRUCache<string, Claims>({ max: 5_000 });
  // Keys and cache change in one step, so that the cache never accepts a revoked token.
  const followed = await followKeys(database, signingKeys, () => cache.clear());

  const getKey = async ({ alg, kid }: JWTHeaderParameters) => {
    if (alg === 'HS256' && secret) return secret;
    if (alg !== 'ES256' || !kid)
      throw new JwtError('unknown_key', 'No suitable key or wrong key type');
    return followed.findKey(kid);
  };

  // A replaced key may have leaked: it is accepted for sessions until they are renewed, but for no service key, whatever
  // issue time that key claims.
  const signers = new WeakMap<Claims, string>();
  const isRevoked = (claims: Claims) => {
    if (claims.role !== 'service_role') return false;
    const signer = signers.get(claims);
    const isReplaced = signer !== undefined && signer !== followed.keySet.active.kid;
    return isReplaced || (claims.iat ?? 0) < followed.keySet.serviceKeysFrom;
  };

  const findVerified = (token: string) => {
    const claims = cache.get(token);
    if (!claims || (claims.exp !== undefined && claims.exp * 1000 <= Date.now())) return undefined;
    return claims;
  };

  const verify = async (token: string): Promise<Claims> => {
    const verified = findVerified(token);
    if (verified) return verified;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, getKey, { algorithms });
      // A shared secret has no kid; it is revoked by removing it from the settings.
      if (protectedHeader.alg === 'ES256') signers.set(payload, protectedHeader.kid ?? '');
      const isRetired =
        followed.keySet.retired.has(protectedHeader.kid ?? '') && !isPublicKey(payload);
      if (isRetired || isRevoked(payload)) throw new JwtError('claims', 'JWT revoked');
      cache.set(token, payload);
      return payload;
    } catch (error) {
      throw asJwtError(error);
    }
  };

  if (options.anonKey) await assertAnonymous(options.anonKey, verify);
  const anonKey =
    options.anonKey ??
    followed.keySet.anonKey ??
    (await storeAnonKey(database, await apiKey(followed.keySet, 'anon', unixNow())));

  return {
    anonKey,
    get serviceKey() {
      return followed.serviceKey;
    },
    verify,
    isRevoked,
    findVerified,
    opaqueRole: (key) =>
      key.startsWith('sb_') ? followed.keySet.opaque.get(sha256(key)) : undefined,
    jwks: () => ({ keys: followed.keySet.publicJwks }),
    sign: (claims, expiresIn) => sign(followed.keySet, claims, unixNow(), expiresIn),
    rotate: async () => {
      await rotateKeys(database);
      await followed.reload();
    },
    revoke: async (tokenLifetime) => {
      const needed = await revokeKeys(database, tokenLifetime, Boolean(signingKeys?.length));
      await followed.reload();
      return needed;
    },
  };
}

async function assertAnonymous(key: string, verify: Keys['verify']): Promise<void> {
  // A key that cannot be verified is rejected like one of another role.
  const claims = await verify(key).catch(() => undefined);
  if (claims?.role === 'anon') return;
  throw new ConfigError(
    'AUTH_ANON_KEY must be a key of the role anon, signed by AUTH_SIGNING_KEYS or AUTH_JWT_SECRET.',
  );
}

/** The public key identifies no user: a request without any key has the same rights. */
const isPublicKey = ({ role, iss: _, iat: __, exp: ___, ...otherClaims }: Claims) =>
  role === 'anon' && Object.keys(otherClaims).length === 0;
