import { Readable } from 'node:stream';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { type BucketRules, sizeLimitOf } from '../buckets/bucket.ts';
import type { Run } from '../caller.ts';
import type { Storage } from '../context.ts';
import { toStorageError } from '../errors.ts';
import type { Bytes, Files } from '../files/files.ts';
import { partKey, partsOf } from '../files/keys.ts';
import { storeIncoming } from '../upload/receive.ts';
import { noSuchUpload } from './tus.ts';
import { parseUploadMetadata } from './upload-metadata.ts';
import type { Uploader } from './uploader.ts';
import { deleteUpload, isPublished, markFinished, recordVersion, type Upload } from './uploads.ts';

type Finish = {
  /** Reaches the table of uploads. */
  run: Run;
  upload: Upload;
  uploader: Uploader;
  bucket: BucketRules;
};

/** Uploads that this process is finishing, so that requests for the same one do the work once. */
const finishing = new Map<string, Promise<void>>();

/** Joins the parts, and publishes the file after the same checks as a file that was uploaded with one request. */
export async function finishUpload(storage: Storage, finish: Finish): Promise<void> {
  const { id } = finish.upload;
  const work =
    finishing.get(id) ?? publishUpload(storage, finish).finally(() => finishing.delete(id));
  finishing.set(id, work);
  await work;
}

async function publishUpload(storage: Storage, finish: Finish): Promise<void> {
  const { run, upload } = finish;
  if (!(await isPublished(run, upload))) {
    await putTogether(storage, finish).catch(async (error: unknown) => {
      // Another process was faster.
      if (await isPublished(run, upload)) return;
      const status = toStorageError(error)?.status ?? 500;
      // A file that was rejected will be rejected again.
      if (status < 500 && status !== 429) await discardUpload(storage, run, upload);
      throw error;
    });
  }
  await markFinished(run, upload);
  await deleteParts(storage, upload);
}

async function putTogether(
  storage: Storage,
  { run, upload, uploader, bucket }: Finish,
): Promise<void> {
  const { type, cacheControl, userMetadata } = parseUploadMetadata(upload.metadata);
  const body = Readable.from(readParts(storage.files, upload), { objectMode: false });
  const incoming = { type, cacheControl, contentEncoding: undefined, userMetadata, body };
  try {
    await storeIncoming(
      storage,
      { ...incoming, abandon: () => void body.destroy() },
      {
        bucket,
        key: upload.name,
        owner: uploader.owner,
        isUpsert: upload.is_upsert,
        run: uploader.run,
        ...(uploader.tryOut && { tryOut: uploader.tryOut }),
        beforePublish: (version) => recordVersion(run, upload, version),
      },
      sizeLimitOf(storage, bucket),
    );
  } finally {
    body.destroy();
  }
}

async function* readParts(files: Files, { id, parts }: Upload): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const content = await files.read(partKey(id, part));
    // The storage lost it, or a backup was restored.
    if (!content) throw noSuchUpload();
    if (content instanceof ReadableStream) yield* whileAvailable(content);
    else if (content.length > 0) yield content;
  }
}

/** If the storage fails, the upload itself is intact and can be finished later. */
async function* whileAvailable(content: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw new FilesUnavailable(error);
  }
}

/** Forgets an upload with its parts. */
export async function discardUpload(storage: Storage, run: Run, upload: Upload): Promise<void> {
  await deleteUpload(run, upload);
  await deleteParts(storage, upload);
}

async function deleteParts({ files, logger }: Storage, { id }: Upload): Promise<void> {
  try {
    await files.deleteFolder(partsOf(id));
  } catch (error) {
    logger.warn({ err: error }, 'parts of an upload left for clean-up');
  }
}
