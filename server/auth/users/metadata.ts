import type { Query } from '../../postgres/query.ts';
import { invalid } from '../errors.ts';

type Json = Record<string, unknown>;

/** Every token contains the metadata, and a token that exceeds the size of a header would lock the user out. */
export const maxMetadataBytes = 4096;

/** Merges the keys into the stored metadata; null removes a key. */
export async function mergeMetadata(
  query: Query,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Json,
): Promise<void> {
  const removedKeys = Object.keys(data).filter((key) => data[key] === null);
  const { rows } = await query<{ merged: Json }>(
    `update auth.users set ${column} = (${column} || $2::jsonb) - $3::text[], updated_at = now() where id = $1
     returning ${column} as merged`,
    [userId, data, removedKeys],
  );
  assertMetadataSize(rows[0]?.merged);
}

export function assertMetadataSize(metadata: Json | undefined): void {
  if (metadata && Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes) {
    throw invalid(`Metadata must not be larger than ${maxMetadataBytes} bytes`);
  }
}
