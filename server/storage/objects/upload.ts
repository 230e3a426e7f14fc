import { getBucketRules } from '../buckets/bucket.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { parseAddress } from '../names.ts';
import { receive } from '../upload/receive.ts';

/** POST or PUT /object/:bucket/:key; the latter always replaces. */
export const uploadObject: Operation = (storage) => async (context) => {
  const { owner, run, runWith, tryOut } = await requireCaller(storage, context);
  const { bucketId, key } = parseAddress(context, 'object');
  const bucket = await getBucketRules(storage, context, bucketId);
  const isUpsert = context.req.method === 'PUT' || context.req.header('x-upsert') === 'true';
  const upload = { bucket, key, owner, isUpsert, run, runWith, tryOut };
  const { id } = await receive(storage, context.req.raw, upload);
  return context.json({ Id: id, Key: `${bucketId}/${key}` });
};
