import { callAuth } from '../../../backend/auth/call-auth.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';

export type AccountSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  ip: string | null;
  aal: 'aal1' | 'aal2';
  is_current: boolean;
};

/** Returns the sessions of the account, the current one first. */
export async function listSessions(client: BrowserClient): Promise<AccountSession[]> {
  const { sessions } = await callAuth<{ sessions: AccountSession[] }>(client, '/user/sessions');
  return sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

export async function endSession(client: BrowserClient, id: string): Promise<void> {
  await callAuth(client, `/user/sessions/${id}`, 'DELETE');
}

export async function endOtherSessions(client: BrowserClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'others' });
  if (error) throw error;
}
