import type { Handler } from 'hono';
import type { Environment } from '../../http/environment.ts';
import { type BucketRules, getBucketRules, requireSize, sizeLimitOf } from '../buckets/bucket.ts';
import { lookUp, type Run } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { invalidRequest, StorageError, tooLarge } from '../errors.ts';
import { toNodeStream } from '../upload/to-node-stream.ts';
import { finishUpload } from './finish.ts';
import { receiveParts } from './receive-parts.ts';
import { chunkType, isChunk, readCount, wrongOffset } from './tus.ts';
import { type FindUploader, requireUpload, type Uploader } from './uploader.ts';
import { setSize, type Upload } from './uploads.ts';

type Append = { run: Run; upload: Upload; uploader: Uploader; bucket: BucketRules };

/** PATCH /upload/resumable/:id */
export const appendToUpload =
  (storage: Storage, findUploader: FindUploader): Handler<Environment> =>
  async (context) => {
    if (!isChunk(context)) throw wrongType();
    const offset = readCount(context, 'upload-offset');
    if (offset === undefined) throw invalidRequest('Upload-Offset is needed');
    const { upload: found, uploader } = await requireUpload(storage, context, findUploader);
    const run = lookUp(storage, context);
    const bucket = await getBucketRules(storage, context, found.bucket_id);
    const upload = await readLateSize(storage, context, { run, upload: found, uploader, bucket });
    if (offset !== upload.received) throw wrongOffset(upload.received);
    const announced = Number(context.req.header('content-length') ?? 0);
    if (upload.received + announced > (upload.size ?? sizeLimitOf(storage, bucket))) {
      throw tooLarge();
    }
    const updated = await appendBody(
      storage,
      { run, upload, uploader, bucket },
      context.req.raw.body,
    );
    return describe(context, updated, 204);
  };

/** The size of an upload that began without one comes with a later request. */
async function readLateSize(
  storage: Storage,
  context: StorageContext,
  { run, upload, bucket }: Append,
): Promise<Upload> {
  const size = readCount(context, 'upload-length');
  if (size === undefined || size === upload.size) return upload;
  requireSize(storage, bucket, size);
  if (!(await setSize(run, upload, size))) throw invalidRequest('Upload-Length cannot change');
  return { ...upload, size };
}

/** Stores the bytes that a request brings, and finishes the upload with the last of them. */
export async function appendBody(
  storage: Storage,
  append: Append,
  body: ReadableStream<Uint8Array> | null,
): Promise<Upload> {
  const { run, upload, bucket } = append;
  const limit = sizeLimitOf(storage, bucket);
  const updated = body
    ? await receiveParts(storage, run, upload, toNodeStream(body), limit)
    : upload;
  return completeIfWhole(storage, { ...append, upload: updated });
}

/** Completes an upload with all its bytes, and one whose last request ended before the file was published. */
export async function completeIfWhole(storage: Storage, append: Append): Promise<Upload> {
  const { upload } = append;
  if (!upload.finished_at && upload.received === upload.size) await finishUpload(storage, append);
  return upload;
}

export function describe(context: StorageContext, upload: Upload, status: 200 | 201 | 204) {
  return context.body(null, status, {
    'cache-control': 'no-store',
    'upload-offset': String(upload.received),
    'upload-expires': upload.expires_at.toUTCString(),
    ...(status === 200 && upload.metadata && { 'upload-metadata': upload.metadata }),
    ...(status === 200 &&
      (upload.size === null
        ? { 'upload-defer-length': '1' }
        : { 'upload-length': String(upload.size) })),
  });
}

const wrongType = () =>
  new StorageError(415, 'InvalidContentType', 'Unsupported Media Type', `${chunkType} is needed`);
