import { dataExportBucket } from '../../../domain/data-exports/data-export.ts';
import { exportedTables } from '../../../domain/data-exports/exported-tables.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import type { FileStore, StoredFile } from '../../documents/file-store.ts';
import type { Database } from '../../postgres/database.ts';
import type { Query } from '../../postgres/query.ts';
import type { Archive } from './archive.ts';
import { openRows, tablesOfFiles } from './open-rows.ts';
import { listColumns, renderCsv, renderJson } from './read-table.ts';

const filesPerQuery = 500;

/** Adds all tables as of one moment. Returns the number of rows of each. */
export async function addTables(
  database: Pick<Database, 'transaction'>,
  { add }: Archive,
  onRows: (count: number) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read, read only');
    for (const table of keysOf(exportedTables)) {
      counts[table] = 0;
      const columns = await listColumns(query, table);
      const count = (rows: number) => {
        counts[table] = (counts[table] ?? 0) + rows;
        onRows(rows);
      };
      await add(`tables/${table}.csv`, renderCsv(query, table, columns, count));
      await add(`tables/${table}.json`, renderJson(query, table, columns));
    }
  });
  return counts;
}

const fileIsOpen = Object.entries(tablesOfFiles)
  .map(
    ([table, columns]) => `not exists (
      select from public.${table} as given
      where given.bucket = bucket_id and given.path = name and not (${openRows(table, columns)})
    )`,
  )
  .join(' and ');

/** Adds all files but earlier archives and those of people who await erasure. One that was deleted meanwhile is left out. */
export async function addFiles(
  query: Query,
  files: Pick<FileStore, 'open' | 'hasRoom'>,
  { add }: Archive,
  onFile: () => void,
): Promise<void> {
  let last: StoredFile = { bucket: '', path: '' };
  for (;;) {
    const { rows } = await query<StoredFile>(
      `select bucket_id as bucket, name as path from storage.objects
       where bucket_id <> $1 and (bucket_id, name) > ($2, $3) and ${fileIsOpen} order by bucket_id, name limit $4`,
      [dataExportBucket, last.bucket, last.path, filesPerQuery],
    );
    for (const file of rows) {
      // A full disk would stop the database as well.
      if (!(await files.hasRoom())) throw new Error('there is no room for the archive');
      const content = await files.open(file);
      if (!content) continue;
      await add(`files/${file.bucket}/${file.path}`, content, true);
      onFile();
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}
