import type { BrowserClient } from '../../../backend/browser-client.ts';
import { requireRow, unwrap } from '../../../backend/unwrap.ts';

export type RetirableTable = 'custom_fields' | 'reject_reasons' | 'stage_templates';

export async function setRetired(
  client: BrowserClient,
  table: RetirableTable,
  { id, isRetired }: { id: string; isRetired: boolean },
): Promise<void> {
  const retired_at = isRetired ? new Date().toISOString() : null;
  requireRow(await unwrap(client.from(table).update({ retired_at }).eq('id', id).select('id')));
}
