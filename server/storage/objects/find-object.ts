import { prepare } from '../../postgres/prepared-text.ts';
import { type Caller, findCaller, lookUp, type Run } from '../caller.ts';
import type { Storage, StorageContext, StorageRequest } from '../context.ts';
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
  readAgain: () => Promise<ObjectRow | undefined>;
}

const byAddress = `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`;

/** The file as the caller may see it, and whether its bucket is public, so that anybody may read it. */
const ownObject = `select ${objectColumns}, storage.is_public(bucket_id) as is_public
  from storage.objects where bucket_id = $1 and name = $2`;
/** The roles that may run `ownObject`, and usually find the file with it. */
const ownReaders = new Set(['authenticated', 'service_role']);

/** The bucket, and its file if the bucket is public: another file has to be found with the rights of the caller. */
const publicObject = prepare(`
  select bucket.public as is_public, ${objectColumns.replace(/\w+/g, 'object.$&')}
  from storage.buckets as bucket
  left join storage.objects as object on bucket.public and object.bucket_id = bucket.id and object.name = $2
  where bucket.id = $1`);

type PublicRow = { is_public: boolean } & (ObjectRow | { id: null });

/** Public buckets are readable by everyone; other buckets require that the caller can see the row. */
export async function getReadable(
  storage: Storage,
  context: StorageRequest,
  address: Address,
): Promise<FoundObject> {
  const caller = await findCaller(storage, context);
  if (caller && ownReaders.has(caller.identity.role)) {
    const readableOwn = await findOwn(caller, address);
    if (readableOwn) return readableOwn;
  }
  const bucket = await findPublic(storage, context, address);
  if (bucket?.is_public) return requirePublic(storage, context, address, bucket);
  if (!bucket || !caller) throw noSuchBucket();
  return { ...(await getVisible(caller.run, address)), reader: signerOf(caller.identity) };
}

/** Takes one statement for the usual download, of a file that its reader may see. */
async function findOwn(
  { run, identity }: Caller,
  address: Address,
): Promise<FoundObject | undefined> {
  const values = [address.bucketId, address.key];
  const [row] = await run<ObjectRow & { is_public: boolean }>(ownObject, values, {
    access: 'read',
  });
  if (!row) return undefined;
  const readRow = () => findVisible(run, address);
  return row.is_public
    ? { object: row, isPublic: true, readAgain: readRow }
    : { object: row, isPublic: false, reader: signerOf(identity), readAgain: readRow };
}

export async function getPublic(
  storage: Storage,
  context: StorageRequest,
  address: Address,
): Promise<FoundObject> {
  const bucket = await findPublic(storage, context, address);
  if (!bucket?.is_public) throw noSuchBucket();
  return requirePublic(storage, context, address, bucket);
}

async function findPublic(
  storage: Storage,
  context: StorageRequest,
  { bucketId, key }: Address,
): Promise<PublicRow | undefined> {
  const [row] = await lookUp(storage, context)<PublicRow>(publicObject, [bucketId, key]);
  return row;
}

function requirePublic(
  storage: Storage,
  context: StorageRequest,
  address: Address,
  row: PublicRow,
): FoundObject {
  if (row.id === null) throw noSuchKey();
  const readRow = () => findVisible(lookUp(storage, context), address);
  return { object: row, isPublic: true, readAgain: readRow };
}

/** Finds the file of a signed URL. */
export async function getSigned(
  storage: Storage,
  context: StorageContext,
  address: Address,
  signer: Signer,
): Promise<FoundObject> {
  const visibleObject = await getVisible(await readAs(storage, context, signer), address);
  return { ...visibleObject, reader: signer };
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
 * After `maxAttempts` the response asks the client to retry later.
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
      const replaced = await findVisible(run, address);
      if (!replaced || replaced.version === object.version) throw error;
      if (attempt === maxAttempts) throw slowDown();
      object = replaced;
    }
  }
  throw noSuchKey();
}

async function getVisible(run: Run, address: Address): Promise<FoundObject> {
  const readRow = () => findVisible(run, address);
  const object = await readRow();
  if (!object) throw noSuchKey();
  return { object, isPublic: false, readAgain: readRow };
}
