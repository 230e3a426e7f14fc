import { db, type Query } from '../postgres/query.ts';
import { hashToken } from './person-links.ts';

/** Lets a token confirm a pending submission. Returns false if the submission is gone or confirmed. */
export async function mintConfirmation(query: Query, id: string, token: string): Promise<boolean> {
  const { rowCount } = await query(
    db
      .updateTable('pending_submissions')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null),
  );
  return rowCount === 1;
}
