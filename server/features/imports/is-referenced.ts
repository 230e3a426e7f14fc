import type { Query } from '../../postgres/query.ts';

/** Finds the rows of a table to which other rows refer, except for rows that are created and deleted with them. */
export async function listReferenced(
  query: Query,
  table: string,
  ids: string[],
  derived: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await query<{ id: string }>(
    'select private.list_referenced($1::regclass, $2::uuid[], $3::regclass[]) as id',
    [`public.${table}`, ids, derived],
  );
  return new Set(rows.map(({ id }) => id));
}

export const isReferenced = async (
  query: Query,
  table: string,
  id: string,
  derived: string[],
): Promise<boolean> => (await listReferenced(query, table, [id], derived)).has(id);
