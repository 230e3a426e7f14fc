import { auditedTable } from '../../../../../domain/audited-table.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';

/** Writes an audit log entry before the first row of an export is read. */
export async function recordExport(
  client: BrowserClient,
  relation: string,
  rows: number,
): Promise<void> {
  await unwrap(
    client.rpc('record_export', { relation: auditedTable(relation), row_count: Math.round(rows) }),
  );
}
