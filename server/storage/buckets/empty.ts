import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { type Discarded, discardedColumns, discardFiles } from '../discard-files.ts';
import { noSuchBucket } from '../errors.ts';

const filesPerBatch = 1000;

/**
 * POST /bucket/:id/empty: deletes the files that the caller may delete. It requires the right to change the bucket:
 * who may delete single files must not be able to delete all of them in one call.
 */
export const emptyBucket: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const id = context.req.param('id');
  const buckets = await caller.run(
    'update storage.buckets set updated_at = now() where id = $1 returning id',
    [id],
  );
  if (buckets.length === 0) throw noSuchBucket();
  for (;;) {
    const rows = await caller.run<Discarded>(
      `delete from storage.objects where id in
         (select id from storage.objects where bucket_id = $1 limit $2)
       returning ${discardedColumns}`,
      [id, filesPerBatch],
    );
    await discardFiles(storage, rows);
    if (rows.length === 0) break;
  }
  const message = 'Empty bucket has been queued. Completion may take up to an hour.';
  return context.json({ message });
};
