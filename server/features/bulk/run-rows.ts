import type { RowResult } from './bulk-kind.ts';
import { inSavepoint } from './in-savepoint.ts';
import { kindOf } from './kinds.ts';
import type { Batch } from './run-batch.ts';
import type { BatchRow } from './undo-rows.ts';

type Outcome = { position: number; reason?: string; result?: RowResult };

/** Does rows one by one. A row that fails is rolled back alone and keeps its reason. */
export async function runRows(batch: Batch, rows: BatchRow[]): Promise<void> {
  const { query, actionId } = batch;
  const { run } = kindOf(batch.work);
  const outcomes: Outcome[] = [];
  for (const { position, target_id: id } of rows) {
    outcomes.push({ position, ...(await inSavepoint(query, () => run({ ...batch, id }))) });
  }
  await store(batch, outcomes);
  const succeeded = outcomes.filter(({ result }) => result);
  await query(
    `update public.bulk_actions set done = done + $2, skipped = private.count_bulk_reasons(skipped, $3),
       notes = private.count_bulk_reasons(notes, $4) where id = $1`,
    [
      actionId,
      succeeded.length,
      outcomes.flatMap(({ reason }) => reason ?? []),
      succeeded.flatMap(({ result }) => result?.note ?? []),
    ],
  );
}

async function store({ query, actionId }: Batch, outcomes: Outcome[]): Promise<void> {
  const rows = outcomes.map(({ position, reason, result }) => ({
    position,
    state: result ? 'done' : 'skipped',
    reason: reason ?? result?.note ?? null,
    before: result?.before ?? null,
    mail_id: result?.mailId ?? null,
  }));
  await query(
    `update public.bulk_action_rows as acted
     set state = given.state, reason = given.reason, before = given.before, mail_id = given.mail_id
     from jsonb_to_recordset($2) as given (
       position integer, state public.bulk_row_state, reason text, before jsonb, mail_id uuid
     )
     where acted.action_id = $1 and acted.position = given.position`,
    [actionId, JSON.stringify(rows)],
  );
}
