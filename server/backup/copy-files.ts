import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import type { Files } from '../storage/files/files.ts';
import { objectFolder, objectKey } from '../storage/files/keys.ts';
import { readLostFiles } from '../storage/installation.ts';
import { makeFolders } from '../support/make-folders.ts';
import { describeFile, type FileCopy, filePath } from './manifest.ts';
import { type WrittenFile, writeWithHash } from './write-with-hash.ts';

type CopiedFiles = {
  copied: FileCopy[];
  missing: string[];
  unstored: string[];
  lost: string[];
  damaged: string[];
};
/** `isTaken` says that an earlier backup had the file, so that it was not read from the storage. */
type CopiedFile = WrittenFile & { isTaken?: boolean };
type StoredObject = { key: string; path: string; size: number | null };
type Options = {
  client: ClientBase;
  files: Files;
  folder: string;
  earlier?: EarlierFiles;
  signal?: AbortSignal;
};

/** Files that an earlier backup has. A key is never used for another content, so that they need not be copied again. */
export type EarlierFiles = {
  /** Takes a file over, to this path if the backup keeps files of its own. */
  take: (key: string, path: string) => Promise<WrittenFile | undefined>;
};

// In each round only files that were uploaded and deleted since the last one can be missing.
const maxRounds = 5;

/**
 * Begins a transaction whose snapshot has a file for each object. Objects whose file is lost or unreadable are listed
 * and do not stop the backup; those that the operator accepted as lost have a list of their own.
 */
export async function beginWithFiles(options: Options): Promise<CopiedFiles> {
  const { client, folder } = options;
  const copied = new Map<string, FileCopy & CopiedFile>();
  const accepted = new Set(await readLostFiles(options.files));
  // Before the snapshot: a file is deleted after its object, so each object of the snapshot has a file that is listed here or new.
  const storedFiles = options.earlier ? await listStored(options.files) : undefined;
  for (let round = 1; ; round++) {
    await beginSnapshot(client);
    const objects = await listObjects(client);
    const missing: string[] = [];
    const acceptedLost: string[] = [];
    for (const { key, path } of objects) {
      if (copied.has(key)) continue;
      const outcome = await copyFile(options, key);
      if (outcome === lostFile && accepted.has(key)) acceptedLost.push(key);
      else if (typeof outcome === 'string')
        missing.push(describeFile({ path, key, reason: outcome }));
      else copied.set(key, { key, ...outcome });
    }
    if (missing.length === 0 || round === maxRounds) {
      const keys = objects.map(({ key }) => key);
      const remainingCopies = await deleteOtherCopies(folder, copied, keys);
      const unstored = storedFiles ? findUnstored(objects, copied, storedFiles) : [];
      return {
        copied: remainingCopies,
        missing,
        unstored,
        lost: acceptedLost,
        damaged: findDamaged(objects, copied),
      };
    }
    // The file may have been deleted after the snapshot, so a later one lacks the object. Otherwise the file is lost.
    await client.query('rollback');
  }
}

/** Begins the transaction of a backup of the tables alone. */
export async function beginWithoutFiles({ client }: Pick<Options, 'client'>): Promise<CopiedFiles> {
  await beginSnapshot(client);
  return { copied: [], missing: [], unstored: [], lost: [], damaged: [] };
}

async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query('set local statement_timeout to 0');
}

async function listObjects(client: ClientBase): Promise<StoredObject[]> {
  const { rows } = await client.query<{ path: string; version: string; size: number | null }>(
    `select bucket_id || '/' || name as path, version,
       case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::float8 end as size
     from storage.objects where version is not null`,
  );
  return rows.map(({ version, ...row }) => ({ ...row, key: objectKey(version) }));
}

function findDamaged(objects: StoredObject[], copied: Map<string, WrittenFile>): string[] {
  return objects.flatMap(({ key, path, size }) => {
    const copiedSize = copied.get(key)?.size;
    if (copiedSize === undefined || size === null || copiedSize === size) return [];
    return [describeFile({ path, key, reason: `${copiedSize} of ${size} bytes` })];
  });
}

async function listStored(files: Files): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of files.list(objectFolder)) sizes.set(key, size);
  return sizes;
}

/** Files that an earlier backup has already are not read, so their loss shows in the list of the storage only. */
function findUnstored(
  objects: StoredObject[],
  copied: Map<string, CopiedFile>,
  stored: Map<string, number>,
): string[] {
  return objects.flatMap(({ key, path }) => {
    const copy = copied.get(key);
    const size = stored.get(key);
    if (!copy?.isTaken || size === copy.size) return [];
    const reason = size === undefined ? lostFile : `${size} of ${copy.size} bytes`;
    return [describeFile({ path, key, reason })];
  });
}

/** Deletes the copies of files that are not among `keys`, and returns the others. */
async function deleteOtherCopies(
  folder: string,
  copied: Map<string, FileCopy & CopiedFile>,
  keys: string[],
): Promise<FileCopy[]> {
  const keptKeys = new Set(keys);
  const superfluous = [...copied.keys()].filter((key) => !keptKeys.has(key));
  await Promise.all(superfluous.map((key) => rm(filePath(folder, key), { force: true })));
  return [...copied.values()]
    .filter(({ key }) => keptKeys.has(key))
    .map(({ key, sha256, size }) => ({ key, sha256, size }));
}

const lostFile = 'lost';

/** One stored file cannot be read; the others may be fine. */
class UnreadableFile extends Error {}

/** Returns the reason if the file cannot be copied. */
async function copyFile(options: Options, key: string): Promise<CopiedFile | string> {
  const { files, folder, signal } = options;
  signal?.throwIfAborted();
  const path = filePath(folder, key);
  try {
    const earlierCopy = await options.earlier?.take(key, path);
    if (earlierCopy) return { ...earlierCopy, isTaken: true };
    const content = await files.read(key).catch(asUnreadable);
    if (!content) return lostFile;
    await makeFolders(dirname(path));
    return await writeWithHash(chunksOf(content), path, signal);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await rm(path, { force: true });
    return error.message;
  }
}

type Content = NonNullable<Awaited<ReturnType<Files['read']>>>;

async function* chunksOf(content: Content): AsyncGenerator<Uint8Array> {
  if (Buffer.isBuffer(content)) {
    yield content;
    return;
  }
  try {
    yield* content;
  } catch (error) {
    asUnreadable(error);
  }
}

/** An unreachable bucket affects more than one file, so it ends the backup. */
function asUnreadable(error: unknown): never {
  const isUnavailable = error instanceof FilesUnavailable;
  const { code, syscall } = ((isUnavailable ? error.cause : error) ?? {}) as NodeJS.ErrnoException;
  const isOfOneFile = isUnavailable ? syscall === 'open' || code === 'EIO' : syscall;
  if (!isOfOneFile) throw error;
  throw new UnreadableFile(`cannot be read (${code})`, { cause: error });
}
