import type {
  BulkCall,
  BulkPreview,
  BulkStart,
  BulkTarget,
} from '../../../../domain/bulk/bulk-action.ts';
import type { Database } from '../../../../domain/database.types.ts';
import type { Language } from '../../../../domain/language.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { readNames } from './row-names.ts';

type Row = Database['public']['Tables']['bulk_actions']['Row'];

export type BulkActionRow = Omit<Row, 'options' | 'skipped' | 'notes' | 'kept' | 'target'> & {
  target: BulkTarget;
  options: {
    to?: string;
    column?: string;
    value?: string | null;
    tag_id?: string;
    mail?: { send_after?: string | null };
  };
  skipped: Record<string, number>;
  notes: Record<string, number>;
  kept: Record<string, number>;
};

export const bulkKey = queryKeys.table('bulk_actions');

export const previewBulkAction = (client: BrowserClient, call: BulkCall): Promise<BulkPreview> =>
  callFunction(client, 'preview-bulk-action', call, crypto.randomUUID());

export const startBulkAction = (
  client: BrowserClient,
  call: BulkStart,
): Promise<{ id: string; total: number }> => callFunction(client, 'start-bulk-action', call);

export const cancelBulkAction = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'cancel-bulk-action', { action_id: id });

export const undoBulkAction = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'undo-bulk-action', { action_id: id });

export const maxShownActions = 5;

/** The result of an action is shown for this long. */
const shownMs = 15 * 60_000;

/** Lists the actions of a colleague that run or have ended a short time ago, newest first. */
export async function listBulkActions(
  client: BrowserClient,
  staffId: string,
): Promise<BulkActionRow[]> {
  const since = new Date(Date.now() - shownMs).toISOString();
  const rows = await unwrap(
    client
      .from('bulk_actions')
      .select('*')
      .eq('created_by', staffId)
      .or(`state.in.(running,cancelling,undoing),updated_at.gt.${since}`)
      .order('created_at', { ascending: false })
      .limit(maxShownActions),
  );
  return rows as unknown as BulkActionRow[];
}

type LeftRow = { id: string; reason: string | null; name: string | null };

export const maxLeftRows = 50;

/** Lists rows that were left as they are, with their names if they have one. */
export async function listLeftRows(
  client: BrowserClient,
  { id, target }: Pick<BulkActionRow, 'id' | 'target'>,
  language: Language,
): Promise<LeftRow[]> {
  const rows = await unwrap(
    client
      .from('bulk_action_rows')
      .select('target_id, reason')
      .eq('action_id', id)
      .in('state', ['skipped', 'kept'])
      .order('position')
      .limit(maxLeftRows),
  );
  const ids = rows.map(({ target_id: row }) => row);
  const names = await readNames(client, target, ids, language);
  return rows.map(({ target_id: row, reason }) => ({
    id: row,
    reason,
    name: names.get(row) ?? null,
  }));
}
