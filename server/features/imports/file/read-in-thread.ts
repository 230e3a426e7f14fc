import type { ImportFileError } from '../../../../domain/imports/import.ts';
import { mebibyte } from '../../../../domain/units.ts';
import { KeyedSemaphore } from '../../../postgres/keyed-semaphore.ts';
import { runInThread } from '../../../support/limited-thread.ts';
import type { ImportTable } from './read-table.ts';

const thread = new URL('./read-thread.ts', import.meta.url);

const limits = { cpuMs: 30_000, timeoutMs: 120_000, maxMemory: 512 * mebibyte };

/** Two files at a time, of different colleagues. */
const slots = new KeyedSemaphore({
  concurrent: 1,
  total: 2,
  queued: 1,
  maxWaitMs: limits.timeoutMs,
});

/** A table whose rows are JSON, in pages that are inserted as they are. */
export type ImportFile = Omit<ImportTable, 'rows'> & { total: number; pages: Uint8Array[] };

/**
 * Reads a file in a separate thread, which takes over the memory of a large one. A file that takes too much time or
 * memory counts as a bomb.
 */
export const readInThread = (
  bytes: Uint8Array<ArrayBuffer>,
  staffId: string,
): Promise<ImportFile | ImportFileError> =>
  slots.run(staffId, () =>
    runInThread<ImportFile | ImportFileError>(thread, bytes, {
      ...limits,
      transferList: sharesMemory(bytes) ? [] : [bytes.buffer],
    }).catch(() => 'file_bomb'),
  );

/** Small buffers are parts of one that Node.js keeps for them. */
const sharesMemory = ({ buffer }: Uint8Array) => buffer.byteLength <= Buffer.poolSize;
