import { describe, expect, it } from 'vitest';
import { prepareSessions, sessionIdOf } from './prepare-sessions.ts';

const { server, signIn, refresh, refreshed } = prepareSessions();

/** Makes the used tokens older, without waiting. */
const age = (seconds: number) =>
  server.database.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $1)`,
    [seconds],
  );

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
