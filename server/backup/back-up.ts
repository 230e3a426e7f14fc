import { access, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FolderInUse, findHolder, lockFile, lockFolder } from '../postgres/embedded/lock.ts';
import { isSqlError } from '../postgres/sqlstate.ts';
import { makeFolders } from '../support/make-folders.ts';
import { privateFolder } from '../support/private-modes.ts';
import { type BackupOptions, copySnapshot } from './copy-snapshot.ts';
import { BackupError, type Manifest, writeManifest } from './manifest.ts';

// Copies a consistent snapshot of the database and its files into a folder, while the product runs. Objects without their
// file and foreign tables are listed in the manifest and do not stop the backup.

export const draftEnding = '.unfinished';

export async function backUp(options: BackupOptions): Promise<Manifest> {
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
    await flushFolder(dirname(folder));
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
  const leftDrafts: string[] = [];
  for (const name of names) {
    const draft = join(parent, name);
    if (draft !== folder && !(await findHolder(draft))) leftDrafts.push(draft);
  }
  return leftDrafts;
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

/** Flushes the entries of a folder to the disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
