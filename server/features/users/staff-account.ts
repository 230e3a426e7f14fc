import { type StaffAccountCall, staffAccountCall } from '../../../domain/colleague.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';

/** What an administrator does with the account of a colleague; one's own is for the profile. */
export const staffAccount = defineAction({
  name: 'staff-account',
  roles: ['admin'],
  schema: staffAccountCall,
  async run(given, call, staff) {
    const { accounts, database } = call.context;
    await requireColleague(database.query, given.user_id);
    if (given.action === 'list_sessions') {
      return { sessions: await accounts.listSessions(given.user_id) };
    }
    if (given.user_id === staff.id) throw new FunctionError('not_allowed');
    await act(given, call);
    await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await recordAccountAct(query, staff, given.action, given.user_id);
    });
    return { ok: true };
  },
});

async function act(given: StaffAccountCall, { context: { accounts } }: Call): Promise<void> {
  const { action, user_id: userId } = given;
  if (action === 'end_session') await accounts.endSessions(userId, given.session_id);
  if (action === 'end_sessions') await accounts.endSessions(userId);
  if (action === 'reset_second_factor') {
    await accounts.removeFactors(userId);
    // Whoever has the lost device may still have a session, too.
    await accounts.endSessions(userId);
  }
  if (action === 'remove' && !(await accounts.remove(userId))) throw new FunctionError('conflict');
}

/** Visitors have accounts as well; those are none of this. */
async function requireColleague(query: Query, userId: string): Promise<void> {
  const { rows } = await query('select from public.staff_profiles where user_id = $1', [userId]);
  if (rows.length === 0) throw new FunctionError('not_found');
}

/** The sign-in service keeps no trail of who asked. */
export async function recordAccountAct(
  query: Query,
  staff: Staff,
  action: string,
  userId: string,
): Promise<void> {
  await query(
    `insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
     values ($1, $2, $3, 'staff_profiles', $4)`,
    [staff.id, staff.role, action, userId],
  );
}
