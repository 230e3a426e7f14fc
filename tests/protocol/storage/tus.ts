import { Upload, type UploadOptions } from 'tus-js-client';
import type { World } from './world.ts';

// Uploads with the official client of the tus protocol, and headers for requests that it would never send.

type Options = Partial<UploadOptions> & { path?: string };

/** Resolves when the client reports success. */
export function tusUpload(
  { url }: Pick<World, 'url'>,
  token: string | undefined,
  content: Buffer,
  { path = '/upload/resumable', headers, ...options }: Options,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${url}/storage/v1${path}`,
      retryDelays: [0, 500, 1000, 2000, 3000],
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      onError: reject,
      onSuccess: () => resolve(upload),
      ...options,
    });
    upload.start();
  });
}

export const chunkHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

export const encodeMetadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join();

/** Keys of the parts of the upload with that URL. */
export async function listParts({ files }: Pick<World, 'files'>, url: string): Promise<string[]> {
  const id = url.split('/').at(-1) ?? '';
  const keys: string[] = [];
  for await (const { key } of files.list('parts')) if (key.includes(id)) keys.push(key);
  return keys;
}
