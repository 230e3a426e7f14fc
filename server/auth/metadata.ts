import type { Query } from '../postgres/database.ts';

/** Keys given replace those stored; null removes one. */
export async function mergeMetadata(
  query: Query,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Record<string, unknown>,
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  await query(
    `update auth.users set ${column} = (${column} || $2::jsonb) - $3::text[], updated_at = now() where id = $1`,
    [userId, data, removed],
  );
}
