import { describe, expect, it } from 'vitest';
import { startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareSessions } from './prepare-sessions.ts';

const { server, signIn, refresh } = prepareSessions();

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
    const secondResponse = await refresh(data.session?.refresh_token ?? '', idle);
    expect(secondResponse.error).toBeNull();
    await moveBack('refreshed_at', 1100);
    const lateRefresh = await refresh(secondResponse.data.session?.refresh_token ?? '', idle);
    expect(lateRefresh.error).toMatchObject({ status: 400, code: 'session_expired' });
    await idle.stop();
  });
});
