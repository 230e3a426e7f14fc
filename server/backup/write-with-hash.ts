import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../support/private-modes.ts';
import { BackupError } from './manifest.ts';

export type WrittenFile = { sha256: string; size: number };

const isFull = ({ code = '' }: NodeJS.ErrnoException) => ['ENOSPC', 'EDQUOT'].includes(code);

/** Writes a file of a backup and flushes it to the disk. An error of the disk names the file. */
export async function writeWithHash(
  source: Readable | AsyncIterable<Uint8Array>,
  path: string,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let size = 0;
  const target = createWriteStream(path, { mode: privateFile, flush: true });
  let failure: NodeJS.ErrnoException | undefined;
  target.on('error', (error) => {
    failure ??= error;
  });
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      target,
      { signal },
    );
  } catch (error) {
    // If the source fails, the target is destroyed with the same error.
    if (failure === error && failure?.syscall) {
      const advice = isFull(failure)
        ? 'The disk is full: free some space, or name a folder on another disk'
        : 'Name a folder that can be written to';
      throw new BackupError(`${path} cannot be written (${failure.code}). ${advice}.`, {
        cause: error,
      });
    }
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}
