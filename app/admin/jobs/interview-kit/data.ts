import type { Enums } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { rowFields } from '../../kit/saved-fields/data/row-fields.ts';

export type KitItemKind = Enums<'kit_item_kind'>;

const columns = 'id, kind, position, name, hint';

export const kitKey = (jobId: string) => [...queryKeys.row('jobs', jobId), 'kit'];

async function listKit(client: BrowserClient, jobId: string) {
  return unwrap(
    client
      .from('job_kit_items')
      .select(columns)
      .eq('job_id', jobId)
      .order('position')
      .order('created_at'),
  );
}

/** The interview kit of a job, live. */
export function useKit(jobId: string) {
  return useLiveTables({
    queryKey: kitKey(jobId),
    queryFn: (client) => listKit(client, jobId),
    follow: [{ table: 'job_kit_items', filter: `job_id=eq.${jobId}` }],
  });
}

export type KitItem = Awaited<ReturnType<typeof listKit>>[number];

export async function createKitItem(
  client: BrowserClient,
  jobId: string,
  item: Pick<KitItem, 'kind' | 'position' | 'name' | 'hint'> & { id?: string },
): Promise<void> {
  await unwrap(client.from('job_kit_items').insert({ job_id: jobId, ...item }));
}

export async function orderKit(client: BrowserClient, ids: string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await unwrap(client.from('job_kit_items').update({ position }).eq('id', id));
  }
}

export async function deleteKitItem(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('job_kit_items').delete().eq('id', id).select('id'));
}

export const kitItemSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'job_kit_items', key: { id }, columns: ['name', 'hint'] });
