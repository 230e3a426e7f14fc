import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import type { Run, Trial } from '../caller.ts';
import type { Discarded } from '../discard-files.ts';
import { alreadyExists } from '../errors.ts';
import { asUuid } from './as-uuid.ts';
import type { FileMetadata } from './object.ts';

export interface NewObject {
  id: string;
  bucketId: string;
  key: string;
  owner: string | undefined;
  version: string;
  metadata: Partial<FileMetadata>;
  userMetadata: Record<string, unknown> | undefined;
}

const columns = '(id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)';

// Without RETURNING, because a role that may only insert cannot read the inserted row.
const insert = `insert into storage.objects ${columns} values ($1, $2, $3, $4, $5, $6, $7, $8)`;

// Locks the row before it is replaced, so that it returns exactly the replaced version.
const upsert = `
with replaced as (
  select version, metadata ->> 'mimetype' as mimetype from storage.objects
  where bucket_id = $2::text and name = $3::text for update
), written as (
  insert into storage.objects as o ${columns}
  select $1::uuid, $2::text, $3::text, $4::uuid, $5::text, $6::text, $7::jsonb, $8::jsonb from (select count(*) from replaced) as locked
  on conflict (bucket_id, name) do update set
    owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata
  returning o.id
)
select written.id, replaced.version, replaced.mimetype from written left join replaced on true`;

type WriteResult = { id: string; replaced: Discarded };

/** Inserts the row of a file, or updates an existing one. */
export async function writeObject(
  run: Run,
  object: NewObject,
  isUpsert: boolean,
): Promise<WriteResult> {
  const text = isUpsert ? upsert : insert;
  const [row] = await run<{ id: string } & Discarded>(text, valuesOf(object)).catch(asDuplicate);
  const { version = null, mimetype = null } = row ?? {};
  return { id: row?.id ?? object.id, replaced: { version, mimetype } };
}

/** Throws if writeObject would fail, before the file is read. */
export async function tryWriteObject(
  tryOut: Trial,
  object: NewObject,
  isUpsert: boolean,
): Promise<void> {
  await tryOut(isUpsert ? upsert : insert, valuesOf(object)).catch(asDuplicate);
}

function valuesOf({ id, bucketId, key, owner, version, metadata, userMetadata }: NewObject) {
  return [
    id,
    bucketId,
    key,
    asUuid(owner) ?? null,
    owner ?? null,
    version,
    JSON.stringify(metadata),
    userMetadata ? JSON.stringify(userMetadata) : null,
  ];
}

function asDuplicate(error: unknown): never {
  throw hasSqlstate(error, sqlstate.uniqueViolation) ? alreadyExists() : error;
}
