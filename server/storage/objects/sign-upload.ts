import { randomUUID } from 'node:crypto';
import { getBucketRules } from '../buckets/bucket.ts';
import { requireCaller } from '../caller.ts';
import type { Operation } from '../context.ts';
import { parseAddress } from '../names.ts';
import { signUpload } from '../signed-token.ts';
import { signerOf } from '../signer.ts';
import { encodeKey } from './encode-key.ts';
import { tryWriteObject } from './write-object.ts';

/** POST /object/upload/sign/:bucket/:key: creates a URL with which anyone can upload this file for the caller. */
export const signUploadUrl: Operation = (storage) => async (context) => {
  const { owner, tryOut, identity } = await requireCaller(storage, context);
  const address = parseAddress(context, 'object/upload/sign');
  const { bucketId, key } = address;
  await getBucketRules(storage, context, bucketId);
  const upsert = context.req.header('x-upsert') === 'true';
  const object = { id: randomUUID(), version: randomUUID(), bucketId, key, owner };
  await tryWriteObject(tryOut, { ...object, metadata: {}, userMetadata: undefined }, upsert);
  const token = await signUpload(storage, address, signerOf(identity), upsert);
  const url = `/object/upload/sign/${bucketId}/${encodeKey(key)}?token=${token}`;
  return context.json({ url, token });
};
