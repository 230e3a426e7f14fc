import { createHash, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database, Query } from './postgres/database.ts';

export const keysChannel = 'auth_signing_keys';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

export interface KeySet {
  active: SigningKey;
  /** Verifying keys by kid: the active one and those that signed before it. */
  verifying: Map<string, CryptoKey>;
  publicJwks: JWK[];
  anonKey: string | undefined;
  /** Role by SHA-256 of an opaque key. */
  opaque: Map<string, string>;
}

interface KeyRow {
  kid: string;
  private_jwk: JWK;
  public_jwk: JWK;
  status: 'active' | 'previous';
}

interface ApiKeyRow {
  role: string;
  api_key: string | null;
  api_key_hash: string;
}

const keysQuery = `select kid, private_jwk, public_jwk, status from auth.signing_keys
  where status in ('active', 'previous') order by created_at desc`;
const apiKeysQuery = `select role, api_key, api_key_hash from auth.api_keys
  where revoked_at is null order by created_at`;

/**
 * Reads the keys; whoever comes first to an empty table makes the first one. Keys that the owner gives come before
 * them: the first signs, and what the database's own have signed stays valid.
 */
export async function loadKeySet(database: Database, given: JWK[] = []): Promise<KeySet> {
  let rows: KeyRow[] = (await database.query(keysQuery)).rows;
  if (given.length > 0) {
    rows = [...given.map(toRow), ...rows.map((row) => ({ ...row, status: 'previous' as const }))];
  } else if (!rows.some(isActive)) {
    rows = await database.transaction(async (query) => {
      await lockKeys(query);
      const { rows: others } = await query(keysQuery);
      if (!others.some(isActive)) await insertKey(query);
      return (await query(keysQuery)).rows;
    });
  }
  const apiKeys: ApiKeyRow[] = (await database.query(apiKeysQuery)).rows;
  return toKeySet(rows, apiKeys);
}

export async function rotateKeys(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    await lockKeys(query);
    await query(`update auth.signing_keys set status = 'previous' where status = 'active'`);
    await insertKey(query);
    await query('select pg_catalog.pg_notify($1, $2)', [keysChannel, 'rotated']);
  });
}

/** Keeps the first anonymous key that any process offers, so that all hand out the same one. */
export async function keepAnonKey(database: Database, offered: string): Promise<string> {
  await database.query(
    `insert into auth.api_keys (name, role, api_key, api_key_hash) values ('anon', 'anon', $1, $2)
     on conflict (name) do nothing`,
    [offered, sha256(offered)],
  );
  const { rows } = await database.query(`select api_key from auth.api_keys where name = 'anon'`);
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

const isActive = (row: KeyRow) => row.status === 'active';

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

async function toKeySet(rows: KeyRow[], apiKeys: ApiKeyRow[]): Promise<KeySet> {
  const active = rows.find(isActive);
  if (!active) throw new Error('auth.signing_keys holds no active key');
  const verifying = new Map<string, CryptoKey>();
  for (const { kid, public_jwk } of rows) verifying.set(kid, await importKey(public_jwk));
  return {
    active: { kid: active.kid, privateKey: await importKey(active.private_jwk) },
    verifying,
    publicJwks: rows.map((row) => row.public_jwk),
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
