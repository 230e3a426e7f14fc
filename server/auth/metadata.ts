import type { Query } from '../postgres/query.ts';
import { invalid } from './errors.ts';

type Json = Record<string, unknown>;

/** Both kinds are carried in every token, and a token that no header holds locks its owner out. */
const mostBytes = 4096;

/** Keys given replace those stored; null removes one. */
export async function mergeMetadata(
  query: Query,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Json,
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  const { rows } = await query(
    `update auth.users set ${column} = (${column} || $2::jsonb) - $3::text[], updated_at = now() where id = $1
     returning ${column} as merged`,
    [userId, data, removed],
  );
  requireFittingMetadata(rows[0]?.merged);
}

export function requireFittingMetadata(metadata: Json | undefined): void {
  if (metadata && Buffer.byteLength(JSON.stringify(metadata)) > mostBytes) {
    throw invalid(`Metadata must not be larger than ${mostBytes} bytes`);
  }
}
