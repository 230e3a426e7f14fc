import type { Session } from '@supabase/supabase-js';
import { beforeAll } from 'vitest';
import { credentials } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

export const sessionIdOf = (session: Session) =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    .session_id;

/** A server with one account, which signs in and refreshes its session. */
export function prepareSessions() {
  const server = prepareAuthServer();

  beforeAll(async () => {
    await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
  });

  async function signIn(at = server): Promise<Session> {
    const { data } = await at.client().auth.signInWithPassword(credentials);
    if (!data.session) throw new Error('no session');
    return data.session;
  }

  const refresh = (refresh_token: string, at = server) =>
    at.client().auth.refreshSession({ refresh_token });

  async function refreshed(refresh_token: string): Promise<Session> {
    const { data, error } = await refresh(refresh_token);
    if (!data.session) throw error ?? new Error('no session');
    return data.session;
  }

  return { server, signIn, refresh, refreshed };
}
