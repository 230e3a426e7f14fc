import type { Row } from '../../postgres/kysely-types.ts';
import { kindOf } from './kinds.ts';
import { reasonOf } from './reason-of.ts';
import type { Batch } from './run-batch.ts';

export type BatchRow = Pick<
  Row<'bulk_action_rows'>,
  'position' | 'target_id' | 'before' | 'mail_id'
>;

/** Undoes rows one by one. Those that have changed since stay, with the reason. */
export async function undoRows(batch: Batch, rows: BatchRow[]): Promise<void> {
  const { query, actionId } = batch;
  const { undo } = kindOf(batch.work);
  const kept: { position: number; reason: string }[] = [];
  for (const { position, target_id: id, before, mail_id: mailId } of rows) {
    await query('savepoint bulk_row');
    try {
      await undo({ ...batch, id }, { before, mailId });
    } catch (error) {
      const reason = reasonOf(error);
      await query('rollback to savepoint bulk_row');
      kept.push({ position, reason });
    }
    await query('release savepoint bulk_row');
  }
  await query(
    `update public.bulk_action_rows as acted set before = null,
       state = case when given.reason is null then 'undone' else 'kept' end::public.bulk_row_state,
       reason = given.reason
     from unnest($2::integer[]) as asked (position)
     left join jsonb_to_recordset($3) as given (position integer, reason text) using (position)
     where acted.action_id = $1 and acted.position = asked.position`,
    [actionId, rows.map(({ position }) => position), JSON.stringify(kept)],
  );
  await query(
    `update public.bulk_actions set undone = undone + $2, kept = private.count_bulk_reasons(kept, $3)
     where id = $1`,
    [actionId, rows.length - kept.length, kept.map(({ reason }) => reason)],
  );
}
