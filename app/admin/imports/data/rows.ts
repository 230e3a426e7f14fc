import { auditedTable } from '../../../../domain/audited-table.ts';
import type { ImportOutcome } from '../../../../domain/imports/import.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

// The rows of an imported file, with their expected or actual result.

/** Chooses rows by their result. Rows that a stopped import did not reach have no result: they are `cancelled`. */
export type RowFilter = ImportOutcome | 'kept' | 'cancelled' | 'all';

export type ReportedRow = {
  position: number;
  cells: string[];
  outcome: string | null;
  reason: string | null;
  notes: string[];
  state: string;
  target_id: string | null;
};

export const pageSize = 25;

function selectRows(client: BrowserClient, id: string, filter: RowFilter) {
  const query = client
    .from('import_rows')
    .select('position, cells, outcome, reason, notes, state, target_id')
    .eq('import_id', id)
    .order('position');
  if (filter === 'all') return query;
  if (filter === 'kept' || filter === 'cancelled') return query.eq('state', filter);
  // A row that was not reached still has the result of the check.
  return query.eq('outcome', filter).neq('state', 'cancelled');
}

/** Lists rows of the file with their expected or actual result. */
export async function listImportRows(
  client: BrowserClient,
  { id, filter, page }: { id: string; filter: RowFilter; page: number },
): Promise<ReportedRow[]> {
  const from = page * pageSize;
  const rows = selectRows(client, id, filter).range(from, from + pageSize - 1);
  return (await unwrap(rows)) as unknown as ReportedRow[];
}

const chunkSize = 500;

/** Reads all rows with that result, in chunks. The audit log records it before the first row is read. */
export async function* readImportRows(
  client: BrowserClient,
  { id, filter, count }: { id: string; filter: RowFilter; count: number },
): AsyncGenerator<ReportedRow[]> {
  const relation = auditedTable('import_rows');
  await unwrap(client.rpc('record_export', { relation, row_count: count }));
  for (let last = 0; ; ) {
    const rows = (await unwrap(
      selectRows(client, id, filter).gt('position', last).limit(chunkSize),
    )) as unknown as ReportedRow[];
    if (rows.length > 0) yield rows;
    if (rows.length < chunkSize) return;
    last = rows.at(-1)?.position ?? last;
  }
}
