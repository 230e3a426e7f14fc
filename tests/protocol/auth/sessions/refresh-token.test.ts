import type { Session } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { credentials } from '../../../fixtures/auth/auth-server.ts';
import { prepareSessions, sessionIdOf } from './prepare-sessions.ts';

const { server, signIn, refresh, refreshed } = prepareSessions();

it('exchanges a token for a new one of the same session', async () => {
  const { auth } = server.client();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  const { data: signedIn } = await auth.signInWithPassword(credentials);
  const { data, error } = await auth.refreshSession();
  expect(error).toBeNull();
  expect(events).toContain('TOKEN_REFRESHED');
  expect(data.session?.refresh_token).not.toBe(signedIn.session?.refresh_token);
  expect(data.session && sessionIdOf(data.session)).toBe(
    signedIn.session && sessionIdOf(signedIn.session),
  );
});

it('returns the current user data', async () => {
  const session = await signIn();
  await server.admin.auth.admin.updateUserById(session.user.id, {
    app_metadata: { team: 'north' },
  });
  const fresh = await refreshed(session.refresh_token);
  expect(fresh.user.app_metadata.team).toBe('north');
});

it('concurrent refreshes get the same token', async () => {
  const session = await signIn();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => refreshed(session.refresh_token)),
  );
  expect(new Set(responses.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  const [first] = responses;
  expect((await refresh(first?.refresh_token ?? '')).error).toBeNull();
});

it('returns the active token to a tab that missed two refreshes', async () => {
  const session = await signIn();
  const second = await refreshed((await refreshed(session.refresh_token)).refresh_token);
  expect((await refreshed(session.refresh_token)).refresh_token).toBe(second.refresh_token);
});

it.each([
  ['malformed', 'a b', 'validation_failed', 'Refresh token is not valid'],
  ['empty', '', 'validation_failed', 'Refresh token is not valid'],
  [
    'made up',
    'abcdefghijkl',
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
])('rejects a %s token', async (_, refresh_token, code, message) => {
  const response = await server.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token }),
  });
  expect(await response.json()).toEqual({ code: 400, error_code: code, msg: message });
});

it('rejects a user who was banned after sign-in', async () => {
  const { data } = await server.admin.auth.admin.createUser({
    email: 'bo@people.example',
    password: credentials.password,
    email_confirm: true,
  });
  const signedIn = await server
    .client()
    .auth.signInWithPassword({ ...credentials, email: 'bo@people.example' });
  await server.database.query(
    `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
    [data.user?.id],
  );
  const { error } = await refresh(signedIn.data.session?.refresh_token ?? '');
  expect(error).toMatchObject({ status: 400, code: 'user_banned' });
});

it('keeps working while the signing key is changed', async () => {
  const sessionBefore = await signIn();
  await server.keys.rotate();
  const sessionAfter = await refreshed(sessionBefore.refresh_token);
  const kidOf = ({ access_token }: Session) =>
    JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString()).kid;
  expect(kidOf(sessionAfter)).not.toBe(kidOf(sessionBefore));
  for (const session of [sessionBefore, sessionAfter]) {
    expect((await server.client().auth.getUser(session.access_token)).error).toBeNull();
    expect((await server.client().auth.getClaims(session.access_token)).error).toBeNull();
  }
});

it('takes one statement, like reading the user', async () => {
  const session = await signIn();
  const statements = vi.spyOn(server.database.pool, 'query');
  try {
    const nextSession = await refreshed(session.refresh_token);
    expect(statements).toHaveBeenCalledTimes(1);
    expect((await server.client().auth.getUser(nextSession.access_token)).error).toBeNull();
    expect(statements).toHaveBeenCalledTimes(2);
  } finally {
    statements.mockRestore();
  }
});
