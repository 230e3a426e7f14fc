import { sql } from 'kysely';
import { bulkActionKey } from '../features/bulk/start.ts';
import { db } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

/** Longer than any batch takes. */
export const idleSeconds = 30;

/** Texts about the people of an action: the note of a decision, and the text of a mail. */
const texts = ['merit_note', 'reject_reason', 'reject_reason_id', 'mail', 'message'];

/** Continues actions whose worker has died, and forgets what undo needed when its time is over. */
export const continueBulkActions: JobTask = async ({ database }, _, addJob) => {
  const { rows } = await database.query(
    db
      .selectFrom('bulk_actions')
      .select('id')
      .where('state', 'in', ['running', 'cancelling', 'undoing'])
      .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${idleSeconds})`),
  );
  for (const { id } of rows) await addJob('run-bulk-action', { id }, bulkActionKey(id));
  await database.query(
    `update public.bulk_action_rows as acted set before = null from public.bulk_actions as action
     where acted.action_id = action.id and acted.before is not null
       and action.state in ('done', 'undone') and action.undo_until < now()`,
  );
  await database.query(
    `update public.bulk_actions set options = options - $1::text[]
     where state in ('done', 'undone') and undo_until < now() and options ?| $1`,
    [texts],
  );
};
