import { getBucketRules } from '../buckets/bucket.ts';
import type { Operation } from '../context.ts';
import { parseAddress } from '../names.ts';
import { verifyUpload } from '../signed-token.ts';
import { writeAs } from '../signer.ts';
import { receive } from '../upload/receive.ts';

/** PUT /object/upload/sign/:bucket/:key?token=…; the token decides about upsert, not the headers. */
export const uploadSigned: Operation = (storage) => async (context) => {
  const address = parseAddress(context, 'object/upload/sign');
  const { signer, upsert } = await verifyUpload(storage, context.req.query('token'), address);
  const run = await writeAs(storage, context, signer);
  const bucket = await getBucketRules(storage, context, address.bucketId);
  const upload = { bucket, key: address.key, owner: signer.sub, isUpsert: upsert, run };
  await receive(storage, context.req.raw, upload);
  return context.json({ Key: `${address.bucketId}/${address.key}` });
};
