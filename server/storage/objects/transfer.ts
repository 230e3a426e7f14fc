import { z } from 'zod';
import { getBucketRules } from '../buckets/bucket.ts';
import type { Storage, StorageContext } from '../context.ts';
import { parseKey } from '../names.ts';

/** The body of a copy or a move. */
export const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.string().nullish(),
});

/** Returns the two ends of a copy or a move, and the rules of the bucket that gets the object. */
export async function locateTransfer(
  storage: Storage,
  context: StorageContext,
  body: z.output<typeof transferSchema>,
) {
  const source = { bucketId: body.bucketId, key: parseKey(body.sourceKey) };
  const target = {
    bucketId: body.destinationBucket || source.bucketId,
    key: parseKey(body.destinationKey),
  };
  // Rejects a source bucket that does not exist.
  await getBucketRules(storage, context, source.bucketId);
  const rules = await getBucketRules(storage, context, target.bucketId);
  return { source, target, rules };
}
