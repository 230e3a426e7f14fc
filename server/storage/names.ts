import type { StorageRequest } from './context.ts';
import { invalidKey, StorageError } from './errors.ts';

// Valid names of buckets and files. A name never becomes a path on disk, but path traversal is still
// rejected, because an archive of the files may be unpacked somewhere.

const keyCharacters = /^[\w/!.*'() &$=@;:+,?-]+$/;
const bucketCharacters = /^[\w!.*'() &$=@;:+,?-]+$/;
export const maxKeyLength = 1024;
const maxBucketLength = 100;

export function parseKey(value: string): string {
  const isValid = value.length > 0 && value.length <= maxKeyLength && keyCharacters.test(value);
  if (!isValid || value.split('/').some(isNoName)) throw invalidKey(value.slice(0, 200));
  return value;
}

const isNoName = (segment: string) => segment === '' || segment === '.' || segment === '..';

export function parseBucketName(value: string): string {
  const isValid =
    value.length > 0 &&
    value.length <= maxBucketLength &&
    value.trim() === value &&
    bucketCharacters.test(value) &&
    !isNoName(value);
  if (!isValid)
    throw new StorageError(400, 'InvalidBucketName', 'InvalidBucketName', 'Bucket name invalid');
  return value;
}

export type Address = { bucketId: string; key: string };

/** Parses bucket and key from the raw path, after the words of the route. */
export function parseAddress(context: StorageRequest, words: string): Address {
  const { pathname } = new URL(context.req.url);
  const wordIndex = pathname.indexOf(`/${words}/`);
  const [bucketId = '', ...rest] = pathname.slice(wordIndex + words.length + 2).split('/');
  return { bucketId: decode(bucketId), key: parseKey(rest.map(decode).join('/')) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidKey(segment.slice(0, 200));
  }
}
