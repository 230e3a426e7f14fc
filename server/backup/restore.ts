import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import pg, { type Client, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type MigrationSet, migrate } from '../postgres/migrate.ts';
import type { Files } from '../storage/files/files.ts';
import { objectFolder } from '../storage/files/keys.ts';
import { listMigrations, listTables, qualified } from './catalog.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  readManifest,
  type TableCopy,
  tablePath,
} from './manifest.ts';
import { setAsideConstraints } from './set-aside.ts';

// Brings a backup back into an empty place, whole or not at all: the files first, since a file
// without a row hurts nobody, then every table in one transaction. It needs no right beyond owning the database.

type Options = {
  connectionString: string;
  files: Files;
  folder: string;
  sets: MigrationSet[];
  /** The storage is that of the installation the backup was made of: its files stay where they are. */
  keepFiles?: boolean;
};

export async function restore(options: Options): Promise<Manifest> {
  const { connectionString, folder, sets } = options;
  const manifest = await readManifest(folder);
  await verify(folder, manifest);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await assertEmpty(client, manifest);
    const written = await writeFiles(options, manifest);
    try {
      await migrate(client, { sets: upTo(sets, manifest) });
      await runMigrations({ connectionString });
      await loadTables(client, folder, manifest);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await options.files.delete(written);
      throw error;
    }
    await migrate(client, { sets });
    return manifest;
  } finally {
    await client.end();
  }
}

/** Returns the keys of what was not there before. */
async function writeFiles(options: Options, manifest: Manifest): Promise<string[]> {
  const { files, folder, keepFiles } = options;
  const present = new Set<string>();
  for await (const { key } of files.list(objectFolder)) {
    if (!keepFiles) throw new BackupError(notEmptyStorage(key));
    present.add(key);
  }
  const written: string[] = [];
  try {
    for (const { key } of manifest.files) {
      // A key is made for one content and never used for another.
      if (present.has(key)) continue;
      written.push(key);
      await files.write(key, createReadStream(filePath(folder, key)));
    }
  } catch (error) {
    await files.delete(written);
    throw error;
  }
  return written;
}

const notEmptyStorage = (key: string) =>
  `The storage is not empty: it holds ${key}. Name an empty DATA_DIR or bucket. ` +
  'If it holds the files of the installation that moves to another database, stop that and add --keep-files.';

/** The tables as they were when the backup was made; newer migrations then change them with their content. */
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

/** Tables alone do no harm: a restore that was cut off leaves them, as a start that never finished does. */
async function assertEmpty(client: ClientBase, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as used`,
  );
  if (!rows[0]?.used) return;
  const applied = await listMigrations(client, Object.keys(manifest.migrations));
  for (const [history, versions] of Object.entries(applied)) {
    const isNewer = versions.some((version) => !manifest.migrations[history]?.includes(version));
    if (isNewer) throw new BackupError(notEmptyDatabase);
  }
  if (await hasContent(client)) throw new BackupError(notEmptyDatabase);
}

async function hasContent(client: ClientBase): Promise<boolean> {
  for (const table of ['auth.users', 'public.people', 'storage.objects']) {
    const { rows } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [
      table,
    ]);
    if (rows[0]?.name && (await client.query(`select from ${table} limit 1`)).rowCount) return true;
  }
  return false;
}

const notEmptyDatabase = 'The database is not empty. Restore into a new one, then switch over.';

async function loadTables(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout to 0');
  const putBack = await setAsideConstraints(client);
  const present = await listTables(client);
  const names = present.map((table) => qualified(client, table)).join(', ');
  await client.query(`truncate ${names}`);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  for (const { schema, name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [
      qualified(client, { schema, name }),
      value,
    ]);
  }
  await putBack();
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
