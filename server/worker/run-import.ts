import { importKey } from '../features/imports/lock-import.ts';
import { runImportBatch } from '../features/imports/run-batch.ts';
import { runInBatches } from './run-in-batches.ts';

/** Imports the rows of a file, or undoes the import, batch by batch. */
export const runImport = runInBatches('run-import', importKey, runImportBatch);
