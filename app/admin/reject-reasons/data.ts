import type { RejectReason } from '../../../domain/applications/application-move.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { deleteOne, unwrap } from '../../backend/unwrap.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';

/** A reason of the agency. Reports and mails treat it as its built-in kind. */
export type OwnReason = {
  id: string;
  name: LocalizedText;
  kind: RejectReason;
  isRetired: boolean;
};

export const reasonsKey = queryKeys.table('reject_reasons');

async function listReasons(client: BrowserClient): Promise<OwnReason[]> {
  const rows = await unwrap(
    client
      .from('reject_reasons')
      .select('id, name, kind, retired_at')
      .order('position')
      .order('created_at')
      .limit(1000),
  );
  return rows.map(({ id, name, kind, retired_at }) => ({
    id,
    name: name as LocalizedText,
    kind: kind as RejectReason,
    isRetired: retired_at !== null,
  }));
}

export const useOwnReasons = () =>
  useLiveTables({
    queryKey: reasonsKey,
    queryFn: listReasons,
    follow: [{ table: 'reject_reasons' }],
  });

export const reasonSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'reject_reasons', key: { id }, columns: ['name'] });

export async function addReason(
  client: BrowserClient,
  reason: Pick<OwnReason, 'name' | 'kind'> & { position: number },
): Promise<void> {
  await unwrap(client.from('reject_reasons').insert(reason));
}

/** Throws a foreign-key violation if the reason has been given. */
export async function deleteReason(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('reject_reasons').delete().eq('id', id).select('id'));
}

export async function orderReasons(client: BrowserClient, ids: string[]): Promise<void> {
  await unwrap(client.rpc('order_reject_reasons', { ids }));
}
