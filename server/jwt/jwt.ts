import { type JWK, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { ConfigError } from '../boot/config-error.ts';
import type { Database } from '../postgres/database.ts';
import { asJwtError, JwtError } from './jwt-error.ts';
import {
  type KeySet,
  keysChannel,
  loadKeySet,
  revokeKeys,
  rotateKeys,
  sha256,
  storeAnonKey,
} from './jwt-store.ts';
import { apiKey, sign } from './sign-token.ts';

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
const reloadIntervalMs = 5_000;

export async function createKeys(options: KeysOptions): Promise<Keys> {
  const { database, legacySecret, signingKeys } = options;
  const secret = legacySecret ? new TextEncoder().encode(legacySecret) : undefined;
  const cache = new LRUCache<string, Claims>({ max: 5_000 });
  let keySet = await loadKeySet(database, signingKeys);
  let loadedAt = Date.now();

  // The service key is not stored: every process signs its own, and all of them are valid.
  const signServiceKey = (keys: KeySet) =>
    apiKey(keys, 'service_role', Math.max(now(), keys.serviceKeysFrom));
  let serviceKey = await signServiceKey(keySet);

  // Reloads overlap. One that began earlier may have read keys that have been revoked since, so it never replaces the
  // result of a later one. Keys and cache change in one step, so that the cache never accepts a revoked token.
  let begunReloads = 0;
  let appliedReload = 0;
  const reload = async () => {
    const number = ++begunReloads;
    const loaded = await loadKeySet(database, signingKeys);
    const loadedServiceKey = await signServiceKey(loaded);
    if (number < appliedReload) return;
    appliedReload = number;
    serviceKey = loadedServiceKey;
    keySet = loaded;
    loadedAt = Date.now();
    cache.clear();
  };
  const reloadQuietly = () => void reload().catch(() => undefined);
  await database.listen(keysChannel, reloadQuietly);
  database.onReconnect(reloadQuietly);

  const getKey = async ({ alg, kid }: JWTHeaderParameters) => {
    if (alg === 'HS256' && secret) return secret;
    if (alg !== 'ES256' || !kid)
      throw new JwtError('unknown_key', 'No suitable key or wrong key type');
    // Another process may just have rotated the keys.
    if (!keySet.verifying.has(kid) && Date.now() - loadedAt > reloadIntervalMs) await reload();
    const key = keySet.verifying.get(kid);
    if (!key) throw new JwtError('unknown_key', 'No suitable key or wrong key type');
    return key;
  };

  // A replaced key may have leaked: it is accepted for sessions until they are renewed, but for no service key, whatever
  // issue time that key claims.
  const signers = new WeakMap<Claims, string>();
  const isRevoked = (claims: Claims) => {
    if (claims.role !== 'service_role') return false;
    const signer = signers.get(claims);
    const isReplaced = signer !== undefined && signer !== keySet.active.kid;
    return isReplaced || (claims.iat ?? 0) < keySet.serviceKeysFrom;
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
      const isRetired = keySet.retired.has(protectedHeader.kid ?? '') && !isPublicKey(payload);
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
    keySet.anonKey ??
    (await storeAnonKey(database, await apiKey(keySet, 'anon', now())));

  return {
    anonKey,
    get serviceKey() {
      return serviceKey;
    },
    verify,
    isRevoked,
    findVerified,
    opaqueRole: (key) => (key.startsWith('sb_') ? keySet.opaque.get(sha256(key)) : undefined),
    jwks: () => ({ keys: keySet.publicJwks }),
    sign: (claims, expiresIn) => sign(keySet, claims, now(), expiresIn),
    rotate: async () => {
      await rotateKeys(database);
      await reload();
    },
    revoke: async (tokenLifetime) => {
      const needed = await revokeKeys(database, tokenLifetime, Boolean(signingKeys?.length));
      await reload();
      return needed;
    },
  };
}

async function assertAnonymous(key: string, verify: Keys['verify']): Promise<void> {
  const claims = await verify(key).catch(() => undefined);
  if (claims?.role === 'anon') return;
  throw new ConfigError(
    'AUTH_ANON_KEY must be a key of the role anon, signed by AUTH_SIGNING_KEYS or AUTH_JWT_SECRET.',
  );
}

/** The public key identifies no user: a request without any key has the same rights. */
const isPublicKey = ({ role, iss: _, iat: __, exp: ___, ...otherClaims }: Claims) =>
  role === 'anon' && Object.keys(otherClaims).length === 0;

const now = () => Math.floor(Date.now() / 1000);
