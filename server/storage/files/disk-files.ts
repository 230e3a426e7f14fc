import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { asFilesUnavailable } from '../../documents/files-unavailable.ts';
import { hasFreeSpace, type MeasureDisk } from '../../support/free-space.ts';
import { makeFolders } from '../../support/make-folders.ts';
import { privateFile, privateFolder } from '../../support/private-modes.ts';
import type { ByteRange, Bytes, Content, Files, StoredFile } from './files.ts';

const draftFolder = 'drafts';
/** Smaller files are read whole, because a stream costs more than it saves. */
const maxWholeReadBytes = 256 * 1024;
const maxAttempts = 3;

/**
 * Stores files below a folder. Each is written under a temporary name, synced and renamed, then the folder is synced. A
 * new one, whose key nobody knows yet, is renamed first and synced together with its folder.
 */
export function createDiskFiles(root: string, measure?: MeasureDisk): Files {
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(resolve(root) + sep)) throw new Error('A key left its folder');
    return path;
  };

  const publish = async (key: string, fill: (draft: string) => Promise<void>): Promise<void> => {
    const draft = pathOf(`${draftFolder}/${randomUUID()}`);
    try {
      await makeFolders(dirname(draft));
      await fill(draft);
      const path = pathOf(key);
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
  };

  const publishNew = async (key: string, body: Bytes): Promise<void> => {
    const draft = pathOf(`${draftFolder}/${randomUUID()}`);
    const path = pathOf(key);
    let current = draft;
    try {
      const file = await inFolder(dirname(draft), makeFolders, () =>
        open(draft, 'wx', privateFile),
      );
      try {
        for await (const chunk of body) await file.writeFile(chunk);
        await inFolder(dirname(path), makeFolder, () => rename(draft, path));
        current = path;
        // At the same time, so that one commit of the disk's journal serves both.
        const synced = await Promise.allSettled([file.sync(), sync(dirname(path))]);
        for (const one of synced) if (one.status === 'rejected') throw one.reason;
      } finally {
        await file.close();
      }
    } catch (error) {
      // The clean-up deletes it if this fails.
      await rm(current, { force: true }).catch(() => undefined);
      throw asFilesUnavailable(error);
    }
  };

  return {
    isQuick: true,
    hasRoom: () => hasFreeSpace(root, 'files', measure),
    write: (key, body) => publish(key, (draft) => fillDraft(draft, body)),
    writeNew: publishNew,
    read: async (key, range, size) => rethrowAsUnavailable(readFile(pathOf(key), range, size)),
    copy: (from, to) =>
      publish(to, async (draft) => {
        await copyFile(pathOf(from), draft);
        // The copy has the permissions of the original.
        await chmod(draft, privateFile);
        await sync(draft);
      }),
    delete: async (keys) => {
      await rethrowAsUnavailable(
        Promise.all(keys.map((key) => unlink(pathOf(key)).catch(ignoreMissing))),
      );
    },
    // Retry if a file was added to the folder since.
    deleteFolder: (folder) =>
      rethrowAsUnavailable(
        rm(pathOf(folder), { recursive: true, force: true, maxRetries: 5, retryDelay: 10 }),
      ),
    list: (folder) => listFolder(pathOf(folder), folder),
    deleteUnfinished: async (before) => {
      const old: string[] = [];
      for await (const { key, modifiedAt } of listFolder(pathOf(draftFolder), draftFolder)) {
        if (modifiedAt < before) old.push(pathOf(key));
      }
      await rethrowAsUnavailable(Promise.all(old.map((path) => rm(path, { force: true }))));
      return old.length;
    },
  };
}

async function rethrowAsUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw asFilesUnavailable(error);
  });
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

async function fillDraft(path: string, body: Bytes): Promise<void> {
  const file = await open(path, 'wx', privateFile);
  try {
    for await (const chunk of body) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Opens the file before it resolves, so that a deletion does not affect the reader. */
async function readFile(
  path: string,
  range: ByteRange | undefined,
  size: number | undefined,
): Promise<Content | undefined> {
  const file = await open(path, 'r').catch(ignoreMissing);
  if (!file) return undefined;
  const { start, end } = range ?? { start: 0, end: (size ?? (await file.stat()).size) - 1 };
  const length = end - start + 1;
  if (length > maxWholeReadBytes) {
    const stream = createReadStream(path, { fd: file, ...range, highWaterMark: maxWholeReadBytes });
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  }
  try {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* listFolder(path: string, key: string): AsyncIterable<StoredFile> {
  const listing = readdir(path, { withFileTypes: true }).catch(ignoreMissing);
  const entries = (await rethrowAsUnavailable(listing)) ?? [];
  for (const entry of entries) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* listFolder(below, `${key}/${entry.name}`);
    else {
      const stats = await stat(below).catch(ignoreMissing);
      if (stats) yield { key: `${key}/${entry.name}`, modifiedAt: stats.mtime, size: stats.size };
    }
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

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
