import { createReadStream } from 'node:fs';
import type { Files } from '../../storage/files/files.ts';
import { objectFolder } from '../../storage/files/keys.ts';
import { findRestoring, findStorageId, forgetRestoring } from '../../storage/installation.ts';
import { BackupError, filePath, type Manifest } from '../manifest.ts';

type Options = { files: Files; folder: string; keepFiles?: boolean; signal?: AbortSignal };

/**
 * Writes the files of a backup and returns the keys of files that did not exist before. An interrupted restore leaves
 * complete files: files of this backup stay, the others are deleted.
 */
export async function writeFiles(
  options: Options,
  manifest: Manifest,
  onBegin: () => Promise<void>,
): Promise<string[]> {
  const { files, folder, signal } = options;
  const manifestKeys = new Set(manifest.files.map(({ key }) => key));
  const { present, left } = await inspectStorage(options);
  const writtenFiles: string[] = [...left];
  try {
    await onBegin();
    await files.delete(left.filter((key) => !manifestKeys.has(key)));
    for (const { key } of manifest.files) {
      signal?.throwIfAborted();
      // A key is never used for another content.
      if (present.has(key)) continue;
      writtenFiles.push(key);
      await files.write(key, read(filePath(folder, key)));
    }
  } catch (error) {
    await undoFiles(options, writtenFiles);
    if (signal?.aborted) throw new BackupError('Interrupted. Nothing was restored.');
    throw error;
  }
  return writtenFiles;
}

/** Opens the file only when it is read: a stream that fails to open before it has a listener would end the process. */
async function* read(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path);
}

/** If the storage fails here, its mark stays too, and the next attempt continues from it. */
export async function undoFiles(
  { files, keepFiles }: Pick<Options, 'files' | 'keepFiles'>,
  written: string[],
): Promise<void> {
  // The storage was empty: its folders are deleted too.
  const undo = keepFiles ? files.delete(written) : files.deleteFolder(objectFolder);
  await undo.then(() => forgetRestoring(files)).catch(() => undefined);
}

type Surroundings = { present: Set<string>; left: string[] };

async function inspectStorage({ files, keepFiles }: Options): Promise<Surroundings> {
  const present = new Set<string>();
  for await (const { key } of files.list(objectFolder)) present.add(key);
  if (keepFiles) return { present, left: [] };
  // The storage was empty when that restore began, and no start has used it since.
  const restoring = await findRestoring(files);
  const storageId = await findStorageId(files);
  if (restoring && !restoring.keepFiles && !storageId) return { present, left: [...present] };
  const [first] = present;
  if (first) throw new BackupError(notEmpty(first));
  if (storageId) throw new BackupError(notEmpty(`the mark of the installation ${storageId}`));
  return { present, left: [] };
}

const notEmpty = (content: string) =>
  `The storage is not empty: it holds ${content}. Name an empty DATA_DIR or bucket. ` +
  'If it holds the files of the installation that moves to another database, stop that and add --keep-files.';
