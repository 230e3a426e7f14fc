import type { Query } from '../../postgres/query.ts';

export type Scope = 'global' | 'local' | 'others';

/**
 * Ends sessions of a user; a trigger notifies the processes with open connections of these sessions. With all or all
 * others, unfinished sign-ins and links of identities end too: the thief whom the user wants to sign out may have begun them.
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
