import { createHash } from 'node:crypto';
import type { Files, StoredFile } from './files.ts';
import {
  createS3Client,
  requireSuccess,
  type S3Client,
  S3Error,
  type S3Options,
} from './s3-client.ts';
import { parseListing, parseUploads } from './s3-listing.ts';
import { uploadTo } from './s3-upload.ts';

const maxKeysPerDelete = 1000;
const notImplemented = 501;

/** Files in a bucket of an S3-compatible service. */
export function createS3Files(options: S3Options): Files {
  const client = createS3Client(options);

  const deleteAll = async (keys: string[]) => {
    for (let offset = 0; offset < keys.length; offset += maxKeysPerDelete) {
      await deleteSome(client, keys.slice(offset, offset + maxKeysPerDelete));
    }
  };

  return {
    write: (key, body) => uploadTo(client, key, body),
    writeNew: (key, body) => uploadTo(client, key, body),
    read: async (key, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await client({ method: 'GET', key, ...(headers && { headers }) });
      if (response.ok) return response.body ?? new Blob([]).stream();
      // The client throws on every error but 404.
      await response.body?.cancel();
      return undefined;
    },
    copy: async (from, to) => {
      const headers = { 'x-amz-copy-source': `/${options.bucket}/${from}` };
      await requireSuccess(await client({ method: 'PUT', key: to, headers }), 'PUT');
    },
    delete: deleteAll,
    deleteFolder: async (folder) => {
      const keys: string[] = [];
      for await (const { key } of listFolder(client, folder)) keys.push(key);
      await deleteAll(keys);
    },
    list: (folder) => listFolder(client, folder),
    deleteUnfinished: (before) => deleteUnfinished(client, before),
  };
}

async function deleteSome(client: S3Client, keys: string[]): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
  const headers = {
    'content-type': 'application/xml',
    'content-md5': createHash('md5').update(body).digest('base64'),
  };
  const response = await client({ method: 'POST', query: { delete: '' }, headers, body });
  await requireSuccess(response, 'POST');
}

async function* listFolder(client: S3Client, folder: string): AsyncIterable<StoredFile> {
  let marker = '';
  for (;;) {
    const query = { prefix: `${folder}/`, marker, 'max-keys': '1000' };
    const xml = await requireSuccess(await client({ method: 'GET', query }), 'GET');
    const { files, isTruncated } = parseListing(xml);
    yield* files;
    marker = files.at(-1)?.key ?? '';
    if (!isTruncated || !marker) return;
  }
}

/** Not every service can list unfinished uploads; the others respond with 501 and delete them by themselves. */
async function deleteUnfinished(client: S3Client, before: Date): Promise<number> {
  try {
    const response = await client({ method: 'GET', query: { uploads: '' } });
    const old = parseUploads(await requireSuccess(response, 'GET')).filter(
      ({ initiatedAt }) => initiatedAt < before,
    );
    for (const { key, uploadId } of old)
      await client({ method: 'DELETE', key, query: { uploadId } });
    return old.length;
  } catch (error) {
    if (error instanceof S3Error && error.status === notImplemented) return 0;
    throw error;
  }
}
