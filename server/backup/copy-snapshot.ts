import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exactFormats } from '../postgres/checks/session-defaults.ts';
import {
  type AppliedMigration,
  findNewer,
  type MigrationSet,
  readApplied,
  readKnown,
} from '../postgres/migrations/applied-migrations.ts';
import { withClient } from '../postgres/with-client.ts';
import type { Files } from '../storage/files/files.ts';
import { isCopied, listMigrations, listSequences, listTables, qualified } from './catalog.ts';
import { beginWithFiles, beginWithoutFiles, type EarlierFiles } from './copy-files.ts';
import { BackupError, type Manifest, type TableCopy, tablePath } from './manifest.ts';
import { addNewerTables, listForeignTables, readOwnTables } from './own-tables.ts';
import { writeWithHash } from './write-with-hash.ts';

export type BackupOptions = {
  connectionString: string;
  files: Files;
  folder: string;
  sets: MigrationSet[];
  /** False to copy the tables alone, for a database whose files stay where they are. */
  withFiles?: boolean;
  /** Files that an earlier backup beside this one has: they need not be copied again. */
  earlier?: EarlierFiles;
  signal?: AbortSignal;
};

/** Copies the tables and files of one moment into the folder, and returns the manifest that describes them. */
export async function copySnapshot(options: BackupOptions): Promise<Manifest> {
  const { connectionString, files, folder, sets, withFiles = true, earlier, signal } = options;
  const ownTables = await readOwnTables(sets);
  return withClient(connectionString, async (client) => {
    await client.query(exactFormats);
    await addNewer(client, sets, ownTables);
    const { copied, ...others } = withFiles
      ? await beginWithFiles({ client, files, folder, earlier, signal })
      : await beginWithoutFiles({ client });
    const tables: TableCopy[] = [];
    for (const table of (await listTables(client, ownTables)).filter(isCopied)) {
      tables.push({ ...table, ...(await copyTable(client, options, table)) });
    }
    return {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client, historiesOf(sets)),
      tables,
      sequences: await listSequences(client, ownTables),
      files: copied,
      ...others,
      leftOut: await listForeignTables(client, ownTables),
    };
  });
}

const historiesOf = (sets: MigrationSet[]) => sets.map(({ history }) => history);

/**
 * A program that runs on the tables of a newer one also copies the tables that it does not know; the newer program can
 * restore them. A program that does not run on them cannot know what it would leave out.
 */
async function addNewer(client: pg.Client, sets: MigrationSet[], own: Set<string>): Promise<void> {
  const query = (text: string) => client.query<AppliedMigration>(text);
  const applied = await readApplied({ query }, historiesOf(sets)).catch((error) => {
    if (error.code !== '42P01') throw error;
    throw new BackupError('The database holds no installation: there is nothing to back up.');
  });
  const { newer: versions, incompatible } = findNewer(applied, await readKnown(sets));
  if (incompatible.length > 0) {
    throw new BackupError(
      `The database is newer than this program, which does not know ${incompatible.join(', ')}. Use the newer program.`,
    );
  }
  if (versions.length === 0) return;
  for (const history of historiesOf(sets)) await addNewerTables(own, { client, history, versions });
}

async function copyTable(
  client: pg.Client,
  { folder, signal }: BackupOptions,
  table: Pick<TableCopy, 'schema' | 'name' | 'columns'>,
): Promise<Pick<TableCopy, 'rows' | 'sha256'>> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const source = client.query(copyTo(`copy ${qualified(client, table)} (${columns}) to stdout`));
  const compressed = source.pipe(createGzip());
  // A pipe does not forward errors of its source.
  source.on('error', (error) => compressed.destroy(error));
  const { sha256 } = await writeWithHash(compressed, tablePath(folder, table), signal);
  return { rows: source.rowCount, sha256 };
}
