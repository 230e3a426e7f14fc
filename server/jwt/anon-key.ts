import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import { sha256 } from './sha256.ts';

/** Stores the first anonymous key that any process offers, so that all processes use the same one. */
export async function storeAnonKey(database: Database, offered: string): Promise<string> {
  await database.query(
    `insert into auth.api_keys (name, role, api_key, api_key_hash) values ('anon', 'anon', $1, $2)
     on conflict (name) do nothing`,
    [offered, sha256(offered)],
  );
  const { rows } = await database.query<Pick<Row<'auth.api_keys'>, 'api_key'>>(
    `select api_key from auth.api_keys where name = 'anon'`,
  );
  return rows[0]?.api_key ?? offered;
}
