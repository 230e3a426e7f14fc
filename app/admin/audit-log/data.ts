import type { Database } from '../../../domain/database.types.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { unwrap } from '../../backend/unwrap.ts';

export type AuditEntry = Pick<
  Database['public']['Tables']['audit_log']['Row'],
  | 'id'
  | 'occurred_at'
  | 'actor_id'
  | 'actor_role'
  | 'action'
  | 'table_name'
  | 'row_id'
  | 'changed_columns'
  | 'row_count'
> & {
  /** Looked up separately: the log stores ids, because it outlives the names. */
  actor_name?: string;
};

export const auditColumnsRead =
  'id,occurred_at,actor_id,actor_role,action,table_name,row_id,changed_columns,row_count';

export async function nameActors<Entry extends AuditEntry>(
  client: BrowserClient,
  entries: Entry[],
): Promise<Entry[]> {
  const ids = [...new Set(entries.flatMap(({ actor_id }) => actor_id ?? []))];
  if (ids.length === 0) return entries;
  const staff = await unwrap(
    client.from('staff_profiles').select('user_id, name').in('user_id', ids),
  );
  const names = new Map(staff.map(({ user_id, name }) => [user_id, name]));
  return entries.map((entry) => ({ ...entry, actor_name: names.get(entry.actor_id ?? '') }));
}
