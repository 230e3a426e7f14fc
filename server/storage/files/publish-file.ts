import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asFilesUnavailable } from '../../documents/files-unavailable.ts';
import { makeFolders } from '../../support/make-folders.ts';
import { privateFile, privateFolder } from '../../support/private-modes.ts';
import type { Bytes } from './files.ts';

const maxAttempts = 3;

/** Fills a draft, and renames it once it is complete. Resolves when the file would survive a power failure. */
export async function publish(
  draft: string,
  path: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  try {
    await makeFolders(dirname(draft));
    await fill(draft);
    const put = async () => {
      await makeFolder(dirname(path));
      await rename(draft, path);
      await sync(dirname(path));
    };
    // Retry: the folder may have been deleted in between.
    await put().catch((error) => (isMissing(error) ? put() : Promise.reject(error)));
  } catch (error) {
    // The clean-up deletes the draft if this fails.
    await rm(draft, { force: true }).catch(() => undefined);
    throw asFilesUnavailable(error);
  }
}

/** Publishes a file whose key nobody knows yet: it may be renamed before it is synced. */
export async function publishNew(draft: string, path: string, body: Bytes): Promise<void> {
  let current = draft;
  try {
    const file = await inFolder(dirname(draft), makeFolders, () => open(draft, 'wx', privateFile));
    try {
      for await (const chunk of body) await file.writeFile(chunk);
      await inFolder(dirname(path), makeFolder, () => rename(draft, path));
      current = path;
      // At the same time, so that one commit of the disk's journal serves both.
      const syncs = await Promise.allSettled([file.sync(), sync(dirname(path))]);
      for (const result of syncs) if (result.status === 'rejected') throw result.reason;
    } finally {
      await file.close();
    }
  } catch (error) {
    // The clean-up deletes it if this fails.
    await rm(current, { force: true }).catch(() => undefined);
    throw asFilesUnavailable(error);
  }
}

/** Makes the folder if it is missing, and again if it was deleted in between. */
async function inFolder<T>(
  folder: string,
  make: (folder: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isMissing(error) || attempt === maxAttempts) throw error;
      await make(folder);
    }
  }
}

export async function fillDraft(path: string, body: Bytes): Promise<void> {
  const file = await open(path, 'wx', privateFile);
  try {
    for await (const chunk of body) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the parent folder too, because a folder is only durable with its entry in the parent. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: privateFolder });
  if (!first) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) {
    await sync(dirname(folder));
  }
}

export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
