import { countNamedStage } from '../../../domain/imports/find-stage.ts';
import type { ImportTarget } from '../../../domain/imports/import.ts';
import type { Query } from '../../postgres/query.ts';
import { loadCustomColumns } from './custom/load-columns.ts';
import type { ImportKind } from './import-kind.ts';
import type { ImportRow, LockedImport } from './locked-import.ts';
import { parseRow } from './parse-row.ts';

type Checked = {
  position: number;
  outcome: string;
  reason: string | null;
  notes: string[];
  key: string | null;
  target_id: string | null;
};

/** Computes what an import would do with each row, and changes nothing but the rows of the file. */
export async function checkRows<Row>(
  query: Query,
  kind: ImportKind<Row>,
  found: LockedImport,
  rows: ImportRow[],
): Promise<void> {
  const { id } = found;
  const columns = await loadCustomColumns(query, found.target as ImportTarget);
  const parsed = rows.map((row) => parseRow(kind, found, row, columns));
  const readable = parsed.flatMap((each) => ('row' in each ? [each.row] : []));
  const results = await kind.check(query, readable, found.stage_choices);
  const expected = results[Symbol.iterator]();
  const keys = await readKeys(
    query,
    id,
    readable.flatMap((row) => kind.keyOf(row)?.slice(0, 300) ?? []),
  );
  const checked = rows.map(({ position }, index): Checked => {
    const parsedRow = parsed[index];
    const base = { position, key: null, target_id: null, notes: [] };
    if (!parsedRow || 'reason' in parsedRow) {
      return { ...base, outcome: 'rejected', reason: parsedRow?.reason ?? 'failed' };
    }
    const { targetId, reason, notes = [] } = expected.next().value ?? {};
    const key = kind.keyOf(parsedRow.row)?.slice(0, 300) ?? null;
    const isRepeated = key !== null && keys.has(key);
    if (key) keys.add(key);
    const outcome = reason ? 'rejected' : targetId || isRepeated ? 'matched' : 'new';
    return {
      position,
      outcome,
      reason: reason ?? null,
      key,
      target_id: targetId ?? null,
      notes: [...parsedRow.notes, ...notes, ...(isRepeated ? ['repeated_row'] : [])],
    };
  });
  await store(query, id, checked);
  const stages = results.flatMap(({ stage }) => stage ?? []);
  if (stages.length > 0)
    await query('update public.imports set named_stages = $2 where id = $1', [
      id,
      JSON.stringify(stages.reduce(countNamedStage, found.named_stages)),
    ]);
}

/** Returns the keys that rows checked earlier have too. */
async function readKeys(query: Query, id: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await query<{ key: string }>(
    'select key from public.import_rows where import_id = $1 and key = any ($2) and outcome is not null',
    [id, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

async function store(query: Query, id: string, checked: Checked[]): Promise<void> {
  await query(
    `update public.import_rows as checked
     set outcome = given.outcome, reason = given.reason, notes = given.notes, key = given.key,
       target_id = given.target_id
     from jsonb_to_recordset($2) as given (
       position integer, outcome text, reason text, notes text[], key text, target_id uuid
     )
     where checked.import_id = $1 and checked.position = given.position`,
    [id, JSON.stringify(checked)],
  );
  await countRows(query, id, checked);
}

type Counted = Pick<Checked, 'outcome' | 'reason' | 'notes'>;

/** Adds the results of a batch to the sums of the import. */
export async function countRows(query: Query, id: string, rows: Counted[]): Promise<void> {
  await query(
    `update public.imports set progress = progress + $2,
       outcomes = private.count_bulk_reasons(outcomes, $3), reasons = private.count_bulk_reasons(reasons, $4),
       notes = private.count_bulk_reasons(notes, $5)
     where id = $1`,
    [
      id,
      rows.length,
      rows.map(({ outcome }) => outcome),
      rows.flatMap(({ reason }) => reason ?? []),
      rows.flatMap(({ notes }) => notes),
    ],
  );
}
