import { type CustomColumn, customTargetsOf } from '../../../../domain/imports/custom-columns.ts';
import type { ImportTarget } from '../../../../domain/imports/import.ts';
import type { Query } from '../../../postgres/query.ts';

/** The custom fields that columns of a file can fill. Retired ones are hidden everywhere. */
export async function loadCustomColumns(
  query: Query,
  target: ImportTarget,
): Promise<CustomColumn[]> {
  const { rows } = await query<CustomColumn>(
    `select key, target, kind, name, options from public.custom_fields
     where target = any ($1) and retired_at is null order by position, created_at`,
    [customTargetsOf[target]],
  );
  return rows;
}
