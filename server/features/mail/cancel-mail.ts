import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Cancels a mail that was not sent yet. */
export async function cancelMail(query: Query, mail: string): Promise<void> {
  const { rows } = await query(
    db.selectFrom('outbox').select('state').where('id', '=', mail).forUpdate(),
  );
  const state = rows[0]?.state;
  // A trigger cancels a failed mail when its reason ends.
  if (state === 'cancelled' || state === 'failed') return;
  if (state !== 'queued') throw new FunctionError('mail_sent');
  await query(db.updateTable('outbox').set({ state: 'cancelled' }).where('id', '=', mail));
}
