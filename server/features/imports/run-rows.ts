import type { ImportTarget } from '../../../domain/imports/import.ts';
import { inSavepoint } from '../bulk/in-savepoint.ts';
import { countRows } from './check-rows.ts';
import { type FilledRow, fillInCustomValues } from './custom/fill-in.ts';
import { loadCustomColumns } from './custom/load-columns.ts';
import { attachFiles } from './cvs/attach-files.ts';
import type { ImportContext, Imported, ImportKind } from './import-kind.ts';
import type { ImportRow, LockedImport } from './locked-import.ts';
import { parseRow, type ReadRow } from './parse-row.ts';

type Outcome = { position: number; reason?: string; imported?: Imported };

/** Imports rows together where the kind can, and otherwise one by one. A row that fails is rolled back alone. */
export async function runRows<Row>(
  context: ImportContext,
  kind: ImportKind<Row>,
  found: LockedImport,
  rows: ImportRow[],
): Promise<void> {
  const { query } = context;
  const columns = await loadCustomColumns(query, found.target as ImportTarget);
  const parsed = rows.map((row) => ({
    position: row.position,
    parsed: parseRow(kind, found, row, columns),
  }));
  const together = await runTogether(context, kind, parsed);
  const outcomes: Outcome[] = [];
  const filled: FilledRow[] = [];
  for (const { position, parsed: each } of parsed) {
    const importedTogether = together.get(position);
    const outcome =
      'reason' in each
        ? { reason: each.reason }
        : importedTogether
          ? { imported: importedTogether }
          : await runAlone(context, kind, each.row);
    if (outcome.imported && 'notes' in each) {
      outcome.imported.notes.unshift(...each.notes);
      filled.push({ imported: outcome.imported, custom: each.custom });
    }
    outcomes.push({ position, ...outcome });
  }
  await fillInCustomValues(query, filled);
  await store(context, outcomes);
  await attachFiles(
    query,
    context.importId,
    rows.filter(({ file_state: state }) => state),
  );
}

/** If one of the rows fails, none is imported together. */
async function runTogether<Row>(
  context: ImportContext,
  { runMany }: ImportKind<Row>,
  parsed: { position: number; parsed: ReadRow<Row> }[],
): Promise<Map<number, Imported>> {
  const readable = parsed.flatMap(({ position, parsed: each }) =>
    'row' in each ? { position, row: each.row } : [],
  );
  if (!runMany || readable.length === 0) return new Map();
  const attempt = await inSavepoint(context.query, () => runMany(context, readable));
  return 'result' in attempt ? attempt.result : new Map();
}

async function runAlone<Row>(
  context: ImportContext,
  { run }: ImportKind<Row>,
  row: Row,
): Promise<Pick<Outcome, 'reason' | 'imported'>> {
  const attempt = await inSavepoint(context.query, () => run(context, row));
  return 'result' in attempt ? { imported: attempt.result } : attempt;
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
