import type { BulkTarget } from '../../../domain/bulk/bulk-action.ts';
import { asCaller } from '../../functions/act-as.ts';
import type { Query } from '../../postgres/query.ts';
import { SkippedRow } from './bulk-kind.ts';
import { tables } from './tables.ts';

/** Locks a row with the rights of the acting colleague, who must be allowed to change it. */
export async function requireRow(query: Query, target: BulkTarget, id: string): Promise<void> {
  const { table, key } = tables[target];
  const { rows } = await asCaller(query, () =>
    query(`select from public.${table} where ${key} = $1 for update`, [id]),
  );
  if (rows.length === 0) throw new SkippedRow('not_found');
}

/** Returns the person of a row that the acting colleague may change. */
export async function requirePersonOf(
  query: Query,
  target: BulkTarget,
  id: string,
): Promise<string> {
  await requireRow(query, target, id);
  if (target !== 'applications') return id;
  const { rows } = await query<{ person_id: string }>(
    'select person_id from public.applications where id = $1',
    [id],
  );
  return rows[0]?.person_id ?? id;
}
