import { type BucketRules, requireSize } from '../buckets/bucket.ts';
import type { Storage } from '../context.ts';
import { noSuchKey } from '../errors.ts';
import { objectKey } from '../files/keys.ts';
import { readWhole } from '../files/whole-file.ts';
import { checkContent, checkDeclared } from '../upload/check-type.ts';
import { detectType, headLength } from '../upload/detect-type.ts';
import type { FileMetadata } from './object.ts';

/** Checks a stored file against the rules of its new bucket. Returns its type there. */
export async function checkStored(
  storage: Storage,
  bucket: BucketRules,
  version: string | null,
  { size, mimetype }: Pick<FileMetadata, 'size' | 'mimetype'>,
): Promise<string> {
  requireSize(storage, bucket, size);
  checkDeclared(bucket, mimetype);
  const head = await readStart(storage, version, size);
  return checkContent(bucket, mimetype, await detectType(head, head.length === size));
}

async function readStart(
  { files }: Storage,
  version: string | null,
  size: number,
): Promise<Buffer> {
  const range = size > headLength ? { start: 0, end: headLength - 1 } : undefined;
  const start = version ? await readWhole(files, objectKey(version), range) : undefined;
  if (!start) throw noSuchKey();
  return start;
}
