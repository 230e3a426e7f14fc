import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Row } from '../postgres/kysely-types.ts';
import type { Query } from '../postgres/query.ts';

// The rows of signing keys. Whoever writes them holds their lock.

export const keysChannel = 'auth_signing_keys';

export type KeyRow = Pick<Row<'auth.signing_keys'>, 'kid'> & {
  private_jwk: JWK;
  public_jwk: JWK;
  status: 'active' | 'previous' | 'retired';
};

export function toRow(jwk: JWK, position: number): KeyRow {
  const { d: _, ...public_jwk } = { ...jwk, alg: 'ES256', use: 'sig' };
  const status = position === 0 ? 'active' : 'previous';
  return { kid: jwk.kid ?? '', private_jwk: jwk, public_jwk, status };
}

export async function lockKeys(query: Query): Promise<void> {
  await query(`select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext($1))`, [keysChannel]);
}

export async function insertKey(query: Query): Promise<void> {
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
