import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FileStore, StoredFile } from '../documents/file-store.ts';
import { asOwner } from './caller.ts';
import type { Storage } from './context.ts';
import { type Discarded, discardedColumns, discardFiles } from './discard-files.ts';
import { StorageError } from './errors.ts';
import { objectKey } from './files/keys.ts';
import { createRenderImage } from './images/render-image.ts';
import { preferredFormat } from './images/send-image.ts';
import { parseKey } from './names.ts';
import { encodeKey } from './objects/encode-key.ts';
import { findVisible } from './objects/find-object.ts';
import { publishObject } from './objects/publish-object.ts';
import { signDownload } from './signed-token.ts';
import { defaultStorageSettings } from './storage-settings.ts';
import { measure } from './upload/measure.ts';

type Parts = Pick<Storage, 'database' | 'files' | 'keys' | 'logger'> & {
  /** Public URL of the protocol, for links. */
  url: string;
};

/** The worker renders one image at a time. */
const background = { network: 'background' };
const backgroundImages = {
  ...defaultStorageSettings.images,
  cost: { burst: Number.POSITIVE_INFINITY, perSecond: 1 },
  // No limit of variants: the worker renders only the sizes that pages use.
  maxVariants: Number.POSITIVE_INFINITY,
};

/** Access to files for the rest of the server, which checks the rights itself. */
export function createFileStore(parts: Parts): FileStore {
  const { files, url } = parts;
  const run = asOwner(parts);
  const renderImage = createRenderImage(files, backgroundImages);

  const saveStream: FileStore['saveStream'] = async ({ bucket, path }, body, mimetype) => {
    const key = parseKey(path);
    const version = randomUUID();
    const measured = measure(body, Number.POSITIVE_INFINITY);
    await files.write(objectKey(version), measured.body);
    const size = measured.size();
    const metadata = {
      eTag: measured.etag(),
      size,
      mimetype,
      cacheControl: 'no-cache',
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    };
    const row = { id: randomUUID(), bucketId: bucket, key, version, metadata };
    await publishObject(parts, run, { ...row, owner: undefined, userMetadata: undefined }, true);
    return size;
  };

  return {
    save: async (file, bytes, mimetype) => {
      await saveStream(file, inChunks(bytes), mimetype);
    },
    saveStream,

    hasRoom: async () => (await files.hasRoom?.()) ?? true,

    read: async (file) => {
      const object = await findVisible(run, addressOf(file));
      const stream = object?.version ? await files.read(objectKey(object.version)) : undefined;
      return stream && new Uint8Array(await new Response(stream).arrayBuffer());
    },

    open: async (file) => {
      const object = await findVisible(run, addressOf(file));
      const content = object?.version ? await files.read(objectKey(object.version)) : undefined;
      return content && (content instanceof ReadableStream ? content : inChunks(content));
    },

    remove: async (gone) => {
      const rows = await run<Discarded>(
        `delete from storage.objects o using unnest($1::text[], $2::text[]) as gone (bucket, path)
         where o.bucket_id = gone.bucket and o.name = gone.path
         returning ${discardedColumns}`,
        [gone.map(({ bucket }) => bucket), gone.map(({ path }) => path)],
      );
      await discardFiles(parts, rows);
    },

    sign: async (file, holder, seconds, downloadName) => {
      const token = await signDownload(parts, addressOf(file), holder, seconds);
      const link = new URL(`${url}/object/sign/${file.bucket}/${encodeKey(file.path)}`);
      link.searchParams.set('token', token);
      if (downloadName !== undefined) link.searchParams.set('download', downloadName);
      return link.href;
    },

    prepareImage: async (file, size) => {
      const object = await findVisible(run, addressOf(file));
      if (!object?.version || !object.metadata) return 'missing';
      const original = { version: object.version, size: object.metadata.size };
      try {
        await renderImage(original, size, preferredFormat, background);
        return 'rendered';
      } catch (error) {
        const status = error instanceof StorageError ? error.status : undefined;
        if (status === 404) return 'missing';
        if (status === 400) return 'unsupported';
        throw error;
      }
    },
  };
}

const addressOf = ({ bucket, path }: StoredFile) => ({ bucketId: bucket, key: path });

const chunkBytes = 256 * 1024;

/** Splits bytes into chunks, so that other requests are served in between. */
async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
    yield bytes.subarray(offset, offset + chunkBytes);
    await setImmediate();
  }
}
