import type { Run } from '../caller.ts';

/** A row of `storage.resumable_uploads`; the numbers are text, because they are bigints. */
interface UploadRow {
  id: string;
  bucket_id: string;
  name: string;
  role: string;
  owner_id: string | null;
  is_upsert: boolean;
  metadata: string;
  size: string | null;
  received: string;
  parts: string[];
  finished_at: Date | null;
  expires_at: Date;
}

export type Upload = Omit<UploadRow, 'size' | 'received'> & {
  size: number | null;
  received: number;
};

type NewUpload = Pick<
  Upload,
  'bucket_id' | 'name' | 'role' | 'owner_id' | 'is_upsert' | 'metadata' | 'size'
>;

const columns = `id, bucket_id, name, role, owner_id, is_upsert, metadata, size, received, parts::text[], finished_at, expires_at`;

const toUpload = ({ size, received, ...row }: UploadRow): Upload => ({
  ...row,
  size: size === null ? null : Number(size),
  received: Number(received),
});

/** Returns undefined if the uploader has too many unfinished uploads. The service key has no limit. */
export async function insertUpload(
  run: Run,
  upload: NewUpload,
  { seconds, maxUnfinished }: { seconds: number; maxUnfinished: number },
): Promise<Upload | undefined> {
  const { bucket_id, name, role, owner_id, is_upsert, metadata, size } = upload;
  const [row] = await run<UploadRow>(
    `insert into storage.resumable_uploads
       (bucket_id, name, role, owner_id, is_upsert, metadata, size, expires_at)
     select $1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8)
     where $3::text = 'service_role' or (
       select count(*) from storage.resumable_uploads
       where role = $3 and owner_id is not distinct from $4 and finished_at is null and expires_at > now()
     ) < $9
     returning ${columns}`,
    [bucket_id, name, role, owner_id, is_upsert, metadata, size, seconds, maxUnfinished],
  );
  return row && toUpload(row);
}

export async function findUpload(run: Run, id: string): Promise<Upload | undefined> {
  const [row] = await run<UploadRow>(
    `select ${columns} from storage.resumable_uploads where id = $1 and expires_at > now()`,
    [id],
  );
  return row && toUpload(row);
}

/**
 * Sets the size of an upload that began without one. Returns false if another request has set a size, or more bytes have
 * arrived.
 */
export async function setSize(run: Run, { id }: Upload, size: number): Promise<boolean> {
  const rows = await run(
    `update storage.resumable_uploads set size = $2
     where id = $1 and size is null and received <= $2 returning id`,
    [id, size],
  );
  return rows.length > 0;
}

/**
 * Counts a stored part, unless another request has added bytes or set a smaller size since. Both are
 * checked in the statement that adds the part, so that requests need no lock that could outlive their process.
 */
export async function addPart(
  run: Run,
  upload: Upload,
  part: { id: string; size: number },
): Promise<Upload | undefined> {
  const [row] = await run<UploadRow>(
    `update storage.resumable_uploads set received = received + $3, parts = parts || $4::uuid
     where id = $1 and received = $2 and finished_at is null and received + $3 <= coalesce(size, received + $3)
     returning ${columns}`,
    [upload.id, upload.received, part.size, part.id],
  );
  return row && toUpload(row);
}

/** Stores the version first, so that a process that was killed after publishing is recognised (`isPublished`). */
export async function recordVersion(run: Run, { id }: Upload, version: string): Promise<void> {
  await run('update storage.resumable_uploads set versions = versions || $2::uuid where id = $1', [
    id,
    version,
  ]);
}

/** True if the file was published, also by a process that was killed before it could record that. */
export async function isPublished(run: Run, { id }: Upload): Promise<boolean> {
  const rows = await run(
    `select from storage.objects where version = any (
       select unnest(versions)::text from storage.resumable_uploads where id = $1
     )`,
    [id],
  );
  return rows.length > 0;
}

export async function markFinished(run: Run, { id }: Upload): Promise<void> {
  await run(
    `update storage.resumable_uploads set finished_at = now(), parts = '{}' where id = $1`,
    [id],
  );
}

export async function deleteUpload(run: Run, { id }: Upload): Promise<void> {
  await run('delete from storage.resumable_uploads where id = $1', [id]);
}
