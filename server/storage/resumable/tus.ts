import type { Handler } from 'hono';
import type { Environment } from '../../http/environment.ts';
import type { Storage, StorageContext } from '../context.ts';
import { invalidRequest, StorageError } from '../errors.ts';

// Resumable uploads by the tus protocol, https://tus.io/protocols/resumable-upload.

const version = '1.0.0';
const extensions = [
  'creation',
  'creation-defer-length',
  'creation-with-upload',
  'termination',
  'expiration',
];
export const chunkType = 'application/offset+octet-stream';

export const noSuchUpload = () =>
  new StorageError(404, 'NoSuchUpload', 'not_found', 'The upload does not exist');
export const wrongOffset = (received: number) =>
  new StorageError(
    409,
    'InvalidUploadOffset',
    'Conflict',
    'Upload-Offset conflict: the upload has another offset',
    { headers: { 'upload-offset': String(received) } },
  );
const wrongVersion = () =>
  new StorageError(
    412,
    'InvalidTusVersion',
    'Precondition Failed',
    `Tus-Resumable: ${version} is needed`,
    { headers: { 'tus-version': version } },
  );

/** Rejects requests of another version of the protocol, and names the version in every response. */
export const withVersion =
  (handle: Handler<Environment>): Handler<Environment> =>
  (context, next) => {
    context.header('tus-resumable', version);
    if (context.req.header('tus-resumable') !== version) throw wrongVersion();
    return handle(context, next);
  };

/** Responds to OPTIONS with what the server supports. */
export const describeServer =
  ({ settings }: Storage, methods: string): Handler<Environment> =>
  (context) =>
    context.body(null, 204, {
      allow: methods,
      'tus-resumable': version,
      'tus-version': version,
      'tus-extension': extensions.join(),
      'tus-max-size': String(settings.maxFileBytes),
    });

/** Reads a header that is a number of bytes. */
export function readCount(context: StorageContext, name: string): number | undefined {
  const value = context.req.header(name);
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) throw invalidRequest(`${name} is not a number of bytes`);
  return Number(value);
}

export const isChunk = (context: StorageContext): boolean =>
  context.req.header('content-type')?.toLowerCase() === chunkType;
