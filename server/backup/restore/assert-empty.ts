import type { ClientBase } from 'pg';
import { listMigrations } from '../catalog.ts';
import { BackupError, type Manifest } from '../manifest.ts';
import { listForeignTables } from '../own-tables.ts';

/**
 * Throws if the database is not empty. Own tables without rows are fine: an interrupted restore or an unfinished first
 * start leaves them.
 */
export async function assertEmptyDatabase(
  client: ClientBase,
  manifest: Manifest,
  own: Set<string>,
): Promise<void> {
  const [foreign] = await listForeignTables(client, own);
  if (foreign) throw new BackupError(notEmpty(`the table ${foreign}`));
  const used = await findRows(client);
  if (used) throw new BackupError(notEmpty(`rows in ${used}`));
  for (const history of Object.keys(manifest.migrations)) {
    if (!(await exists(client, `${history}.schema_migrations`))) continue;
    const applied = (await listMigrations(client, [history]))[history] ?? [];
    const newer = applied.find((version) => !manifest.migrations[history]?.includes(version));
    if (newer) throw new BackupError(notEmpty(`the migration ${newer}, which the backup has not`));
  }
}

/** Looks into few tables: every start creates an account, and all other data needs one. */
async function findRows(client: ClientBase): Promise<string | undefined> {
  for (const table of ['auth.users', 'public.people', 'public.jobs', 'storage.objects']) {
    if (!(await exists(client, table))) continue;
    if ((await client.query(`select from ${table} limit 1`)).rowCount) return table;
  }
}

async function exists(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  return rows[0]?.found === true;
}

const notEmpty = (content: string) =>
  `The database is not empty: it holds ${content}. Restore into a new one, then switch over: another DATABASE_URL, ` +
  'or for the embedded one another DATA_DIR, or the same without postgres and postgres-password, which you move away.';
