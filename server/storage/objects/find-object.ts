import { findCaller, lookUp, type Run } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import { noSuchBucket, noSuchKey, slowDown } from '../errors.ts';
import type { Address } from '../names.ts';
import { readAs, type Signer, signerOf } from '../signer.ts';
import { type ObjectRow, objectColumns } from './object.ts';

/** The row of a file, with a function that reads it again if the file was replaced. */
export interface FoundObject {
  object: ObjectRow;
  isPublic: boolean;
  /** The reader for the access log; undefined for a public bucket. */
  reader?: Signer;
  again: () => Promise<ObjectRow | undefined>;
}

const byAddress = `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`;

/** Public buckets are readable by everyone; other buckets require that the caller can see the row. */
export async function getReadable(
  storage: Storage,
  context: StorageContext,
  address: Address,
): Promise<FoundObject> {
  const caller = await findCaller(storage, context);
  const asServer = lookUp(storage, context);
  const isPublic = await isBucketPublic(asServer, address.bucketId);
  if (isPublic) return find(asServer, address, true);
  if (isPublic === undefined || !caller) throw noSuchBucket();
  return { ...(await find(caller.run, address, false)), reader: signerOf(caller.identity) };
}

export async function getPublic(
  storage: Storage,
  context: StorageContext,
  address: Address,
): Promise<FoundObject> {
  const asServer = lookUp(storage, context);
  if (!(await isBucketPublic(asServer, address.bucketId))) throw noSuchBucket();
  return find(asServer, address, true);
}

/** Finds the file of a signed URL. */
export async function getSigned(
  storage: Storage,
  context: StorageContext,
  address: Address,
  signer: Signer,
): Promise<FoundObject> {
  const found = await find(await readAs(storage, context, signer), address, false);
  return { ...found, reader: signer };
}

export async function findVisible(run: Run, address: Address): Promise<ObjectRow | undefined> {
  const [row] = await run<ObjectRow>(byAddress, [address.bucketId, address.key], {
    access: 'read',
  });
  return row;
}

const maxAttempts = 50;

/**
 * Runs the work on the current version of a file, and again if the file was replaced in the meantime.
 * After many attempts the client is asked to retry later.
 */
export async function withVisible<T>(
  run: Run,
  address: Address,
  work: (object: ObjectRow) => Promise<T>,
): Promise<T> {
  let object = await findVisible(run, address);
  for (let attempt = 1; object; attempt += 1) {
    try {
      return await work(object);
    } catch (error) {
      const next = await findVisible(run, address);
      if (!next || next.version === object.version) throw error;
      if (attempt === maxAttempts) throw slowDown();
      object = next;
    }
  }
  throw noSuchKey();
}

async function find(run: Run, address: Address, isPublic: boolean): Promise<FoundObject> {
  const again = () => findVisible(run, address);
  const object = await again();
  if (!object) throw noSuchKey();
  return { object, isPublic, again };
}

async function isBucketPublic(run: Run, id: string): Promise<boolean | undefined> {
  const text = 'select public from storage.buckets where id = $1';
  const [bucket] = await run<{ public: boolean }>(text, [id]);
  return bucket?.public;
}
