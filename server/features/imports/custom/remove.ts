import type { CustomTarget, CustomValues } from '../../../../domain/custom-fields/custom-field.ts';
import type { CustomRow } from '../../../../domain/imports/custom-columns.ts';
import type { Query } from '../../../postgres/query.ts';
import { SkippedRow } from '../../bulk/bulk-kind.ts';
import type { DoneRow } from '../import-kind.ts';
import { referenceOf } from './reference-of.ts';

/** Removes the custom values that the row has added. Throws if a colleague has changed one of them since. */
export async function removeCustomValues(query: Query, row: DoneRow): Promise<void> {
  const { custom } = (row.before ?? {}) as { custom?: CustomRow };
  for (const [target, added] of Object.entries(custom ?? {})) {
    const id = target === 'applications' ? row.applicationId : row.targetId;
    if (id) await remove(query, referenceOf[target as CustomTarget], id, added);
  }
}

async function remove(
  query: Query,
  column: string,
  id: string,
  added: CustomValues,
): Promise<void> {
  const { rowCount } = await query(
    `update public.custom_values set fields = fields - $3::text[] where ${column} = $1 and fields @> $2`,
    [id, JSON.stringify(added), Object.keys(added)],
  );
  if (!rowCount) throw new SkippedRow('changed');
  await query(`delete from public.custom_values where ${column} = $1 and fields = '{}'`, [id]);
}
