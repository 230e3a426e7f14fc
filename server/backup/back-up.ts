import { access, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exactFormats } from '../postgres/checks/session-defaults.ts';
import { FolderInUse, findHolder, lockFile, lockFolder } from '../postgres/embedded/lock.ts';
import {
  type AppliedMigration,
  findNewer,
  type MigrationSet,
  readApplied,
  readKnown,
} from '../postgres/migrations/applied.ts';
import { isSqlError } from '../postgres/sqlstate.ts';
import { withClient } from '../postgres/with-client.ts';
import type { Files } from '../storage/files/files.ts';
import { makeFolders } from '../support/make-folders.ts';
import { privateFolder } from '../support/private-modes.ts';
import { isCopied, listMigrations, listSequences, listTables, qualified } from './catalog.ts';
import { beginWithFiles, beginWithoutFiles, type EarlierFiles } from './copy-files.ts';
import {
  BackupError,
  type Manifest,
  type TableCopy,
  tablePath,
  writeManifest,
} from './manifest.ts';
import { addNewerTables, listForeignTables, readOwnTables } from './own-tables.ts';
import { writeWithHash } from './write-with-hash.ts';

// Copies a consistent snapshot of the database and its files into a folder, while the product runs. Objects without their
// file and foreign tables are listed in the manifest and do not stop the backup.

type Options = {
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

export const draftEnding = '.unfinished';

export async function backUp(options: Options): Promise<Manifest> {
  const { folder } = options;
  await assertNew(folder);
  const draft = `${folder}${draftEnding}`;
  const unlock = await makeDraft(draft);
  try {
    // Another backup may have finished before this one got the lock.
    await assertNew(folder);
    const manifest = await copySnapshot({ ...options, folder: draft });
    await writeManifest(draft, manifest);
    await rm(join(draft, lockFile), { force: true });
    await rename(draft, folder);
    await sync(dirname(folder));
    return manifest;
  } catch (error) {
    // An incomplete backup is useless, and the disk may be full.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    if (options.signal?.aborted) throw new BackupError('Interrupted. There is no backup.');
    throw isTableGone(error) ? new BackupError(unfinished, { cause: error }) : error;
  } finally {
    await unlock();
  }
}

/** Finds what killed backups left beside a folder: their drafts, or whatever has another ending. */
export async function findLeftDrafts(folder: string, ending = draftEnding): Promise<string[]> {
  const parent = dirname(folder);
  const names = (await readdir(parent)).filter((name) => name.endsWith(ending));
  const left: string[] = [];
  for (const name of names) {
    const draft = join(parent, name);
    if (draft !== folder && !(await findHolder(draft))) left.push(draft);
  }
  return left;
}

async function assertNew(folder: string): Promise<void> {
  if (await exists(folder))
    throw new BackupError(`${folder} is there already. Name another folder.`);
}

const unfinished =
  'The first start is not finished: it changed tables during the backup. There is no backup. Repeat it in a minute.';

/** The first start of a version renames tables of the queue. A name is looked up outside of the snapshot. */
const isTableGone = (error: unknown) =>
  isSqlError(error) && ['42P01', '42703', '3F000'].includes(error.code ?? '');

async function copySnapshot(options: Options): Promise<Manifest> {
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
  { folder, signal }: Options,
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

/** Locks the folder, so that two backups of the same name do not delete each other's files, and empties it. */
async function makeDraft(draft: string): Promise<() => Promise<void>> {
  let unlock: (() => Promise<void>) | undefined;
  try {
    await makeFolders(draft);
    unlock = await lockFolder(draft, 'npm run backup');
    for (const name of await readdir(draft)) {
      if (name !== lockFile) await rm(join(draft, name), { recursive: true, force: true });
    }
    await mkdir(join(draft, 'tables'), { mode: privateFolder });
    return unlock;
  } catch (error) {
    if (error instanceof FolderInUse) {
      const name = basename(draft, draftEnding);
      throw new BackupError(
        `Another backup writes ${join(dirname(draft), name)} now. Wait for it, or name another folder.`,
      );
    }
    await unlock?.();
    // Fails if a killed backup has left files there, which then stay.
    await rmdir(draft).catch(() => undefined);
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`${draft} cannot be written to (${code}). Name a folder that can.`);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
