import {
  type BulkTarget,
  type BulkWork,
  bulkUndoSeconds,
} from '../../../domain/bulk/bulk-action.ts';
import { hourMs } from '../../../domain/units.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { findActing } from './find-acting.ts';
import { kindOf } from './kinds.ts';
import { runRows } from './run-rows.ts';
import { type BatchRow, undoRows } from './undo-rows.ts';

/** Rows per transaction: few enough for a progress bar that moves and for locks that others do not notice. */
export const batchSize = 25;

/** Mail and rules of a stage are held for longer than any run takes, until its end gives them a time. */
const holdHours = 24;

/** Mail leaves a little later than undo ends, so that an undo at the last moment cancels it. */
const marginSeconds = 15;

export type Batch = {
  query: Query;
  actionId: string;
  target: BulkTarget;
  work: BulkWork;
  staff: Staff;
  site: { name: string; url: string };
  holdUntil: Date;
};

type Action = Pick<Row<'bulk_actions'>, 'kind' | 'target' | 'state' | 'acting_id' | 'assurance'> & {
  options: object;
};

/**
 * Does the next rows of an action in one transaction, with their results: after a crash the next batch continues where
 * the last committed one ended. Returns false when the action has ended.
 */
export async function runBatch(query: Query, id: string, site: Batch['site']): Promise<boolean> {
  const { rows } = await query<Action>(
    `select kind, target, options, state, acting_id, assurance from public.bulk_actions
     where id = $1 and state in ('running', 'cancelling', 'undoing') for update`,
    [id],
  );
  const [action] = rows;
  if (!action) return false;
  await query(`select set_config('bulk_actions.hold', $1, true)`, [`${holdHours} hours`]);
  const isUndo = action.state === 'undoing';
  const batch = await readBatch(query, id, isUndo);
  const isOver = batch.length === 0 || action.state === 'cancelling';
  if (isOver) {
    if (isUndo) await query(`update public.bulk_actions set state = 'undone' where id = $1`, [id]);
    else
      await query('select private.finish_bulk_action($1, $2, $3)', [
        id,
        kindOf(action as Pick<BulkWork, 'kind'>).isFinal ? 0 : bulkUndoSeconds,
        marginSeconds,
      ]);
    return false;
  }
  const work = { kind: action.kind, ...action.options } as BulkWork;
  const staff = await findActing(query, action, kindOf(work).roles);
  if (!staff) {
    await leaveAll(query, id, isUndo);
    return true;
  }
  const context: Batch = {
    query,
    actionId: id,
    target: action.target as BulkTarget,
    work,
    staff,
    site,
    holdUntil: new Date(Date.now() + holdHours * hourMs),
  };
  await (isUndo ? undoRows(context, batch) : runRows(context, batch));
  return true;
}

/** Undo starts with the last row, so that rows return to their original state. */
async function readBatch(query: Query, id: string, isUndo: boolean): Promise<BatchRow[]> {
  const { rows } = await query<BatchRow>(
    `select position, target_id, before, mail_id from public.bulk_action_rows
     where action_id = $1 and state = $2 order by ${isUndo ? 'position desc' : 'position'} limit $3`,
    [id, isUndo ? 'done' : 'waiting', batchSize],
  );
  return rows;
}

/** Nothing more is done for a colleague who has lost the right to it. */
async function leaveAll(query: Query, id: string, isUndo: boolean): Promise<void> {
  const [from, to] = isUndo ? ['done', 'kept'] : ['waiting', 'skipped'];
  const counts = isUndo ? 'kept' : 'skipped';
  await query(
    `with left_rows as (
       update public.bulk_action_rows set state = $3, reason = 'not_allowed' where action_id = $1 and state = $2 returning 1
     )
     update public.bulk_actions set ${counts} = ${counts} || jsonb_build_object(
       'not_allowed', coalesce((${counts} ->> 'not_allowed')::integer, 0) + (select count(*) from left_rows)
     ) where id = $1`,
    [id, from, to],
  );
}
