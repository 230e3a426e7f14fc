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
  | 'token_id'
> & {
  /** Looked up separately: the log stores ids, because it outlives the names. */
  actor_name?: string;
  token_name?: string;
};

export const auditColumnsRead =
  'id,occurred_at,actor_id,actor_role,action,table_name,row_id,changed_columns,row_count,token_id';

export async function nameActors<Entry extends AuditEntry>(
  client: BrowserClient,
  entries: Entry[],
): Promise<Entry[]> {
  const ids = new Set(entries.flatMap(({ actor_id }) => actor_id ?? []));
  const tokenIds = new Set(entries.flatMap(({ token_id }) => token_id ?? []));
  const [staff, tokens] = await Promise.all([
    ids.size === 0
      ? []
      : unwrap(
          client
            .from('staff_profiles')
            .select('user_id, name')
            .in('user_id', [...ids]),
        ),
    tokenIds.size === 0
      ? []
      : unwrap(
          client
            .from('api_tokens')
            .select('id, name')
            .in('id', [...tokenIds]),
        ),
  ]);
  const names = new Map(staff.map(({ user_id, name }) => [user_id, name]));
  const tokenNames = new Map(tokens.map(({ id, name }) => [id, name]));
  return entries.map((entry) => ({
    ...entry,
    actor_name: names.get(entry.actor_id ?? ''),
    token_name: tokenNames.get(entry.token_id ?? ''),
  }));
}
