import { prepare } from '../../postgres/prepared-text.ts';
import { lookUp } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { invalidMimeType, noSuchBucket, tooLarge } from '../errors.ts';

export interface BucketRow {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  /** May be text, because it is a bigint. */
  file_size_limit: number | string | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

export const bucketColumns =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at';

/** The rules for writing into a bucket, which also apply to callers that cannot see the bucket. */
export type BucketRules = Pick<
  BucketRow,
  'id' | 'public' | 'file_size_limit' | 'allowed_mime_types'
>;

const bucketRules = prepare(
  'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
);

export async function getBucketRules(
  storage: Storage,
  context: StorageContext,
  id: string,
): Promise<BucketRules> {
  const [bucket] = await lookUp(storage, context)<BucketRules>(bucketRules, [id]);
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export function renderBucket(row: BucketRow) {
  const { owner, file_size_limit: limit } = row;
  return { ...row, owner: owner ?? '', file_size_limit: limit === null ? null : Number(limit) };
}

export function sizeLimitOf(storage: Storage, { file_size_limit: own }: BucketRules): number {
  const { maxFileBytes } = storage.settings;
  return own === null ? maxFileBytes : Math.min(Number(own), maxFileBytes);
}

export function requireSize(storage: Storage, bucket: BucketRules, size: number): void {
  if (size > sizeLimitOf(storage, bucket)) throw tooLarge();
}

export function requireAllowedType(
  { allowed_mime_types: allowed }: BucketRules,
  type: string,
): void {
  if (allowed?.length && !isAllowed(allowed, type)) throw invalidMimeType(type);
}

export function isAllowed(allowed: string[], type: string): boolean {
  const bare = bareType(type);
  return allowed.some((entry) => {
    const allowedType = entry.toLowerCase();
    return (
      allowedType === '*/*' ||
      allowedType === bare ||
      (allowedType.endsWith('/*') && bare.startsWith(allowedType.slice(0, -1)))
    );
  });
}

/** Returns the type without parameters such as the charset. */
export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
