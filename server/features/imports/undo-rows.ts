import type { Query } from '../../postgres/query.ts';
import { SkippedRow } from '../bulk/bulk-kind.ts';
import { inSavepoint } from '../bulk/in-savepoint.ts';
import { type KeptRow, recordUndone } from '../bulk/record-undone.ts';
import { removeCustomValues } from './custom/remove.ts';
import { detachFile } from './cvs/detach-file.ts';
import type { DoneRow, ImportContext, ImportKind } from './import-kind.ts';
import type { ImportRow } from './locked-import.ts';

/**
 * Undoes rows, with one statement per table where the kind of import can. Rows stay, with the reason, if they have
 * changed since the import or if a restricted job has hidden them from the colleague.
 */
export async function undoRows<Row>(
  context: ImportContext,
  { undo, undoMany }: ImportKind<Row>,
  rows: ImportRow[],
): Promise<void> {
  const { query, importId } = context;
  const done = rows.map((row) => ({ row, given: toDone(row) }));
  const hidden = await listHidden(
    query,
    done.map(({ given: doneRow }) => doneRow),
  );
  // Documents are removed from their people row by row.
  const plain = done.flatMap(({ row, given: doneRow }) =>
    row.document_id || hidden.has(doneRow) ? [] : doneRow,
  );
  const together = undoMany
    ? await inSavepoint(query, () => undoMany(context, plain))
    : { result: [] };
  const undone = new Set('result' in together ? together.result : []);
  const kept: KeptRow[] = [];
  for (const { row, given: doneRow } of done) {
    if (undone.has(doneRow)) continue;
    const alone = await inSavepoint(query, async () => {
      if (hidden.has(doneRow)) throw new SkippedRow('changed');
      await detachFile(query, importId, row);
      await removeCustomValues(query, doneRow);
      await undo(context, doneRow);
    });
    if ('reason' in alone) kept.push({ position: row.position, reason: alone.reason });
  }
  const positions = rows.map(({ position }) => position);
  await recordUndone(query, 'imports', { id: importId, positions, kept });
}

/** The rows whose job, application or person a restricted job hides from the caller. */
async function listHidden(query: Query, rows: DoneRow[]): Promise<Set<DoneRow>> {
  const idsOf = ({ targetId, applicationId }: DoneRow) =>
    [targetId, applicationId].flatMap((id) => id || []);
  const { rows: found } = await query<{ id: string }>(
    `select id from unnest($1::uuid[]) as given (id)
     where id in (select private.hidden_jobs()) or id in (select private.applications_of_hidden_jobs())
       or id in (select private.people_of_hidden_jobs())`,
    [rows.flatMap(idsOf)],
  );
  const hidden = new Set(found.map(({ id }) => id));
  return new Set(rows.filter((row) => idsOf(row).some((id) => hidden.has(id))));
}

const toDone = (row: ImportRow): DoneRow => ({
  outcome: row.outcome ?? '',
  targetId: row.target_id ?? '',
  applicationId: row.application_id,
  mailId: row.mail_id,
  before: row.before,
});
