import type { BulkKindName, BulkTarget } from '../../../domain/bulk/bulk-action.ts';
import type { Enums } from '../../../domain/database.types.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';

type LockedAction = {
  kind: BulkKindName;
  target: BulkTarget;
  state: Enums<'bulk_action_state'>;
  done: number;
  is_in_time: boolean;
};

/** Locks an action of the caller. Administrators may also stop and undo actions of others. */
export async function lockAction(
  query: Query,
  id: string,
  { id: staffId, role }: Staff,
): Promise<LockedAction> {
  const { rows } = await query<LockedAction>(
    `select kind, target, state, done, coalesce(undo_until > now(), false) as is_in_time from public.bulk_actions
     where id = $1 and (created_by = $2 or $3) for update`,
    [id, staffId, role === 'admin'],
  );
  const [action] = rows;
  if (!action) throw new FunctionError('not_found');
  return action;
}
