import type { Row } from '../../postgres/kysely-types.ts';
import { inSavepoint } from './in-savepoint.ts';
import { kindOf } from './kinds.ts';
import { type KeptRow, recordUndone } from './record-undone.ts';
import type { Batch } from './run-batch.ts';

export type BatchRow = Pick<
  Row<'bulk_action_rows'>,
  'position' | 'target_id' | 'before' | 'mail_id'
>;

/** Undoes rows one by one. Rows that have changed since the action stay as they are, with the reason. */
export async function undoRows(batch: Batch, rows: BatchRow[]): Promise<void> {
  const { query, actionId } = batch;
  const { undo } = kindOf(batch.work);
  const kept: KeptRow[] = [];
  for (const { position, target_id: id, before, mail_id: mailId } of rows) {
    const undone = await inSavepoint(query, () => undo({ ...batch, id }, { before, mailId }));
    if ('reason' in undone) kept.push({ position, reason: undone.reason });
  }
  const positions = rows.map(({ position }) => position);
  await recordUndone(query, 'bulk_actions', { id: actionId, positions, kept });
}
