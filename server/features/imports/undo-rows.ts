import { removeCustomValues } from './custom/remove.ts';
import { detachFile } from './cvs/detach-file.ts';
import type { DoneRow, ImportContext, ImportKind } from './import-kind.ts';
import { inSavepoint } from './in-savepoint.ts';
import type { ImportRow } from './run-batch.ts';

/** Undoes rows together where that can be done, and else one by one. Those that have changed since stay. */
export async function undoRows<Row>(
  context: ImportContext,
  { undo, undoMany }: ImportKind<Row>,
  rows: ImportRow[],
): Promise<void> {
  const { query, importId } = context;
  const done = rows.map((row) => ({ row, given: toDone(row) }));
  // A document is taken from its person row by row.
  const plain = done.flatMap(({ row, given }) => (row.document_id ? [] : given));
  const together = undoMany
    ? await inSavepoint(query, () => undoMany(context, plain))
    : { result: [] };
  const undone = new Set('result' in together ? together.result : []);
  const kept: { position: number; reason: string }[] = [];
  for (const { row, given } of done) {
    if (undone.has(given)) continue;
    const alone = await inSavepoint(query, async () => {
      await detachFile(query, importId, row);
      await removeCustomValues(query, given);
      await undo(context, given);
    });
    if ('reason' in alone) kept.push({ position: row.position, reason: alone.reason });
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

const toDone = (row: ImportRow): DoneRow => ({
  outcome: row.outcome ?? '',
  targetId: row.target_id ?? '',
  applicationId: row.application_id,
  mailId: row.mail_id,
  before: row.before,
});
