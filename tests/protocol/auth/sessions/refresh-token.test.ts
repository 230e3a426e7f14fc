import type { Session } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { credentials, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

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

/** As if the token had been used that long ago. */
const age = (seconds: number) =>
  server.database.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $1)`,
    [seconds],
  );

const sessionIdOf = (session: Session) =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    .session_id;

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

describe('a stolen refresh token', () => {
  it('ends the whole session when the thief uses it after the owner', async () => {
    const session = await signIn();
    const owner = await refreshed(session.refresh_token);
    await age(60);
    const thief = await refresh(session.refresh_token);
    expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(thief.error?.message).toBe('Invalid Refresh Token: Already Used');
    const laterRefresh = await refresh(owner.refresh_token);
    expect(laterRefresh.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const user = await server.client().auth.getUser(owner.access_token);
    expect(user.error?.name).toBe('AuthSessionMissingError');
  });

  it('ends the whole session when the owner uses it after the thief', async () => {
    const session = await signIn();
    const thief = await refreshed((await refreshed(session.refresh_token)).refresh_token);
    await age(60);
    expect((await refresh(session.refresh_token)).error?.code).toBe('refresh_token_already_used');
    expect((await refresh(thief.refresh_token)).error?.code).toBe('refresh_token_not_found');
  });

  it('does not end other sessions of the same user', async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await refreshed(stolen.refresh_token);
    await age(60);
    await refresh(stolen.refresh_token);
    expect((await refresh(other.refresh_token)).error).toBeNull();
  });

  it('notifies listeners which session ended', async () => {
    const ended: string[] = [];
    const stop = await server.database.listen('session_ended', (id) => void ended.push(id));
    const session = await signIn();
    await refreshed(session.refresh_token);
    await age(60);
    await refresh(session.refresh_token);
    await expect.poll(() => ended).toContain(sessionIdOf(session));
    await stop();
  });
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

describe('sessions with a time limit', () => {
  const moveBack = (column: string, seconds: number) =>
    server.database.query(
      `update auth.sessions set ${column} = ${column} - make_interval(secs => $1)`,
      [seconds],
    );

  it('end at their maximum age, and no access token outlives them', async () => {
    const timed = await startAuthServer({ sessionTimebox: 1000 }, server);
    const session = await signIn(timed);
    expect(session.expires_in).toBeLessThanOrEqual(1000);
    await moveBack('created_at', 700);
    const { data } = await refresh(session.refresh_token, timed);
    expect(data.session?.expires_in).toBeLessThanOrEqual(300);
    await moveBack('created_at', 400);
    const { error } = await refresh(data.session?.refresh_token ?? '', timed);
    expect(error).toMatchObject({ status: 400, code: 'session_expired' });
    await timed.stop();
  });

  it('end after inactivity', async () => {
    const idle = await startAuthServer({ sessionInactivity: 1000 }, server);
    const session = await signIn(idle);
    await moveBack('created_at', 900);
    const { data, error } = await refresh(session.refresh_token, idle);
    expect(error).toBeNull();
    await moveBack('created_at', 900);
    const again = await refresh(data.session?.refresh_token ?? '', idle);
    expect(again.error).toBeNull();
    await moveBack('refreshed_at', 1100);
    const lateRefresh = await refresh(again.data.session?.refresh_token ?? '', idle);
    expect(lateRefresh.error).toMatchObject({ status: 400, code: 'session_expired' });
    await idle.stop();
  });
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
