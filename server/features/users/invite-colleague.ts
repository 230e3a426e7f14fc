import { type InvitedColleague, invitedColleague } from '../../../domain/staff/colleague.ts';
import { resetCredentials } from '../../auth/users/reset-credentials.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { recordAccountAction } from './staff-account.ts';

/**
 * Mails an invitation that carries a role. A visitor who already has an account gets the role immediately, but has to
 * choose a new password by mail, because another person may have created the account.
 */
export const inviteColleague = defineAction({
  name: 'invite-colleague',
  roles: ['admin'],
  schema: invitedColleague,
  limit: { burst: 20, seconds: 30 },
  async run(colleague, call, staff) {
    await requireRecentProof(call, staff);
    const { accounts, database, site } = call.context;
    const { email, name, language } = colleague;
    const query = language === 'sv' ? '?lang=sv' : '?lang=en';
    const redirectTo = `${site.url}/admin/signup${query}`;
    const invited = await accounts.invite({ email, name, language, redirectTo }, call);
    const userId = await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const id = invited
        ? await giveRole(query, invited, colleague, staff)
        : await admitVisitor(query, colleague, staff);
      await recordAccountAction(query, staff, 'invite', id);
      return id;
    });
    if (!invited) await mailPassword(colleague, call);
    return { ok: true, user_id: userId, is_known: !invited };
  },
});

/** Completes the pending profile that a trigger has inserted for the invited account. */
async function giveRole(
  query: Query,
  userId: string,
  { name, role, language }: InvitedColleague,
  staff: Staff,
): Promise<string> {
  const { rowCount } = await query(
    db
      .updateTable('staff_profiles')
      .set({ name, role, language, invited_by: staff.id })
      .where('user_id', '=', userId)
      .where('state', '=', 'pending'),
  );
  if (!rowCount) throw new FunctionError('conflict');
  return userId;
}

async function admitVisitor(
  query: Query,
  { email, name, role, language }: InvitedColleague,
  staff: Staff,
): Promise<string> {
  const { rows } = await query<{ user_id: string }>(
    `insert into public.staff_profiles
       (user_id, name, email, role, state, language, invited_by, approved_by, approved_at)
     select id, $2, email, $3, 'active', $4, $5, $5, now() from auth.users
     where email = $1 and email_confirmed_at is not null and deleted_at is null
     on conflict (user_id) do nothing returning user_id`,
    [email, name, role, language, staff.id],
  );
  // Colleagues are on the list of users already, and are managed there.
  const [admitted] = rows;
  if (!admitted) throw new FunctionError('conflict');
  await resetCredentials(query, admitted.user_id);
  return admitted.user_id;
}

async function mailPassword({ email, language }: InvitedColleague, call: Call): Promise<void> {
  const { requestRecovery, site, logger } = call.context;
  const redirectTo = `${site.url}/admin/password-reset?lang=${language}`;
  const { ok, status } = await requestRecovery(email, redirectTo, call);
  if (!ok) logger.warn({ status }, 'no password mail to a visitor who became a colleague');
}
