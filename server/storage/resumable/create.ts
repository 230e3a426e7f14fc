import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { Environment } from '../../http/environment.ts';
import { type BucketRules, getBucketRules, requireSize } from '../buckets/bucket.ts';
import { lookUp } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { invalidRequest, StorageError } from '../errors.ts';
import { tryWriteObject } from '../objects/write-object.ts';
import { checkDeclared } from '../upload/check-type.ts';
import { appendBody, describe } from './append.ts';
import { isChunk, readCount } from './tus.ts';
import { parseUploadMetadata } from './upload-metadata.ts';
import type { FindUploader, Uploader } from './uploader.ts';
import { insertUpload } from './uploads.ts';

/** POST /upload/resumable: begins an upload, and takes its first bytes if they are sent along. */
export const createUpload =
  (storage: Storage, find: FindUploader): Handler<Environment> =>
  async (context) => {
    const size = readSize(context);
    const metadata = context.req.header('upload-metadata') ?? '';
    const described = parseUploadMetadata(metadata);
    const { bucketId, key } = described;
    const uploader = await find(storage, context, { bucketId, key });
    const bucket = await getBucketRules(storage, context, bucketId);
    if (size !== null) requireSize(storage, bucket, size);
    checkDeclared(bucket, described.type);
    const isUpsert = uploader.isUpsert ?? context.req.header('x-upsert') === 'true';
    await requireRight(uploader, bucket, described, isUpsert);
    const run = lookUp(storage, context);
    const upload = await insertUpload(
      run,
      {
        bucket_id: bucketId,
        name: key,
        role: uploader.role,
        owner_id: uploader.owner ?? null,
        is_upsert: isUpsert,
        metadata,
        size,
      },
      storage.settings.resumable,
    );
    if (!upload) throw tooManyUploads();
    context.header('location', `${context.req.path.replace(/\/$/, '')}/${upload.id}`);
    const body = isChunk(context) ? context.req.raw.body : null;
    const grown = await appendBody(storage, { run, upload, uploader, bucket }, body);
    return describe(context, grown, 201);
  };

function readSize(context: StorageContext): number | null {
  const size = readCount(context, 'upload-length');
  const isDeferred = context.req.header('upload-defer-length') === '1';
  if ((size !== undefined) === isDeferred)
    throw invalidRequest('Either Upload-Length or Upload-Defer-Length: 1 is needed');
  return size ?? null;
}

/** Throws before any byte is stored if the file could not be published later. */
async function requireRight(
  { tryOut, owner }: Uploader,
  bucket: BucketRules,
  { key, type, cacheControl, userMetadata }: ReturnType<typeof parseUploadMetadata>,
  isUpsert: boolean,
): Promise<void> {
  if (!tryOut) return;
  const metadata = { mimetype: type, cacheControl };
  const object = { bucketId: bucket.id, key, owner, metadata, userMetadata };
  await tryWriteObject(tryOut, { ...object, id: randomUUID(), version: randomUUID() }, isUpsert);
}

const tooManyUploads = () =>
  new StorageError(429, 'SlowDown', 'SlowDown', 'Too many unfinished uploads');
