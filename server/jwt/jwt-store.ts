import { createHash, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import type { Query } from '../postgres/query.ts';

export const keysChannel = 'auth_signing_keys';

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

type KeyRow = Pick<Row<'auth.signing_keys'>, 'kid'> & {
  private_jwk: JWK;
  public_jwk: JWK;
  status: 'active' | 'previous' | 'retired';
};

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

export async function rotateKeys(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    await lockKeys(query);
    await replaceActive(query);
    await insertKey(query);
    await query('select pg_catalog.pg_notify($1, $2)', [keysChannel, 'rotated']);
  });
}

async function replaceActive(query: Query): Promise<void> {
  await query(
    `update auth.signing_keys set status = 'previous', replaced_at = now() where status = 'active'`,
  );
}

/**
 * Revokes every service key issued so far, and the signing keys that were replaced so long ago that no session can hold
 * one of their tokens. Returns the number of replaced keys that are still needed. With configured keys (`isReplaced`),
 * the database's own key counts as replaced from the first call on.
 */
export async function revokeKeys(
  database: Database,
  tokenLifetime: number,
  isReplaced = false,
): Promise<number> {
  return database.transaction(async (query) => {
    await lockKeys(query);
    if (isReplaced) await replaceActive(query);
    await query(
      `insert into auth.key_revocations as known (role, valid_from)
       values ('service_role', floor(extract(epoch from now()))::bigint + 1)
       on conflict (role) do update
       set valid_from = greatest(excluded.valid_from, known.valid_from + 1), updated_at = now()`,
    );
    await query(
      `update auth.api_keys set revoked_at = now() where role = 'service_role' and revoked_at is null`,
    );
    await query(
      `update auth.signing_keys as old set status = 'retired', retired_at = now()
       where old.status = 'previous' and coalesce(
         old.replaced_at,
         (select min(created_at) from auth.signing_keys as newer where newer.created_at > old.created_at)
       ) < now() - make_interval(secs => $1)`,
      [tokenLifetime],
    );
    await query('select pg_catalog.pg_notify($1, $2)', [keysChannel, 'revoked']);
    const { rowCount } = await query(`select from auth.signing_keys where status = 'previous'`);
    return rowCount ?? 0;
  });
}

/** Stores the first anonymous key that any process offers, so that all processes use the same one. */
export async function storeAnonKey(database: Database, offered: string): Promise<string> {
  await database.query(
    `insert into auth.api_keys (name, role, api_key, api_key_hash) values ('anon', 'anon', $1, $2)
     on conflict (name) do nothing`,
    [offered, sha256(offered)],
  );
  const { rows } = await database.query<Pick<ApiKeyRow, 'api_key'>>(
    `select api_key from auth.api_keys where name = 'anon'`,
  );
  return rows[0]?.api_key ?? offered;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function toRow(jwk: JWK, position: number): KeyRow {
  const { d: _, ...public_jwk } = { ...jwk, alg: 'ES256', use: 'sig' };
  const status = position === 0 ? 'active' : 'previous';
  return { kid: jwk.kid ?? '', private_jwk: jwk, public_jwk, status };
}

const toPrevious = (row: KeyRow): KeyRow =>
  row.status === 'active' ? { ...row, status: 'previous' } : row;

const isActive = (row: KeyRow) => row.status === 'active';

const isRetired = (row: KeyRow) => row.status === 'retired';

async function lockKeys(query: Query): Promise<void> {
  await query(`select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext($1))`, [keysChannel]);
}

async function insertKey(query: Query): Promise<void> {
  const { kid, private_jwk, public_jwk } = toRow(await generateSigningKey(), 0);
  await query(
    `insert into auth.signing_keys (kid, algorithm, private_jwk, public_jwk) values ($1, 'ES256', $2, $3)`,
    [kid, private_jwk, public_jwk],
  );
}

export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

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
