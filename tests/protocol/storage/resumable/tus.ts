import { Upload, type UploadOptions } from 'tus-js-client';
import { expect } from 'vitest';
import { must, type World } from '../world.ts';

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

/** The upload metadata of a text file, or of another type. */
export const metadataFor = (
  bucketName: string,
  objectName: string,
  fields: Record<string, string> = {},
) => encodeMetadata({ bucketName, objectName, contentType: 'text/plain', ...fields });

/** Resumable uploads to a world, request by request. */
export function uploadsTo(world: World) {
  const bytesOf = async (bucket: string, path: string) => {
    const blob = must(await world.service.storage.from(bucket).download(path));
    return Buffer.from(await blob.arrayBuffer());
  };
  const tokenOf = ({ id }: { id: string }) =>
    world.keys.sign({ sub: id, role: 'authenticated', aal: 'aal2' }, 3600);
  const begin = (headers: Record<string, string>, body?: BodyInit) =>
    world.fetch('/upload/resumable', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${world.keys.serviceKey}`,
        ...headers,
      },
      ...(body && { body }),
    });
  const started = async (headers: Record<string, string>) => {
    const response = await begin(headers);
    expect(response.status).toBe(201);
    const path = response.headers.get('location')?.replace('/storage/v1', '') ?? '';
    const send = (method: string, ownHeaders: Record<string, string> = {}, body?: BodyInit) =>
      world.fetch(path, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          authorization: headers.authorization ?? `Bearer ${world.keys.serviceKey}`,
          ...ownHeaders,
        },
        ...(body && { body, duplex: 'half' }),
      });
    const parts = () => listParts(world, path);
    return { send, parts, url: `${world.url}/storage/v1${path}` };
  };
  return { bytesOf, tokenOf, begin, started };
}
