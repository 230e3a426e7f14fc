import { SkippedRow } from '../../bulk/bulk-kind.ts';
import type { DoneRow, ImportContext } from '../import-kind.ts';
import { isReferenced } from '../is-referenced.ts';
import { type ClientBefore, readClientStamp } from './client-before.ts';

/** Rows that are created and deleted with a client, whatever colleagues do. */
const derivedTables = [
  'public.client_billing',
  'public.client_details',
  'public.client_events',
  'public.client_figures',
  'public.client_next_invoices',
  'public.portal_changes',
];

/** Removes a client that the import added, or the fields that it filled in. Throws if the client has changed since. */
export async function undoClient(
  { query }: Pick<ImportContext, 'query'>,
  { outcome, targetId: id, before: stored }: DoneRow,
): Promise<void> {
  const { stamp, known } = stored as ClientBefore;
  if ((await readClientStamp(query, id)) !== stamp) throw new SkippedRow('changed');
  if (outcome === 'new') {
    if (await isReferenced(query, 'clients', id, derivedTables)) throw new SkippedRow('changed');
    await query('delete from public.clients where id = $1', [id]);
    return;
  }
  if (!known) return;
  await query('update public.clients set website = $2, location = $3, about = $4 where id = $1', [
    id,
    known.website,
    known.location,
    JSON.stringify(known.about),
  ]);
  await query(
    'update public.client_details set legal_name = $2, organisation_number = $3 where client_id = $1',
    [id, known.legal_name, known.organisation_number],
  );
}
