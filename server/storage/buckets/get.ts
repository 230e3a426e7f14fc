import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { noSuchBucket } from '../errors.ts';
import { type BucketRow, bucketColumns, renderBucket } from './bucket.ts';

/** GET /bucket/:id */
export const getBucket: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const [bucket] = await caller.run<BucketRow>(
    `select ${bucketColumns} from storage.buckets where id = $1`,
    [context.req.param('id')],
    { access: 'read' },
  );
  if (!bucket) throw noSuchBucket();
  return context.json(renderBucket(bucket));
};
