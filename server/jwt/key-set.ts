import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import { insertKey, type KeyRow, lockKeys, toRow } from './signing-keys.ts';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

export interface KeySet {
  active: SigningKey;
  /** Verification keys by kid: the active one and its predecessors. */
  verifying: Map<string, CryptoKey>;
  /** Ids of retired keys, which are only accepted for the public key that every page contains. */
  retired: Set<string>;
  publicJwks: JWK[];
  anonKey: string | undefined;
  /** Role by SHA-256 of an opaque key. */
  opaque: Map<string, string>;
  /** Unix seconds: service keys issued earlier are revoked. */
  serviceKeysFrom: number;
}

type ApiKeyRow = Pick<Row<'auth.api_keys'>, 'role' | 'api_key' | 'api_key_hash'>;

const keysQuery = `select kid, private_jwk, public_jwk, status from auth.signing_keys order by created_at desc`;
const apiKeysQuery = `select role, api_key, api_key_hash from auth.api_keys
  where revoked_at is null order by created_at`;
const revocationQuery = `select valid_from::float8 as valid_from from auth.key_revocations where role = 'service_role'`;

/**
 * Reads the keys, and creates the first one if the table is empty. Configured keys take precedence: the first of them
 * signs, and tokens signed with the database's keys stay valid.
 */
export async function loadKeySet(database: Database, configured: JWK[] = []): Promise<KeySet> {
  let { rows } = await database.query<KeyRow>(keysQuery);
  if (configured.length > 0) {
    rows = [...configured.map(toRow), ...rows.map(toPrevious)];
  } else if (!rows.some(isActive)) {
    rows = await database.transaction(async (query) => {
      await lockKeys(query);
      const { rows: others } = await query<KeyRow>(keysQuery);
      if (!others.some(isActive)) await insertKey(query);
      return (await query<KeyRow>(keysQuery)).rows;
    });
  }
  const { rows: apiKeys } = await database.query<ApiKeyRow>(apiKeysQuery);
  const { rows: revocations } = await database.query<{ valid_from: number }>(revocationQuery);
  return toKeySet(rows, apiKeys, revocations[0]?.valid_from ?? 0);
}

const toPrevious = (row: KeyRow): KeyRow =>
  row.status === 'active' ? { ...row, status: 'previous' } : row;

const isActive = (row: KeyRow) => row.status === 'active';

const isRetired = (row: KeyRow) => row.status === 'retired';

async function toKeySet(
  rows: KeyRow[],
  apiKeys: ApiKeyRow[],
  serviceKeysFrom: number,
): Promise<KeySet> {
  const active = rows.find(isActive);
  if (!active) throw new Error('auth.signing_keys holds no active key');
  const verifying = new Map<string, CryptoKey>();
  for (const { kid, public_jwk } of rows) verifying.set(kid, await importKey(public_jwk));
  return {
    active: { kid: active.kid, privateKey: await importKey(active.private_jwk) },
    verifying,
    retired: new Set(rows.filter(isRetired).map(({ kid }) => kid)),
    publicJwks: rows.filter((row) => !isRetired(row)).map((row) => row.public_jwk),
    serviceKeysFrom,
    anonKey:
      apiKeys.find((row) => row.role === 'anon' && row.api_key?.includes('.'))?.api_key ??
      undefined,
    opaque: new Map(apiKeys.map((row) => [row.api_key_hash, row.role])),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key must be an elliptic curve key');
  return key;
}
