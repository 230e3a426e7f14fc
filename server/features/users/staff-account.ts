import { type StaffAccountCall, staffAccountCall } from '../../../domain/staff/colleague.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Actions of an administrator on a colleague's account. Their own account is managed on the profile page. */
export const staffAccount = defineAction({
  name: 'staff-account',
  roles: ['admin'],
  schema: staffAccountCall,
  async run(input, call, staff) {
    const { accounts, database } = call.context;
    await requireColleague(database.query, input.user_id);
    if (input.action === 'list_sessions') {
      return { sessions: await accounts.listSessions(input.user_id) };
    }
    if (input.action === 'list_passkeys') {
      return { passkeys: await accounts.listPasskeys(input.user_id) };
    }
    if (input.user_id === staff.id) throw new FunctionError('not_allowed');
    // Afterwards, the password alone opens the account.
    if (input.action === 'reset_second_factor') await requireRecentProof(call, staff);
    if (input.action === 'remove') await requireUnused(database, staff, input.user_id);
    await runAccountAction(input, call);
    await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await recordAccountAction(query, staff, input.action, input.user_id);
    });
    return { ok: true };
  },
});

async function runAccountAction(
  input: StaffAccountCall,
  { context: { accounts } }: Call,
): Promise<void> {
  const { action, user_id: userId } = input;
  if (action === 'end_session') await accounts.endSessions(userId, input.session_id);
  if (action === 'end_sessions') await accounts.endSessions(userId);
  if (action === 'remove_passkey') await accounts.removePasskey(userId, input.passkey_id);
  if (action === 'reset_second_factor') {
    await accounts.removeFactors(userId);
    // The lost device may still hold a session.
    await accounts.endSessions(userId);
  }
  if (action === 'remove' && !(await accounts.remove(userId))) throw new FunctionError('conflict');
}

/** Throws for the accounts of visitors. */
async function requireColleague(query: Query, userId: string): Promise<void> {
  const { rows } = await query(
    db.selectFrom('staff_profiles').select('user_id').where('user_id', '=', userId),
  );
  if (rows.length === 0) throw new FunctionError('not_found');
}

/** A removed account would leave its work without an owner and take its ratings with it. */
async function requireUnused(
  database: Call['context']['database'],
  staff: Staff,
  userId: string,
): Promise<void> {
  await database.transaction(async (query) => {
    await actAs(query, staff.identity);
    const { rows } = await query<{ is_used: boolean }>(
      `select jobs + applications + interviews + conversations + clients + leads + tasks > 0 or exists (
         select from public.application_ratings where staff_id = $1
       ) or exists (
         select from public.scorecards where staff_id = $1
       ) as is_used from public.count_work($1)`,
      [userId],
    );
    if (rows[0]?.is_used) throw new FunctionError('account_in_use');
  });
}

/** Records the action, because the auth service does not record who asked for it. */
export async function recordAccountAction(
  query: Query,
  staff: Staff,
  action: string,
  userId: string,
): Promise<void> {
  await query(
    db.insertInto('audit_log').values({
      actor_id: staff.id,
      actor_role: staff.role,
      action,
      table_name: 'staff_profiles',
      row_id: userId,
    }),
  );
}
