import type { ClientBase } from 'pg';
import type { Manifest } from './manifest.ts';
import { isOwn } from './own-tables.ts';

type TableColumns = { schema: string; name: string; columns: string[] };

/** SQL condition: the table is in a backup. Unlogged tables are empty after a crash, and the migrations write their own histories. */
export const isPermanent = `
  c.relpersistence = 'p'
  and n.nspname not in ('pg_catalog', 'information_schema', 'platform_migrations', 'supabase_migrations')
  and n.nspname not like 'pg\\_%'`;

const notCopied = new Set([
  // Holds the id that ties a storage to its database: a restored database gets a new one.
  'storage.installation',
  // Uploads that are not complete yet: no backup has their parts.
  'storage.resumable_uploads',
]);

export async function listTables(client: ClientBase, own: Set<string>): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${isPermanent}
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return rows.filter((table) => isOwn(own, table));
}

export const isCopied = ({ schema, name }: { schema: string; name: string }) =>
  !notCopied.has(`${schema}.${name}`);

type Sequence = Manifest['sequences'][number];

/** Lists the last value of each used sequence of the product's tables. */
export async function listSequences(client: ClientBase, own: Set<string>): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence & { table: string }>(`
    select n.nspname as schema, c.relname as name, s.last_value::text as value, t.relname as table
    from pg_sequences s
    join pg_namespace n on n.nspname = s.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = s.sequencename
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid and t.relnamespace = n.oid
    where s.last_value is not null and ${isPermanent}
    order by n.nspname, c.relname`);
  return rows
    .filter(({ schema, table }) => isOwn(own, { schema, name: table }))
    .map(({ schema, name, value }) => ({ schema, name, value }));
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
