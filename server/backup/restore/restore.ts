import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Logger, runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { exactFormats } from '../../postgres/checks/session-defaults.ts';
import type { MigrationSet } from '../../postgres/migrations/applied-migrations.ts';
import { assertMayMigrate, migrate } from '../../postgres/migrations/migrate.ts';
import { readMigrationFiles } from '../../postgres/migrations/migration-files.ts';
import { rollBack } from '../../postgres/roll-back.ts';
import { withClient } from '../../postgres/with-client.ts';
import type { Files } from '../../storage/files/files.ts';
import {
  beginRestoring,
  findLoadedRestore,
  finishRestoring,
  nameRestored,
  type Query,
  writeLostFiles,
} from '../../storage/installation.ts';
import { isCopied, listTables, qualified } from '../catalog.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  readManifest,
  type TableCopy,
  tablePath,
} from '../manifest.ts';
import { isOwn, readOwnTables } from '../own-tables.ts';
import { assertEmptyDatabase } from './assert-empty.ts';
import { setAsideConstraints } from './set-aside-constraints.ts';
import { undoFiles, writeFiles } from './write-files.ts';

// Restores a backup into an empty database and storage, completely or not at all: first the files, since a file without a
// row does no harm, then all tables in one transaction. The user only has to own the database.

type RestoreOptions = {
  connectionString: string;
  files: Files;
  folder: string;
  sets: MigrationSet[];
  /** True if the storage belongs to the backed-up installation: its files stay where they are. */
  keepFiles?: boolean;
  signal?: AbortSignal;
};

/** `skipped` lists foreign tables of the backup, which cannot be restored. */
type Restored = { manifest: Manifest; skipped: string[] };

export async function restore(options: RestoreOptions): Promise<Restored> {
  const { connectionString, folder, sets } = options;
  const manifest = await readManifest(folder);
  await verify(folder, manifest);
  const ownTables = await readOwnTables(sets);
  await withClient(connectionString, async (client) => {
    await client.query(exactFormats);
    const query: Query = (text, values) => client.query(text, values);
    const loaded = await findLoadedRestore(options.files, query, manifest.createdAt);
    if (!loaded) await assertEmptyDatabase(client, manifest, ownTables);
    await assertMayMigrate(client, sets);
    const id = loaded ?? (await load(client, options, manifest, ownTables));
    await migrate(client, { sets });
    // A storage that stays has its own list, which is newer.
    if (!options.keepFiles) await writeLostFiles(options.files, manifest.lost);
    await finishRestoring(options.files, query, id);
    // The restore is complete; without statistics it is only slower until the database collects them itself.
    await analyze(client, ownTables).catch(() => undefined);
  });
  const skipped = manifest.tables.filter((table) => !isOwn(ownTables, table));
  return { manifest, skipped: skipped.map(({ schema, name }) => `${schema}.${name}`) };
}

/** True if the backup has all migrations of this program, so that it has the same tables as a new database. */
export async function hasCurrentTables(backup: string, sets: MigrationSet[]): Promise<boolean> {
  const { migrations } = await readManifest(backup);
  const files = await Promise.all(
    sets.map(async ({ folder, history }) => ({ history, files: await readMigrationFiles(folder) })),
  );
  return files.every(({ history, files }) =>
    files.every(({ version }) => migrations[history]?.includes(version)),
  );
}

/** Loads files and rows, completely or not at all, and returns the new id of the installation. */
async function load(
  client: Client,
  options: RestoreOptions,
  manifest: Manifest,
  own: Set<string>,
): Promise<string> {
  const { connectionString, files, sets, keepFiles = false, signal } = options;
  const id = randomUUID();
  const writtenFiles = await writeFiles(options, manifest, () =>
    beginRestoring(files, { id, keepFiles, createdAt: manifest.createdAt }),
  );
  try {
    await migrate(client, { sets: upTo(sets, manifest) });
    signal?.throwIfAborted();
    await runMigrations({ connectionString, logger: quiet });
    await loadTables(client, options, manifest, { own, id });
  } catch (error) {
    await rollBack(client);
    await undoFiles(options, writtenFiles);
    if (signal?.aborted) throw new BackupError('Interrupted. Nothing was restored.');
    throw error;
  }
  return id;
}

/** Collects the statistics that queries are planned with. */
async function analyze(client: Client, own: Set<string>): Promise<void> {
  const tables = await listTables(client, own);
  await client.query('set statement_timeout to 0');
  await client.query(`analyze ${tables.map((table) => qualified(client, table)).join(', ')}`);
}

/** Silent, because an error is thrown and reported once. */
const quiet = new Logger(() => () => undefined);

/** Creates the tables of the time of the backup; newer migrations then change them together with their content. */
function upTo(sets: MigrationSet[], manifest: Manifest): MigrationSet[] {
  return sets.map((set) => ({ ...set, versions: manifest.migrations[set.history] ?? [] }));
}

async function verify(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await verifyFile(tablePath(folder, table), table.sha256);
  for (const { key, sha256 } of manifest.files) await verifyFile(filePath(folder, key), sha256);
}

async function verifyFile(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    throw new BackupError(`${path} cannot be read. Nothing was restored.`);
  }
  if (hash.digest('hex') !== sha256) {
    throw new BackupError(`${path} is damaged. Nothing was restored.`);
  }
}

async function loadTables(
  client: Client,
  { folder, signal }: RestoreOptions,
  manifest: Manifest,
  { own, id }: { own: Set<string>; id: string },
): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout to 0');
  const putBack = await setAsideConstraints(client);
  const present = await listTables(client, own);
  const names = present.map((table) => qualified(client, table)).join(', ');
  await client.query(`truncate ${names}`);
  for (const table of manifest.tables) {
    signal?.throwIfAborted();
    if (isOwn(own, table) && isCopied(table)) await loadTable(client, folder, table);
  }
  for (const { schema, name, value } of manifest.sequences) {
    // The sequence of a foreign table does not exist.
    await client.query('select setval(oid, $2) from pg_class where oid = to_regclass($1)', [
      qualified(client, { schema, name }),
      value,
    ]);
  }
  await putBack();
  await nameRestored((text, values) => client.query(text, values), id);
  signal?.throwIfAborted();
  await client.query('commit');
}

async function loadTable(client: Client, folder: string, table: TableCopy): Promise<void> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const target = client.query(copyFrom(`copy ${qualified(client, table)} (${columns}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), target);
  if (target.rowCount !== table.rows) {
    throw new BackupError(
      `${table.schema}.${table.name} has ${target.rowCount} of ${table.rows} rows. Nothing was restored.`,
    );
  }
}
