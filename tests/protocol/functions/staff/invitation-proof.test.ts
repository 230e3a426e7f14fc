import { beforeEach, describe, expect, it } from 'vitest';
import { runBulkAction } from '../../../../server/worker/run-bulk-action.ts';
import { createStaffAccounts } from '../../../fixtures/auth/staff-accounts.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';

const { server } = prepareFunctionsServer();

beforeEach(async () => {
  await setStaff(cast.astrid.id, 'admin', 'active');
  await setStaff(cast.rasmus.id, 'recruiter', 'active');
});

const { rows, setStaff, newSession } = createStaffAccounts(server);

describe('after a sign-in of yesterday', () => {
  const signedInYesterday = async () => {
    const sessionId = await newSession(cast.astrid.id);
    await rows(
      `insert into auth.mfa_amr_claims (session_id, authentication_method, proves, created_at, updated_at)
       values ($1, 'password', true, now() - interval '1 day', now() - interval '1 day')`,
      [sessionId],
    );
    const claims = { sub: cast.astrid.id, aud: 'authenticated', role: 'authenticated' };
    const token = await server.keys.sign({ ...claims, session_id: sessionId }, 60);
    const send = (method: string, path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    return { sessionId, send };
  };

  it('nobody gives roles to many colleagues at once, nor by an undo', async () => {
    const { sessionId, send } = await signedInYesterday();
    const post = async (name: string, body: object) => {
      const response = await send('POST', `/functions/v1/${name}`, body);
      return { status: response.status, ...(await response.json()) };
    };
    const change = (column: string, value: string) =>
      post('start-bulk-action', {
        target: 'users',
        selection: { mode: 'some', ids: [cast.rasmus.id] },
        work: { kind: 'set', column, value },
      });
    const rejected = { status: 403, error: 'proof_required' };
    expect(await change('role', 'admin')).toMatchObject(rejected);
    expect(await change('state', 'active')).toMatchObject(rejected);
    const disabled = await change('state', 'disabled');
    expect(disabled.status).toBe(200);
    await runBulkAction(await jobContext(server), { id: disabled.id }, async () => undefined);
    const undo = () => post('undo-bulk-action', { action_id: disabled.id });
    expect(await undo()).toMatchObject(rejected);
    await rows('update auth.sessions set reauthenticated_at = now() where id = $1', [sessionId]);
    expect(await undo()).toMatchObject({ status: 200 });
    expect(await change('role', 'editor')).toMatchObject({ status: 200 });
  });

  it('nobody exports everything', async () => {
    const { sessionId, send } = await signedInYesterday();
    const start = () => send('POST', '/functions/v1/start-data-export', {});
    const rejected = await start();
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ error: 'reauthentication_needed' });
    expect(await rows('select from data_exports')).toEqual([]);
    await rows('update auth.sessions set reauthenticated_at = now() where id = $1', [sessionId]);
    expect((await start()).status).toBe(200);
  });

  it('nobody is invited', async () => {
    const { send } = await signedInYesterday();
    const colleague = { email: 'late@people.example', name: 'Late', role: 'admin', language: 'en' };
    const response = await send('POST', '/functions/v1/invite-colleague', colleague);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'reauthentication_needed' });
    expect(await server.outbox('late@people.example')).toEqual([]);
  });
});
