import { auditedTable } from '../../../domain/audited-table.ts';
import type { Database } from '../../../domain/database.types.ts';
import type { NamedStages, StageChoices } from '../../../domain/imports/find-stage.ts';
import type {
  CvImport,
  ImportCheck,
  ImportEdit,
  ImportOutcome,
  ImportStart,
  ImportTarget,
} from '../../../domain/imports/import.ts';
import { openNotes } from '../../../domain/imports/proposal-notes.ts';
import type { Mapping } from '../../../domain/imports/propose-mapping.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';

type Row = Database['public']['Tables']['imports']['Row'];
type Counts = Record<string, number>;

export type ImportRecord = Omit<
  Row,
  | 'target'
  | 'mapping'
  | 'outcomes'
  | 'reasons'
  | 'notes'
  | 'kept'
  | 'format'
  | 'stage_choices'
  | 'named_stages'
> & {
  target: ImportTarget;
  mapping: Mapping;
  outcomes: Counts;
  reasons: Counts;
  notes: Counts;
  kept: Counts;
  stage_choices: StageChoices;
  named_stages: NamedStages;
  format: { type?: string; encoding?: string; separator?: string; sheet?: string };
};

export const importsKey = queryKeys.table('imports');

export const uploadImport = (client: BrowserClient, form: FormData): Promise<{ id: string }> =>
  callFunction(client, 'upload-import', form, crypto.randomUUID());

export const createCvImport = (client: BrowserClient, call: CvImport): Promise<{ id: string }> =>
  callFunction(client, 'create-cv-import', call, crypto.randomUUID());

export const addImportFile = (client: BrowserClient, form: FormData): Promise<object> =>
  callFunction(client, 'add-import-file', form, crypto.randomUUID());

export const finishImportFiles = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'finish-import-files', { import_id: id }, crypto.randomUUID());

export const editImport = (client: BrowserClient, call: ImportEdit): Promise<object> =>
  callFunction(client, 'edit-import', call, crypto.randomUUID());

export const checkImport = (client: BrowserClient, call: ImportCheck): Promise<object> =>
  callFunction(client, 'check-import', call, crypto.randomUUID());

export const startImport = (client: BrowserClient, call: ImportStart): Promise<object> =>
  callFunction(client, 'start-import', call, crypto.randomUUID());

export const cancelImport = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'cancel-import', { import_id: id }, crypto.randomUUID());

export const undoImport = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'undo-import', { import_id: id }, crypto.randomUUID());

export async function findImport(client: BrowserClient, id: string): Promise<ImportRecord | null> {
  const row = await unwrap(client.from('imports').select('*').eq('id', id).maybeSingle());
  return row as unknown as ImportRecord | null;
}

const maxListed = 50;

export async function listImports(client: BrowserClient): Promise<ImportRecord[]> {
  const rows = await unwrap(
    client.from('imports').select('*').order('created_at', { ascending: false }).limit(maxListed),
  );
  return rows as unknown as ImportRecord[];
}

/** Rows by result. Those that a stopped import did not reach have none. */
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

/** A CV with what was read from it. */
export type Proposal = Pick<ReportedRow, 'position' | 'cells' | 'notes'> & {
  file_state: string;
  is_skipped: boolean;
};

export type ProposalFilter = 'all' | 'open' | 'unusable';

function selectProposals(client: BrowserClient, id: string, filter: ProposalFilter) {
  const query = client
    .from('import_rows')
    .select('position, cells, notes, file_state, is_skipped', { count: 'exact' })
    .eq('import_id', id)
    .order('position');
  if (filter === 'open') return query.overlaps('notes', [...openNotes]).eq('is_skipped', false);
  return filter === 'unusable' ? query.like('file_state', 'file\\_%') : query;
}

export async function listProposals(
  client: BrowserClient,
  { id, filter, page }: { id: string; filter: ProposalFilter; page: number },
): Promise<{ rows: Proposal[]; count: number }> {
  const from = page * pageSize;
  const { data, count, error } = await selectProposals(client, id, filter).range(
    from,
    from + pageSize - 1,
  );
  if (error) throw new BackendError(error);
  return { rows: data as unknown as Proposal[], count: count ?? 0 };
}
