import { inSavepoint } from '../bulk/in-savepoint.ts';
import { type KeptRow, recordUndone } from '../bulk/record-undone.ts';
import { removeCustomValues } from './custom/remove.ts';
import { detachFile } from './cvs/detach-file.ts';
import type { DoneRow, ImportContext, ImportKind } from './import-kind.ts';
import type { ImportRow } from './run-batch.ts';

/**
 * Undoes rows, with one statement per table where the kind of import can. Rows that have changed since the import stay as
 * they are, with the reason.
 */
export async function undoRows<Row>(
  context: ImportContext,
  { undo, undoMany }: ImportKind<Row>,
  rows: ImportRow[],
): Promise<void> {
  const { query, importId } = context;
  const imports = rows.map((row) => ({ row, given: toDone(row) }));
  // Documents are removed from their people row by row.
  const withoutDocument = imports.flatMap(({ row, given }) => (row.document_id ? [] : given));
  const undoneTogether = undoMany
    ? await inSavepoint(query, () => undoMany(context, withoutDocument))
    : { result: [] };
  const undone = new Set('result' in undoneTogether ? undoneTogether.result : []);
  const kept: KeptRow[] = [];
  for (const { row, given } of imports) {
    if (undone.has(given)) continue;
    const alone = await inSavepoint(query, async () => {
      await detachFile(query, importId, row);
      await removeCustomValues(query, given);
      await undo(context, given);
    });
    if ('reason' in alone) kept.push({ position: row.position, reason: alone.reason });
  }
  const positions = rows.map(({ position }) => position);
  await recordUndone(query, 'imports', { id: importId, positions, kept });
}

const toDone = (row: ImportRow): DoneRow => ({
  outcome: row.outcome ?? '',
  targetId: row.target_id ?? '',
  applicationId: row.application_id,
  mailId: row.mail_id,
  before: row.before,
});
