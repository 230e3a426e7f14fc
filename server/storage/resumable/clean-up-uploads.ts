import type { Database } from '../../postgres/database.ts';
import type { Files } from '../files/files.ts';
import { partFolder, partsOf, uploadOf } from '../files/keys.ts';

type CleanUp = { database: Pick<Database, 'query'>; files: Files; partsOlderThan: Date };

/** Deletes uploads that have expired, and parts without an upload. Returns how many of both were deleted. */
export async function cleanUpUploads({
  database,
  files,
  partsOlderThan,
}: CleanUp): Promise<number> {
  const { rows: expired } = await database.query<{ id: string }>(
    'delete from storage.resumable_uploads where expires_at < now() returning id',
  );
  for (const { id } of expired) await files.deleteFolder(partsOf(id));
  const oldKeys: string[] = [];
  for await (const { key, modifiedAt } of files.list(partFolder)) {
    if (modifiedAt < partsOlderThan) oldKeys.push(key);
  }
  const { rows } = await database.query<{ id: string }>(
    'select id from storage.resumable_uploads where id = any($1)',
    [[...new Set(oldKeys.map(uploadOf))]],
  );
  const storedIds = new Set(rows.map(({ id }) => id));
  const orphanKeys = oldKeys.filter((key) => !storedIds.has(uploadOf(key)));
  if (orphanKeys.length > 0) await files.delete(orphanKeys);
  return expired.length + orphanKeys.length;
}
