import type { Database } from '../../../domain/database.types.ts';
import type { InvitedColleague, StaffAccountCall } from '../../../domain/staff/colleague.ts';
import { type Passkey, type PasskeyRow, toPasskey } from '../../backend/auth/passkeys.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import type { StaffRole } from '../../backend/staff-access.ts';
import { unwrap, unwrapRaised } from '../../backend/unwrap.ts';
import type { AccountSession } from '../profile/data/sessions.ts';

// Colleagues and their accounts, for administrators.

type StaffRow = Database['public']['Views']['staff_list']['Row'];

type Standing = 'invited' | 'waiting' | 'active' | 'disabled';

export type User = Pick<
  StaffRow,
  | 'language'
  | 'has_second_factor'
  | 'session_count'
  | 'last_seen_at'
  | 'approved_at'
  | 'invited_by_name'
> & {
  user_id: string;
  name: string;
  email: string;
  role: StaffRole | null;
  standing: Standing;
  state: Database['public']['Enums']['staff_state'];
  created_at: string;
};

export const userColumnsRead =
  'user_id,name,email,role,state,standing,language,has_second_factor,session_count,last_seen_at,approved_at,invited_by_name,created_at';

export async function findUser(client: BrowserClient, id: string): Promise<User | null> {
  const row = await unwrap(
    client.from('staff_list').select(userColumnsRead).eq('user_id', id).maybeSingle(),
  );
  return row as User | null;
}

/** Users who signed up and have no role yet. */
export async function listWaitingUsers(client: BrowserClient): Promise<User[]> {
  const rows = await unwrap(
    client
      .from('staff_list')
      .select(userColumnsRead)
      .eq('standing', 'waiting')
      .order('created_at')
      .limit(20),
  );
  return rows as User[];
}

export type Standings = { role?: StaffRole | null; state?: User['state'] };

/**
 * No updated row means that the change is not allowed, perhaps because a colleague changed the
 * account first.
 */
export async function updateUser(
  client: BrowserClient,
  id: string,
  change: Standings,
): Promise<void> {
  await unwrapRaised(
    client.from('staff_profiles').update(change).eq('user_id', id).select('user_id').single(),
  );
}

export type Invited = { user_id: string; is_known: boolean };

export async function inviteColleague(
  client: BrowserClient,
  colleague: InvitedColleague,
): Promise<Invited> {
  return callFunction<Invited>(client, 'invite-colleague', colleague);
}

export async function listUserSessions(
  client: BrowserClient,
  userId: string,
): Promise<AccountSession[]> {
  const { sessions } = await callFunction<{ sessions: AccountSession[] }>(client, 'staff-account', {
    action: 'list_sessions',
    user_id: userId,
  });
  return sessions;
}

export async function listUserPasskeys(client: BrowserClient, userId: string): Promise<Passkey[]> {
  const { passkeys } = await callFunction<{ passkeys: PasskeyRow[] }>(client, 'staff-account', {
    action: 'list_passkeys',
    user_id: userId,
  });
  return passkeys.map(toPasskey);
}

/** Ends sessions, removes a passkey or the second factor or deletes the account. None of it can be undone. */
export async function runAccountAction(
  client: BrowserClient,
  call: StaffAccountCall,
): Promise<void> {
  await callFunction<object>(client, 'staff-account', { ...call });
}

export type WorkCounts = Record<
  | 'jobs'
  | 'applications'
  | 'interviews'
  | 'conversations'
  | 'clients'
  | 'leads'
  | 'tasks'
  | 'booking_links'
  | 'shared_links',
  number
>;

/** Counts the unfinished work that the colleague owns. */
export async function countWork(client: BrowserClient, colleague: string): Promise<WorkCounts> {
  return unwrap(client.rpc('count_work', { colleague }).single());
}

/** Gives unfinished work to the successor, pauses the colleague's booking links and ends the links that they shared. */
export async function handOverWork(
  client: BrowserClient,
  colleague: string,
  successor: string,
): Promise<void> {
  await unwrapRaised(client.rpc('hand_over_work', { colleague, successor }));
}
