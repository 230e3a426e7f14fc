import { SkippedRow } from '../bulk/bulk-kind.ts';
import { reasonOf } from '../bulk/reason-of.ts';
import { countRows } from './check-rows.ts';
import { attachFiles } from './cvs/attach-files.ts';
import type { ImportContext, Imported, ImportKind } from './import-kind.ts';
import { parseRow } from './parse-row.ts';
import type { ImportRow, LockedImport } from './run-batch.ts';

type Outcome = { position: number; reason?: string; imported?: Imported };

/** Imports rows one by one. A row that fails is rolled back alone and keeps its reason. */
export async function runRows<Row>(
  context: ImportContext,
  kind: ImportKind<Row>,
  found: LockedImport,
  rows: ImportRow[],
): Promise<void> {
  const { query } = context;
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const { position } = row;
    await query('savepoint import_row');
    try {
      const parsed = parseRow(kind, found, row);
      if ('reason' in parsed) throw new SkippedRow(parsed.reason);
      const imported = await kind.run(context, parsed.row);
      imported.notes.unshift(...parsed.notes);
      outcomes.push({ position, imported });
    } catch (error) {
      const reason = reasonOf(error);
      await query('rollback to savepoint import_row');
      outcomes.push({ position, reason });
    }
    await query('release savepoint import_row');
  }
  await store(context, outcomes);
  await attachFiles(
    query,
    context.importId,
    rows.filter(({ file_state: state }) => state),
  );
}

async function store({ query, importId }: ImportContext, outcomes: Outcome[]): Promise<void> {
  const rows = outcomes.map(({ position, reason, imported }) => ({
    position,
    state: imported ? 'done' : 'skipped',
    outcome: imported?.outcome ?? 'rejected',
    reason: reason ?? null,
    notes: imported?.notes ?? [],
    target_id: imported?.targetId ?? null,
    application_id: imported?.applicationId ?? null,
    before: imported?.before ?? null,
    mail_id: imported?.mailId ?? null,
  }));
  await query(
    `update public.import_rows as imported
     set state = given.state, outcome = given.outcome, reason = given.reason, notes = given.notes,
       target_id = given.target_id, application_id = given.application_id, before = given.before,
       mail_id = given.mail_id
     from jsonb_to_recordset($2) as given (
       position integer, state public.bulk_row_state, outcome text, reason text, notes text[],
       target_id uuid, application_id uuid, before jsonb, mail_id uuid
     )
     where imported.import_id = $1 and imported.position = given.position`,
    [importId, JSON.stringify(rows)],
  );
  await countRows(query, importId, rows);
}
