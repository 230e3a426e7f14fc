import { join } from 'node:path';
import type { ClientBase } from 'pg';
import {
  type AppliedMigration,
  assertRuns,
  type MigrationSet,
  readApplied,
} from './applied-migrations.ts';
import { applyFile, inLockedTransaction, type Locking } from './apply-file.ts';
import { assertUnedited } from './edited-migrations.ts';
import { SchemaError } from './migration-error.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { assertMayAddRoles, assertMayCreate, assertNoForeignTables } from './privileges.ts';

type MigrateOptions = {
  sets: MigrationSet[];
  /** Called with the migrations of a newer program, if this one runs on them. */
  onNewer?: (versions: string[]) => void;
} & Locking;

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
  const find = (history: string, { version }: MigrationFile) =>
    rows.find((row) => row.history === history && row.version === version);
  const isBehind = sets.some(({ history, files }) => files.some((file) => !find(history, file)));
  const newer = assertRuns(rows, sets.map(toKnown));
  // A newer program has migrated the tables: this one changes nothing.
  if (newer.length > 0 && isBehind) throw new SchemaError(describeOther(newer));
  if (newer.length > 0) options.onNewer?.(newer);
  if (rows.length > 0 && isBehind) {
    await assertMayAddRoles(client);
    await assertUnedited(client, sets, rows);
  }
  const applied: string[] = [];
  for (const { history, files } of sets) {
    for (const file of files) {
      if (find(history, file)) continue;
      if (await applyFile(client, history, file, options)) {
        applied.push(`${file.version}_${file.name}`);
      }
    }
  }
  return applied;
}

/** Throws if the database has no tables yet and its user may not create them. */
export async function assertMayMigrate(client: ClientBase, sets: MigrationSet[]): Promise<void> {
  await readHistory(client, sets).catch((error) => {
    if (!isMissingTable(error)) throw error;
    return assertMayCreate(client);
  });
}

const toKnown = ({ history, files }: { history: string; files: MigrationFile[] }) => ({
  history,
  versions: files.map(({ version }) => version),
});

const describeOther = (newer: string[]) =>
  `The database has migrations that this program does not know (${newer.join(', ')}), and lacks some of this program. ` +
  'Start a program that has all of them.';

async function readFilesOf({ folder, versions }: MigrationSet): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(folder);
  if (!versions) return files;
  const fileVersions = new Set(files.map(({ version }) => version));
  const unknown = versions.filter((version) => !fileVersions.has(version));
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
): Promise<AppliedMigration[]> {
  try {
    return await readHistory(client, sets);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    await createHistory(client, sets);
    return readHistory(client, sets);
  }
}

const readHistory = (client: ClientBase, sets: MigrationSet[]) =>
  readApplied(
    { query: (text) => client.query<AppliedMigration>(text) },
    sets.map(({ history }) => history),
  );

async function createHistory(client: ClientBase, sets: MigrationSet[]): Promise<void> {
  await assertMayCreate(client);
  await assertNoForeignTables(client);
  await inLockedTransaction(client, async () => {
    for (const { history } of sets) {
      await client.query(`create schema if not exists ${history}`);
      await client.query(
        `create table if not exists ${history}.schema_migrations (version text primary key, statements text[], name text)`,
      );
    }
  });
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
