import { reasonOf } from '../bulk/reason-of.ts';
import { detachFile } from './cvs/detach-file.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import type { ImportRow } from './run-batch.ts';

/** Undoes rows one by one. Those that have changed since stay, with the reason. */
export async function undoRows<Row>(
  context: ImportContext,
  { undo }: ImportKind<Row>,
  rows: ImportRow[],
): Promise<void> {
  const { query, importId } = context;
  const kept: { position: number; reason: string }[] = [];
  for (const row of rows) {
    await query('savepoint import_row');
    try {
      await detachFile(query, importId, row);
      await undo(context, {
        outcome: row.outcome ?? '',
        targetId: row.target_id ?? '',
        applicationId: row.application_id,
        mailId: row.mail_id,
        before: row.before,
      });
    } catch (error) {
      const reason = reasonOf(error);
      await query('rollback to savepoint import_row');
      kept.push({ position: row.position, reason });
    }
    await query('release savepoint import_row');
  }
  await query(
    `update public.import_rows as imported set before = null,
       state = case when given.reason is null then 'undone' else 'kept' end::public.bulk_row_state,
       reason = given.reason
     from unnest($2::integer[]) as asked (position)
     left join jsonb_to_recordset($3) as given (position integer, reason text) using (position)
     where imported.import_id = $1 and imported.position = asked.position`,
    [importId, rows.map(({ position }) => position), JSON.stringify(kept)],
  );
  await query(
    `update public.imports set undone = undone + $2, kept = private.count_bulk_reasons(kept, $3) where id = $1`,
    [importId, rows.length - kept.length, kept.map(({ reason }) => reason)],
  );
}
