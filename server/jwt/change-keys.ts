import type { Database } from '../postgres/database.ts';
import type { Query } from '../postgres/query.ts';
import { insertKey, keysChannel, lockKeys } from './signing-keys.ts';

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
