import type { ImportFileError } from '../../../../domain/imports/import.ts';
import { runInThread } from '../../../support/limited-thread.ts';
import type { ImportTable } from './read-table.ts';

const thread = new URL('./read-thread.ts', import.meta.url);

const mebibyte = 1024 * 1024;
const limits = { cpuMs: 30_000, timeoutMs: 120_000, maxMemory: 512 * mebibyte };

/** Reads a file in a thread of its own. One that takes too much time or memory counts as a bomb. */
export const readInThread = (bytes: Uint8Array): Promise<ImportTable | ImportFileError> =>
  runInThread<ImportTable | ImportFileError>(thread, bytes, limits).catch(() => 'file_bomb');
