import type { ClientBase } from 'pg';
import type { Manifest } from './manifest.ts';

export type TableColumns = { schema: string; name: string; columns: string[] };

// Everything that lasts. Unlogged tables hold what is worthless after a crash, and histories are
// written by the migrations themselves.
export const lasting = `
  c.relpersistence = 'p'
  and n.nspname not in ('pg_catalog', 'information_schema', 'platform_migrations', 'supabase_migrations')
  and n.nspname not like 'pg\\_%'`;

export async function listTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${lasting}
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return rows;
}

/** The last value of each sequence that was used. */
export async function listSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name, s.last_value::text as value
    from pg_sequences s
    join pg_namespace n on n.nspname = s.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = s.sequencename
    where s.last_value is not null and ${lasting}
    order by n.nspname, c.relname`);
  return rows;
}

export async function listMigrations(
  client: ClientBase,
  histories: string[],
): Promise<Manifest['migrations']> {
  const migrations: Manifest['migrations'] = {};
  for (const history of histories) {
    const { rows } = await client.query<{ version: string }>(
      `select version from ${client.escapeIdentifier(history)}.schema_migrations order by version`,
    );
    migrations[history] = rows.map(({ version }) => version);
  }
  return migrations;
}

export const qualified = (client: ClientBase, { schema, name }: { schema: string; name: string }) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
