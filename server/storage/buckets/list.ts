import { z } from 'zod';
import { parseWith } from '../body.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { containing } from '../like.ts';
import { type BucketRow, bucketColumns, renderBucket } from './bucket.ts';

const maxBuckets = 10_000;
const maxSearchLength = 200;

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).max(maxBuckets).default(maxBuckets),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(maxSearchLength).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** GET /bucket */
export const listBuckets: Operation = (storage) => async (context) => {
  const caller = await requireCaller(storage, context);
  const { limit, offset, search, sortColumn, sortOrder } = parseWith(
    querySchema,
    context.req.query(),
  );
  const buckets = await caller.run<BucketRow>(
    `select ${bucketColumns} from storage.buckets where name ilike $1
     order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
    [containing(search), limit, offset],
    { access: 'read' },
  );
  return context.json(buckets.map((row) => ({ ...renderBucket(row), type: 'STANDARD' })));
};
