import { openNotes } from '../../../../domain/imports/proposal-notes.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { pageSize, type ReportedRow } from './rows.ts';

// CVs of an import, with what was read from each.

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
