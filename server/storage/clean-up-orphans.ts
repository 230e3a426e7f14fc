import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import type { Files } from './files/files.ts';
import { objectFolder, variantFolder, versionOf } from './files/keys.ts';
import { tieStorage } from './installation.ts';
import { listDeletable } from './list-deletable.ts';
import { cleanUpUploads } from './resumable/clean-up-uploads.ts';

interface CleanUp {
  database: Pick<Database, 'query'>;
  files: Files;
  /**
   * Younger files are skipped, because their row may not be written yet. It must be at least an hour
   * ago, because S3 dates a multipart upload by its start.
   */
  olderThan: Date;
  now?: Date;
}

/** `doubted` counts files that are only deleted if they still have no row a day later, because suspiciously many have none. */
type CleanedUp = { files: number; unfinished: number; doubted?: number };

const filesPerBatch = 500;

/** Deletes files without a row. Safe to run at any time, also concurrently in several processes. */
export async function cleanUpOrphans(options: CleanUp): Promise<CleanedUp> {
  const { database, files, olderThan, now = new Date() } = options;
  await tieStorage(files, (text, values) => database.query(text, values));
  const drafts = await files.deleteUnfinished(olderThan);
  const unfinished =
    drafts + (await cleanUpUploads({ database, files, partsOlderThan: olderThan }));
  const { orphans, total } = await findOrphans(options);
  const deletable = await listDeletable(files, { orphans, total, now });
  for (let offset = 0; offset < deletable.length; offset += filesPerBatch) {
    // Check again, because a row may have been written since the file was found.
    const batch = await withoutRow(database, deletable.slice(offset, offset + filesPerBatch));
    await files.delete(batch);
  }
  const doubted = orphans.length - deletable.length;
  return { files: deletable.length, unfinished, ...(doubted > 0 && { doubted }) };
}

async function findOrphans({ database, files, olderThan }: CleanUp) {
  const orphans: string[] = [];
  let total = 0;
  for (const folder of [objectFolder, variantFolder]) {
    let batch: string[] = [];
    const checkBatch = async () => {
      orphans.push(...(await withoutRow(database, batch)));
      batch = [];
    };
    for await (const { key, modifiedAt } of files.list(folder)) {
      total++;
      if (modifiedAt < olderThan) batch.push(key);
      if (batch.length === filesPerBatch) await checkBatch();
    }
    if (batch.length > 0) await checkBatch();
  }
  return { orphans, total };
}

async function withoutRow(database: CleanUp['database'], keys: string[]): Promise<string[]> {
  const versions = [...new Set(keys.map(versionOf))];
  const { rows } = await database.query<Pick<Row<'storage.objects'>, 'version'>>(
    'select version from storage.objects where version = any($1)',
    [versions],
  );
  const referenced = new Set(rows.map(({ version }) => version));
  return keys.filter((key) => !referenced.has(versionOf(key)));
}
