import { supportedMimeTypes } from 'file-type';
import { type BucketRules, bareType, isAllowed, requireAllowedType } from '../buckets/bucket.ts';
import { invalidMimeType } from '../errors.ts';
import { canonicalType, type Detected } from './detect-type.ts';

// The allowed types of a bucket apply to the content of a file, not to its declared type.

const validType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;[\x20-\x7e]*)?$/;

const programTypes = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/wasm',
  'application/x-ms-shortcut',
  'application/x-msi',
  'application/x-shockwave-flash',
]);

/** Confusing these types is harmless, and cameras and editors often declare the wrong one. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

const namedText =
  /^text\/|^application\/(.+\+)?(json|xml|yaml|x-yaml|javascript|sql|toml|x-ndjson)$|\+xml$/;

/** Checks the declared type before the file is read. */
export function checkDeclared(bucket: BucketRules, declared: string): void {
  if (!validType.test(declared)) throw invalidMimeType(declared.slice(0, 100));
  requireAllowedType(bucket, declared);
}

/** Returns the type to store; throws if the content does not match the declared type or the bucket's types. */
export function checkContent(bucket: BucketRules, declared: string, detected: Detected): string {
  const bare = canonicalType(bareType(declared));
  const { type, by } = detected;
  if (
    by === 'signature' &&
    programTypes.has(type) &&
    bare !== type &&
    bare !== 'application/octet-stream'
  ) {
    throw invalidMimeType(type);
  }
  const allowed = bucket.allowed_mime_types;
  if (!allowed?.length || type === bare) return declared;
  switch (by) {
    case 'signature':
    case 'markup':
      if (pictures.has(type) && pictures.has(bare)) return type;
      if (isAllowed(allowed.map(canonicalType), type)) return type;
      throw invalidMimeType(type);
    case 'text':
      if (namedText.test(bare)) return declared;
      throw invalidMimeType(type);
    case 'nothing':
      if (!hasSignature(bare) && !namedText.test(bare)) return declared;
      throw invalidMimeType(type);
  }
}

const hasSignature = (type: string): boolean => supportedMimeTypes.has(type);
