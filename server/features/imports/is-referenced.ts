import type { Query } from '../../postgres/query.ts';

/** True if a row of a table, other than those that come and go with this one, refers to it. */
export async function isReferenced(
  query: Query,
  table: string,
  id: string,
  derived: string[],
): Promise<boolean> {
  const { rows } = await query<{ is_used: boolean }>(
    'select private.is_referenced($1::regclass, $2, $3::regclass[]) as is_used',
    [`public.${table}`, id, derived],
  );
  return rows[0]?.is_used ?? true;
}
