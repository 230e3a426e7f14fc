import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';

type Locked = Pick<Row<'imports'>, 'target' | 'state' | 'columns' | 'mapping' | 'unread_files'> & {
  is_in_time: boolean;
};

/** Locks an import of the caller. Administrators may also continue, stop and undo imports of others. */
export async function lockImport(
  query: Query,
  id: string,
  { id: staffId, role }: Staff,
): Promise<Locked> {
  const { rows } = await query<Locked>(
    `select target, state, columns, mapping, unread_files, coalesce(undo_until > now(), false) as is_in_time
     from public.imports where id = $1 and (created_by = $2 or $3) for update`,
    [id, staffId, role === 'admin'],
  );
  const [row] = rows;
  if (!row) throw new FunctionError('not_found');
  return row;
}

/** The steps before an import starts, in which it can be changed and deleted. */
export const isOpen = ({ state }: Pick<Locked, 'state'>): boolean =>
  ['mapping', 'checking', 'checked'].includes(state);

/** An import is in the queue once at most. */
export const importKey = (id: string) => `import:${id}`;

/** Wakes the worker, when the transaction is committed. */
export async function queueImport(query: Query, id: string): Promise<void> {
  await query(`select private.add_job('run-import', $1, now(), $2)`, [
    JSON.stringify({ id }),
    importKey(id),
  ]);
}

export const importFilesKey = (id: string) => `import-files:${id}`;

/** Lets the worker read files that have arrived. */
export async function queueImportFiles(query: Query, id: string): Promise<void> {
  await query(`select private.add_job('read-import-files', $1, now(), $2)`, [
    JSON.stringify({ id }),
    importFilesKey(id),
  ]);
}
