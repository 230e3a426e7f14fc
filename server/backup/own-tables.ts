import type { ClientBase } from 'pg';
import type { MigrationSet } from '../postgres/migrations/applied-migrations.ts';
import { readMigrationFiles } from '../postgres/migrations/migration-files.ts';
import { type Statement, splitStatements } from '../postgres/migrations/split-statements.ts';

// A database may have foreign tables. A backup could copy their rows but not their definition, and a restore would empty
// them, so both work on the tables that the migrations create and list the others.

/** The worker's queue creates the tables of this schema. */
const queueSchema = 'graphile_worker';

const creation = /^create (?:unlogged )?table (?:if not exists )?([a-z_]+)\.([a-z_0-9]+)\b/i;

/** Reads the names, with their schema, of the tables of all versions up to this one. */
export async function readOwnTables(sets: MigrationSet[]): Promise<Set<string>> {
  const ownTables = new Set<string>();
  for (const { folder, history } of sets) {
    ownTables.add(`${history}.schema_migrations`);
    for (const { script, statements } of await readMigrationFiles(folder)) {
      addTables(ownTables, script, statements);
    }
  }
  return ownTables;
}

/** Adds the tables that migrations of a newer program have created, as the history table has stored them. */
export async function addNewerTables(
  own: Set<string>,
  { client, history, versions }: { client: ClientBase; history: string; versions: string[] },
): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select unnest(statements) as statement from ${history}.schema_migrations where version = any($1)`,
    [versions],
  );
  for (const { statement } of rows) addTables(own, statement, splitStatements(statement));
}

function addTables(own: Set<string>, script: string, statements: Statement[]): void {
  for (const { codeStart } of statements) {
    const [, schema, name] = creation.exec(script.slice(codeStart, codeStart + 200)) ?? [];
    if (schema && name) own.add(`${schema}.${name}`);
  }
}

export const isOwn = (own: Set<string>, { schema, name }: { schema: string; name: string }) =>
  schema === queueSchema || own.has(`${schema}.${name}`);

/** Lists foreign tables, except tables of extensions, which are created with the extension. */
export async function listForeignTables(client: ClientBase, own: Set<string>): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm', 'f') and c.relpersistence <> 't'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by n.nspname, c.relname`);
  return rows.filter((table) => !isOwn(own, table)).map(({ schema, name }) => `${schema}.${name}`);
}
