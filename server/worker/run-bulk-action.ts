import { runBatch } from '../features/bulk/run-batch.ts';
import { bulkActionKey } from '../features/bulk/start.ts';
import { runInBatches } from './run-in-batches.ts';

/** Does a bulk action, or undoes it, batch by batch. */
export const runBulkAction = runInBatches('run-bulk-action', bulkActionKey, runBatch);
