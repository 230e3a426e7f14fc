import type { Query } from '../postgres/query.ts';
import { hashToken } from './person-links.ts';

/**
 * Lets a token confirm a form that waits for the owner of its address, and says whether it does. Only
 * the hash is stored.
 */
export async function mintConfirmation(query: Query, id: string, token: string): Promise<boolean> {
  const { rowCount } = await query(
    'update public.pending_submissions set token_hash = $2 where id = $1 and confirmed_at is null',
    [id, hashToken(token)],
  );
  return rowCount === 1;
}
