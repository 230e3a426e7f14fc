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
import { listTables, qualified } from './catalog.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  readManifest,
  type TableCopy,
  tablePath,
} from './manifest.ts';

// Brings a backup back into an empty place, whole or not at all: the files first, since a file
// without a row hurts nobody, then every table in one transaction.

type Options = { connectionString: string; files: Files; folder: string; sets: MigrationSet[] };

export async function restore(options: Options): Promise<Manifest> {
  const { connectionString, files, folder, sets } = options;
  const manifest = await readManifest(folder);
  await verify(folder, manifest);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await assertEmpty(client);
    for await (const { key } of files.list(objectFolder)) {
      throw new BackupError(`The storage is not empty: it holds ${key}.`);
    }
    for (const { key } of manifest.files) {
      await files.write(key, createReadStream(filePath(folder, key)));
    }
    await migrate(client, { sets: upTo(sets, manifest) });
    await runMigrations({ connectionString });
    await loadTables(client, folder, manifest);
    await migrate(client, { sets });
    return manifest;
  } finally {
    await client.end();
  }
}

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

async function assertEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as used`,
  );
  if (rows[0]?.used) {
    throw new BackupError('The database is not empty. Restore into a new one, then switch over.');
  }
}

async function loadTables(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout to 0');
  // Rows come in the order of tables, not of references, and what their triggers once did is among them.
  await client.query('set local session_replication_role to replica');
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
