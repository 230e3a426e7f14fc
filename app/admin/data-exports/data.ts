import { dataExportBucket, dataExportPath } from '../../../domain/data-exports/data-export.ts';
import type { Database } from '../../../domain/database.types.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';

export type DataExport = Database['public']['Tables']['data_exports']['Row'];

export const dataExportsKey = queryKeys.table('data_exports');

const maxListed = 20;

export const listDataExports = (client: BrowserClient): Promise<DataExport[]> =>
  unwrap(
    client
      .from('data_exports')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(maxListed),
  );

export const startDataExport = (client: BrowserClient): Promise<object> =>
  callFunction(client, 'start-data-export', {}, crypto.randomUUID());

export const deleteDataExport = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'delete-data-export', { export_id: id }, crypto.randomUUID());

const signedSeconds = 60;

/** Returns a link that starts the download. It has the rights of the administrator and ends with the session. */
export async function signDataExport(
  client: BrowserClient,
  { id, finished_at: finishedAt }: DataExport,
): Promise<string> {
  const { signedUrl } = await unwrap(
    client.storage.from(dataExportBucket).createSignedUrl(dataExportPath(id), signedSeconds),
  );
  return `${signedUrl}&download=alpaca-${(finishedAt ?? '').slice(0, 10)}.zip`;
}
