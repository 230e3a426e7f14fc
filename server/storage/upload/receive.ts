import { hash, randomUUID } from 'node:crypto';
import { type BucketRules, sizeLimitOf } from '../buckets/bucket.ts';
import type { Run, RunWith, Trial } from '../caller.ts';
import type { Storage } from '../context.ts';
import { tooLarge } from '../errors.ts';
import { objectKey } from '../files/keys.ts';
import { requireRoom } from '../files/require-room.ts';
import type { FileMetadata } from '../objects/object.ts';
import { publishObject } from '../objects/publish-object.ts';
import { tryWriteObject } from '../objects/write-object.ts';
import { checkContent, checkDeclared } from './check-type.ts';
import { detectType, headLength } from './detect-type.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { etagOf, measure } from './measure.ts';
import { readHead } from './read-head.ts';

// Writes the file under a new version, then its row, then deletes the replaced file. Whenever the
// process dies, every row has its file, and the clean-up finds files without a row.

interface Upload {
  bucket: BucketRules;
  key: string;
  owner: string | undefined;
  isUpsert: boolean;
  run: Run;
  /** Undefined if a signed URL has already authorised the upload. */
  tryOut?: Trial;
  /** Undefined if the file must not be written in the transaction of its row. */
  runWith?: RunWith;
  /** Called with the version of the stored file. */
  beforePublish?: (version: string) => Promise<void>;
}

/** Bytes for the boundaries and fields of a form around the file. */
const formOverheadBytes = 128 * 1024;

export async function receive(
  storage: Storage,
  request: Request,
  upload: Upload,
): Promise<{ id: string }> {
  const limit = sizeLimitOf(storage, upload.bucket);
  const announced = Number(request.headers.get('content-length') ?? 0);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  if (announced > limit + (isForm ? formOverheadBytes : 0)) throw tooLarge();
  await requireRoom(storage.files);
  const incoming = await readIncoming(request);
  try {
    const isSmall = !isForm && request.headers.has('content-length') && announced <= smallBytes;
    const { runWith } = upload;
    return isSmall && runWith && storage.files.isQuick
      ? await storeSmall(storage, incoming, { ...upload, runWith }, limit)
      : await storeIncoming(storage, incoming, upload, limit);
  } catch (error) {
    incoming.abandon();
    throw error;
  }
}

/** Files up to this size are held in memory, as a page of a document or a picture of a phone's screen. */
const smallBytes = 256 * 1024;

/** Checks and stores the bytes of a file, then publishes it. */
export async function storeIncoming(
  storage: Storage,
  incoming: Incoming,
  upload: Upload,
  limit: number,
): Promise<{ id: string }> {
  const { bucket, key, owner, isUpsert, run } = upload;
  const { cacheControl, userMetadata } = incoming;
  checkDeclared(bucket, incoming.type);
  const version = randomUUID();
  const object = { id: randomUUID(), bucketId: bucket.id, key, owner, version, userMetadata };
  if (upload.tryOut) {
    const metadata = { mimetype: incoming.type, cacheControl };
    await tryWriteObject(upload.tryOut, { ...object, metadata }, isUpsert);
  }

  const { head, isWhole, whole } = await readHead(incoming.body, headLength);
  if (head.length > limit) throw tooLarge();
  const mimetype = checkContent(bucket, incoming.type, await detectType(head, isWhole));
  const measured = measure(whole, limit);
  await storage.files.writeNew(objectKey(version), measured.body);
  const metadata = metadataOf(incoming, mimetype, measured.size(), measured.etag());
  await upload.beforePublish?.(version);
  return { id: await publishObject(storage, run, { ...object, metadata }, isUpsert) };
}

/**
 * Reads a small file first. Its row then needs no trial: the caller's rights are checked by writing it, before the file
 * is written, and it is committed after.
 */
async function storeSmall(
  storage: Storage,
  incoming: Incoming,
  upload: Upload & { runWith: RunWith },
  limit: number,
): Promise<{ id: string }> {
  const { bucket, key, owner, isUpsert, runWith } = upload;
  checkDeclared(bucket, incoming.type);
  const { head: content, whole } = await readHead(incoming.body, smallBytes + 1);
  if (content.length > limit) throw tooLarge();
  const isHead = content.length > headLength;
  const detected = await detectType(content.subarray(0, headLength), !isHead);
  const mimetype = checkContent(bucket, incoming.type, detected);
  const version = randomUUID();
  const object = {
    id: randomUUID(),
    bucketId: bucket.id,
    key,
    owner,
    version,
    userMetadata: incoming.userMetadata,
    metadata: metadataOf(incoming, mimetype, content.length, etagOf(hash('sha256', content))),
  };
  const run: Run = (text, values) =>
    runWith(text, values, () => storage.files.writeNew(objectKey(version), whole));
  return { id: await publishObject(storage, run, object, isUpsert) };
}

function metadataOf(
  { cacheControl, contentEncoding }: Incoming,
  mimetype: string,
  size: number,
  eTag: string,
): FileMetadata {
  return {
    eTag,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(contentEncoding && { contentEncoding }),
  };
}
