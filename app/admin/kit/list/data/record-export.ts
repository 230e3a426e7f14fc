import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';

/** Records in the audit log that the user exports rows of a table. */
export async function recordExport(
  client: BrowserClient,
  relation: string,
  rowCount: number,
): Promise<void> {
  await unwrap(client.rpc('record_export', { relation, row_count: rowCount }));
}
