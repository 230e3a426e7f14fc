import type { Query } from '../postgres/query.ts';

/** Runs statements as the product itself, without the claims of the transaction, for what no colleague may do. */
export async function asSystem<T>(query: Query, work: () => Promise<T>): Promise<T> {
  const { rows } = await query<{ claims: string }>(
    `select coalesce(current_setting('request.jwt.claims', true), '') as claims, set_config('request.jwt.claims', '', true)`,
  );
  const result = await work();
  await query(`select set_config('request.jwt.claims', $1, true)`, [rows[0]?.claims ?? '']);
  return result;
}
