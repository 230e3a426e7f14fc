import { sql } from 'kysely';
import { importUndoDays } from '../../domain/imports/import.ts';
import { importKey } from '../features/imports/lock-import.ts';
import { db } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

/** Longer than any batch takes. */
export const idleSeconds = 30;

/** Continues imports whose worker has died, and deletes the rows of files when they are no longer needed. */
export const continueImports: JobTask = async ({ database }, _, addJob) => {
  const { rows } = await database.query(
    db
      .selectFrom('imports')
      .select('id')
      .where('state', 'in', ['checking', 'running', 'cancelling', 'undoing'])
      .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${idleSeconds})`),
  );
  for (const { id } of rows) await addJob('run-import', { id }, importKey(id));
  await database.query(
    `delete from public.import_rows using public.imports as import
     where import_rows.import_id = import.id and import.state in ('done', 'undone') and import.undo_until < now()`,
  );
  await database.query(
    `delete from public.imports
     where state in ('mapping', 'checked') and updated_at < now() - make_interval(days => $1)`,
    [importUndoDays],
  );
};
