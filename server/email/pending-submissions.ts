import { db, type Query } from '../postgres/query.ts';
import { hashToken } from './person-links.ts';

type Minted = { id: string; mailbox: string; token: string };

/**
 * Lets a token confirm a pending submission. Returns false if the submission is gone or confirmed, or if the mailbox is
 * not that of the person.
 */
export async function mintConfirmation(
  query: Query,
  { id, mailbox, token }: Minted,
): Promise<boolean> {
  const { rowCount } = await query(
    db
      .updateTable('pending_submissions')
      .set({ token_hash: hashToken(token), mailed_to: mailbox })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('person_id', 'in', db.selectFrom('people').select('id').where('email', '=', mailbox)),
  );
  return rowCount === 1;
}
