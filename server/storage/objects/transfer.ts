import { z } from 'zod';
import { getBucketRules } from '../buckets/bucket.ts';
import type { Caller } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { accessDenied } from '../errors.ts';
import { parseKey } from '../names.ts';

/** The body of a copy or a move. */
export const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.string().nullish(),
});

/**
 * Returns the two ends of a copy or a move, and the rules of the bucket that gets the object. Only the service key takes a
 * file out of a private bucket: who may read it and who erases it is decided per bucket.
 */
export async function authorizeTransfer(
  storage: Storage,
  context: StorageContext,
  { identity }: Pick<Caller, 'identity'>,
  body: z.output<typeof transferSchema>,
) {
  const source = { bucketId: body.bucketId, key: parseKey(body.sourceKey) };
  const target = {
    bucketId: body.destinationBucket || source.bucketId,
    key: parseKey(body.destinationKey),
  };
  const { public: isPublic } = await getBucketRules(storage, context, source.bucketId);
  const rules = await getBucketRules(storage, context, target.bucketId);
  const isLeaving = source.bucketId !== target.bucketId && !isPublic;
  if (isLeaving && identity.role !== 'service_role') throw accessDenied();
  return { source, target, rules };
}
