import type { Query } from '../../postgres/query.ts';

export type Scope = 'global' | 'local' | 'others';

/**
 * Ends sessions of a user; a trigger notifies the processes with open connections of these sessions. With all or all
 * others also what would become one, or link an identity: who began it may be the thief whom the user wants to get rid of.
 */
export async function endSessions(
  query: Query,
  userId: string,
  scope: Scope = 'global',
  sessionId?: string,
): Promise<void> {
  const conditions = {
    global: 'true',
    local: 'id = $2::uuid',
    others: '($2::uuid is null or id <> $2::uuid)',
  };
  const values = scope === 'global' ? [userId] : [userId, sessionId ?? null];
  await query(`delete from auth.sessions where user_id = $1 and ${conditions[scope]}`, values);
  if (scope === 'local') return;
  await query(
    `delete from auth.flow_state where linking_target_id = $1 or user_id = $1 and auth_code is not null`,
    [userId],
  );
}
