import type { Query } from '../postgres/query.ts';

/** Runs statements with the rights of the caller, so that row-level security applies as in a table call. */
export async function asCaller<T>(query: Query, work: () => Promise<T>): Promise<T> {
  await query('set local role authenticated');
  const result = await work();
  await query('reset role');
  return result;
}
