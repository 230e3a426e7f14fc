import type { StorageContext } from './context.ts';
import { invalidKey, StorageError } from './errors.ts';

// What buckets and files may be called. A file's name never becomes a path, yet nothing that reads
// like a way out of its folder is let in: someone may one day unpack an archive of them.

const keyCharacters = /^[\w/!.*'() &$=@;:+,?-]+$/;
const bucketCharacters = /^[\w!.*'() &$=@;:+,?-]+$/;
const longestName = 1024;
const longestBucket = 100;

export function parseKey(value: string): string {
  const isWhole = value.length > 0 && value.length <= longestName && keyCharacters.test(value);
  if (!isWhole || value.split('/').some(isNoName)) throw invalidKey(value.slice(0, 200));
  return value;
}

const isNoName = (segment: string) => segment === '' || segment === '.' || segment === '..';

export function parseBucketName(value: string): string {
  const isGood =
    value.length > 0 &&
    value.length <= longestBucket &&
    value.trim() === value &&
    bucketCharacters.test(value) &&
    !isNoName(value);
  if (!isGood)
    throw new StorageError(400, 'InvalidBucketName', 'InvalidBucketName', 'Bucket name invalid');
  return value;
}

export type Address = { bucketId: string; key: string };

/** Bucket and key from the path, after the words of the route; read from the address as it was sent. */
export function parseAddress(context: StorageContext, words: string): Address {
  const { pathname } = new URL(context.req.url);
  const at = pathname.indexOf(`/${words}/`);
  const [bucketId = '', ...rest] = pathname.slice(at + words.length + 2).split('/');
  return { bucketId: decode(bucketId), key: parseKey(rest.map(decode).join('/')) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidKey(segment.slice(0, 200));
  }
}
