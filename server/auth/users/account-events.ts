import type { Query } from '../../postgres/query.ts';

// The audit log of accounts: the actor, the action and the account, but none of the submitted values.

type AccountAction =
  | 'sign_in'
  | 'sign_out'
  | 'end_session'
  | 'end_sessions'
  | 'change_password'
  | 'change_email'
  | 'change_phone'
  | 'add_factor'
  | 'confirm_factor'
  | 'remove_factor'
  | 'add_passkey'
  | 'remove_passkey'
  | 'reject_passkey'
  | 'create_recovery_codes'
  | 'use_recovery_code'
  | 'link_identity'
  | 'unlink_identity';

/** The owner of the account, a tool with the service key, or the auth service itself. */
export type ActedBy = 'owner' | 'service_role' | 'auth';

export async function recordAccountEvent(
  query: Query,
  userId: string,
  action: AccountAction,
  { by = 'owner', details = [] }: { by?: ActedBy; details?: string[] } = {},
): Promise<void> {
  await query(
    `insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
     values ($1, $2, $3, 'accounts', $4, $5)`,
    [
      by === 'owner' ? userId : null,
      by === 'owner' ? 'authenticated' : by,
      action,
      userId,
      details,
    ],
  );
}
