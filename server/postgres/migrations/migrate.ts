import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { MigrationError, SchemaError } from './migration-error.ts';
import { type MigrationFile, readMigrationFiles, statementSeparator } from './migration-files.ts';
import { assertMayAddRoles, assertMayCreate } from './privileges.ts';

export type MigrationSet = {
  folder: string;
  /** The schema that holds the history table of this set. */
  history: string;
  /** Applies only these versions; undefined applies all files. */
  versions?: string[];
};

type MigrateOptions = {
  sets: MigrationSet[];
  /** Called for a file that was edited after it had been applied. */
  onEdited?: (file: MigrationFile) => void;
};

type HistoryRow = { history: string; version: string; checksum: string | null };

// "alpaca" in ASCII: any number works as long as no other program locks it.
const lockKey = '107083807646561';

/** The platform's files have their own history table; the product's use the one of the Supabase CLI. */
export function migrationSets(root: string): MigrationSet[] {
  return [
    { folder: join(root, 'database/platform'), history: 'platform_migrations' },
    { folder: join(root, 'database/migrations'), history: 'supabase_migrations' },
  ];
}

/**
 * Applies the files that are missing in the database, each in its own transaction, and returns their names. Several
 * processes may call it at the same time. It costs one round trip if nothing is missing.
 */
export async function migrate(client: ClientBase, options: MigrateOptions): Promise<string[]> {
  const sets = await Promise.all(
    options.sets.map(async (set) => ({ ...set, files: await readFilesOf(set) })),
  );
  const rows = await readOrCreateHistory(client, options.sets);
  if (rows.length > 0 && sets.some((set) => isBehind(set, rows))) await assertMayAddRoles(client);
  const applied: string[] = [];
  for (const { history, files } of sets) {
    const historyRows = rows.filter((row) => row.history === history);
    assertNoneUnknown(history, files, historyRows);
    for (const file of files) {
      const row = historyRows.find(({ version }) => version === file.version);
      if (options.onEdited && row?.checksum && row.checksum !== file.checksum) {
        options.onEdited(file);
      }
      if (row) continue;
      if (await applyFile(client, history, file)) applied.push(`${file.version}_${file.name}`);
    }
  }
  if (applied.length > 0) await client.query(`notify pgrst, 'reload schema'`);
  return applied;
}

/** Throws if the database has no tables yet and its user may not create them. */
export async function assertMayMigrate(client: ClientBase, sets: MigrationSet[]): Promise<void> {
  await readHistory(client, sets).catch((error) => {
    if (!isMissingTable(error)) throw error;
    return assertMayCreate(client);
  });
}

function isBehind(
  { history, files }: { history: string; files: MigrationFile[] },
  rows: HistoryRow[],
): boolean {
  const applied = new Set(rows.filter((row) => row.history === history).map((row) => row.version));
  return files.some(({ version }) => !applied.has(version));
}

async function readFilesOf({ folder, versions }: MigrationSet): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(folder);
  if (!versions) return files;
  const known = new Set(files.map(({ version }) => version));
  const unknown = versions.filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new SchemaError(
      `This program is older than what it is given: it lacks ${unknown.join(', ')}.`,
    );
  }
  return files.filter(({ version }) => versions.includes(version));
}

async function readOrCreateHistory(
  client: ClientBase,
  sets: MigrationSet[],
): Promise<HistoryRow[]> {
  try {
    return await readHistory(client, sets);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    await createHistory(client, sets);
    return readHistory(client, sets);
  }
}

async function readHistory(client: ClientBase, sets: MigrationSet[]): Promise<HistoryRow[]> {
  const parts = sets.map(
    ({ history }) => `select '${history}' as history, version,
      encode(sha256(convert_to(array_to_string(statements, '${statementSeparator}'), 'UTF8')), 'hex') as checksum
      from ${history}.schema_migrations`,
  );
  const { rows } = await client.query<HistoryRow>(parts.join('\nunion all\n'));
  return rows;
}

async function createHistory(client: ClientBase, sets: MigrationSet[]): Promise<void> {
  await assertMayCreate(client);
  await inLockedTransaction(client, async () => {
    for (const { history } of sets) {
      await client.query(`create schema if not exists ${history}`);
      await client.query(
        `create table if not exists ${history}.schema_migrations (version text primary key, statements text[], name text)`,
      );
    }
  });
}

function assertNoneUnknown(history: string, files: MigrationFile[], rows: HistoryRow[]): void {
  const known = new Set(files.map((file) => file.version));
  const unknown = rows.map((row) => row.version).filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new SchemaError(
    `The database is newer than this program: ${history}.schema_migrations holds ${unknown.sort().join(', ')}, ` +
      `the newest file is ${files.at(-1)?.version ?? 'none'}. Start the newer program, or restore a backup.`,
  );
}

/** Returns false if another process has applied the file in the meantime. */
async function applyFile(
  client: ClientBase,
  history: string,
  file: MigrationFile,
): Promise<boolean> {
  return inLockedTransaction(client, async () => {
    const texts = file.statements.map((statement) => statement.text);
    const { rowCount } = await client.query(
      `insert into ${history}.schema_migrations (version, statements, name) values ($1, $2, $3)
       on conflict do nothing`,
      [file.version, texts, file.name],
    );
    if (rowCount === 0) return false;
    for (const statement of file.statements) {
      await client.query(statement.text).catch((cause: unknown) => {
        throw new MigrationError(file, statement, cause);
      });
    }
    await client.query(`do $$ begin
      if to_regprocedure('auth.ensure_service_role_policies()') is not null then
        perform auth.ensure_service_role_policies();
      end if;
    end $$`);
    return true;
  });
}

async function inLockedTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // The advisory lock belongs to the transaction, so it also works through a transaction-mode pooler.
    // Waiting for it is unlimited (another process migrates); waiting for a table is limited to 30 s,
    // because requests queue behind a waiting ALTER TABLE.
    // Asynchronous commit is safe: any later synchronous commit flushes these too, and a file that is
    // lost in a power failure before that is applied again.
    await client.query(
      `set local statement_timeout to 0;
       set local synchronous_commit to off;
       select pg_advisory_xact_lock(${lockKey});
       set local lock_timeout to '30s';
       set local search_path to "$user", public, extensions`,
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
