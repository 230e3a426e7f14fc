import type { Database } from '../postgres/database.ts';
import type { Files } from './files/files.ts';
import { objectFolder, variantFolder, versionOf } from './files/keys.ts';

export interface CleanUp {
  database: Pick<Database, 'query'>;
  files: Files;
  /**
   * Younger files are let be: their row may be about to be written. At least an hour back, since S3
   * dates a file that came in parts by its first.
   */
  olderThan: Date;
}

export type CleanedUp = { files: number; unfinished: number };

const atOnce = 500;

/** Deletes files that no row shows. May run at any time, anywhere, twice at once. */
export async function cleanUpOrphans({ database, files, olderThan }: CleanUp): Promise<CleanedUp> {
  const unfinished = await files.deleteUnfinished(olderThan);
  let deleted = 0;
  for (const folder of [objectFolder, variantFolder]) {
    let batch: string[] = [];
    const settle = async () => {
      const orphans = await withoutRow(database, batch);
      await files.delete(orphans);
      deleted += orphans.length;
      batch = [];
    };
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (modifiedAt < olderThan) batch.push(key);
      if (batch.length === atOnce) await settle();
    }
    if (batch.length > 0) await settle();
  }
  return { files: deleted, unfinished };
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
