import type { Database } from '../postgres/database.ts';
import { canDelete } from './doubted-orphans.ts';
import type { Files } from './files/files.ts';
import { objectFolder, variantFolder, versionOf } from './files/keys.ts';
import { tieStorage } from './installation.ts';

export interface CleanUp {
  database: Pick<Database, 'query'>;
  files: Files;
  /**
   * Younger files are let be: their row may be about to be written. At least an hour back, since S3
   * dates a file that came in parts by its first.
   */
  olderThan: Date;
  now?: Date;
}

/** `doubted`: so many of all files lack a row that they are deleted only if they still do a day later. */
export type CleanedUp = { files: number; unfinished: number; doubted?: number };

const atOnce = 500;

/** Deletes files that no row shows, of the storage that belongs to the database. May run at any time, anywhere, twice at once. */
export async function cleanUpOrphans(options: CleanUp): Promise<CleanedUp> {
  const { database, files, olderThan, now = new Date() } = options;
  await tieStorage(files, (text, values) => database.query(text, values));
  const unfinished = await files.deleteUnfinished(olderThan);
  const { orphans, total } = await findOrphans(options);
  const deletable = await canDelete(files, { orphans, total, now });
  for (let at = 0; at < deletable.length; at += atOnce) {
    // Some time has passed since they were found.
    const batch = await withoutRow(database, deletable.slice(at, at + atOnce));
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
    const settle = async () => {
      orphans.push(...(await withoutRow(database, batch)));
      batch = [];
    };
    for await (const { key, modifiedAt } of files.list(folder)) {
      total++;
      if (modifiedAt < olderThan) batch.push(key);
      if (batch.length === atOnce) await settle();
    }
    if (batch.length > 0) await settle();
  }
  return { orphans, total };
}

async function withoutRow(database: CleanUp['database'], keys: string[]): Promise<string[]> {
  const versions = [...new Set(keys.map(versionOf))];
  const { rows } = await database.query(
    'select version from storage.objects where version = any($1)',
    [versions],
  );
  const shown = new Set(rows.map(({ version }) => version));
  return keys.filter((key) => !shown.has(versionOf(key)));
}
