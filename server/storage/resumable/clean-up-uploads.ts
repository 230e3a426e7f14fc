import type { Database } from '../../postgres/database.ts';
import type { Files } from '../files/files.ts';
import { partFolder, partsOf, versionOf } from '../files/keys.ts';

type CleanUp = { database: Pick<Database, 'query'>; files: Files; olderThan: Date };

/** Deletes uploads that have expired, and parts without an upload. Returns the number of uploads and parts. */
export async function cleanUpUploads({ database, files, olderThan }: CleanUp): Promise<number> {
  const { rows: expired } = await database.query<{ id: string }>(
    'delete from storage.resumable_uploads where expires_at < now() returning id',
  );
  for (const { id } of expired) await files.deleteFolder(partsOf(id));
  const old: string[] = [];
  for await (const { key, modifiedAt } of files.list(partFolder)) {
    if (modifiedAt < olderThan) old.push(key);
  }
  const { rows } = await database.query<{ id: string }>(
    'select id from storage.resumable_uploads where id = any($1)',
    [[...new Set(old.map(versionOf))]],
  );
  const storedIds = new Set(rows.map(({ id }) => id));
  const lostKeys = old.filter((key) => !storedIds.has(versionOf(key)));
  if (lostKeys.length > 0) await files.delete(lostKeys);
  return expired.length + lostKeys.length;
}
