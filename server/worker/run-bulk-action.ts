import { runBatch } from '../features/bulk/run-batch.ts';
import { bulkActionKey } from '../features/bulk/start.ts';
import { runInBatches } from './run-in-batches.ts';

/** Forward or back. */
export const runBulkAction = runInBatches('run-bulk-action', bulkActionKey, runBatch);
