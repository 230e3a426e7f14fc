import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { asFilesUnavailable } from '../../documents/files-unavailable.ts';
import { hasFreeSpace, type MeasureDisk } from '../../support/free-space.ts';
import { privateFile } from '../../support/private-modes.ts';
import type { ByteRange, Content, Files, StoredFile } from './files.ts';
import { fillDraft, isMissing, publish, publishNew, sync } from './publish-file.ts';

const draftFolder = 'drafts';
/** Smaller files are read whole, because a stream costs more than it saves. */
const maxWholeReadBytes = 256 * 1024;

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

  const newDraft = () => pathOf(`${draftFolder}/${randomUUID()}`);

  return {
    isQuick: true,
    hasRoom: () => hasFreeSpace(root, 'files', measure),
    write: async (key, body) => publish(newDraft(), pathOf(key), (draft) => fillDraft(draft, body)),
    writeNew: async (key, body) => publishNew(newDraft(), pathOf(key), body),
    read: async (key, range, size) => rethrowAsUnavailable(readFile(pathOf(key), range, size)),
    copy: async (from, to) =>
      publish(newDraft(), pathOf(to), async (draft) => {
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

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
