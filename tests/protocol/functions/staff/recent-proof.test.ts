import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffAccounts } from '../../../fixtures/auth/staff-accounts.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// A thief of an open session from yesterday must be able neither to keep access nor to weaken the sign-in of colleagues.

const { server } = prepareFunctionsServer();
const { rows, setStaff, newSession } = createStaffAccounts(server);

let sessionId: string;
let authorization: string;

beforeEach(async () => {
  await setStaff(cast.astrid.id, 'admin', 'active');
  await rows('delete from webhooks');
  await rows(`update settings set value = 'false' where key = 'require_second_factor'`);
  sessionId = await newSession(cast.astrid.id);
  await rows(`update auth.sessions set aal = 'aal2' where id = $1`, [sessionId]);
  await rows(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, proves, created_at, updated_at)
     values ($1, 'password', true, now() - interval '1 day', now() - interval '1 day')`,
    [sessionId],
  );
  const claims = { sub: cast.astrid.id, aud: 'authenticated', role: 'authenticated', aal: 'aal2' };
  authorization = `Bearer ${await server.keys.sign({ ...claims, session_id: sessionId }, 60)}`;
});

const send = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const prove = () =>
  rows('update auth.sessions set reauthenticated_at = now() where id = $1', [sessionId]);

describe('after a sign-in of yesterday', () => {
  it('the second factor of a colleague is not reset', async () => {
    const factors = () =>
      rows('select id from auth.mfa_factors where user_id = $1', [cast.edith.id]);
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [cast.edith.id],
    );
    const reset = () =>
      send('POST', '/functions/v1/staff-account', {
        action: 'reset_second_factor',
        user_id: cast.edith.id,
      });
    expect(await reset()).toMatchObject({
      status: 403,
      body: { error: 'reauthentication_needed' },
    });
    expect(await factors()).toHaveLength(1);
    await prove();
    expect((await reset()).status).toBe(200);
    expect(await factors()).toEqual([]);
  });

  it('sessions of a colleague are ended, which must be quick', async () => {
    await newSession(cast.edith.id);
    const call = { action: 'end_sessions', user_id: cast.edith.id };
    expect((await send('POST', '/functions/v1/staff-account', call)).status).toBe(200);
  });

  it('no webhook is created, led elsewhere or told more, but one is told less', async () => {
    const hook = {
      name: 'Payroll',
      url: 'https://payroll.example/hook',
      events: ['job.created', 'job.updated'],
    };
    const create = () => send('POST', '/rest/v1/webhooks?select=id', hook);
    const rejected = { status: 403, body: { hint: 'reauthentication_needed' } };
    expect(await create()).toMatchObject(rejected);
    expect(await rows('select from webhooks')).toEqual([]);
    await prove();
    const created = await create();
    expect(created.status).toBe(201);
    const [{ id }] = created.body;
    await rows('update auth.sessions set reauthenticated_at = null where id = $1', [sessionId]);
    const change = (body: object) => send('PATCH', `/rest/v1/webhooks?id=eq.${id}`, body);
    expect(await change({ url: 'https://elsewhere.example/hook' })).toMatchObject(rejected);
    expect(await change({ events: [...hook.events, 'person.created'] })).toMatchObject(rejected);
    expect((await change({ events: ['job.created'], is_on: false })).status).toBe(200);
    const rotate = () => send('POST', '/functions/v1/rotate-webhook-secret', { webhook_id: id });
    expect(await rotate()).toMatchObject({
      status: 403,
      body: { error: 'reauthentication_needed' },
    });
    await prove();
    expect((await rotate()).status).toBe(200);
    expect((await change({ url: 'https://elsewhere.example/hook' })).status).toBe(200);
  });

  it('second factors stay required, whatever way the setting is changed', async () => {
    await rows(`update settings set value = 'true' where key = 'require_second_factor'`);
    const path = '/rest/v1/settings?key=eq.require_second_factor';
    const rejected = { status: 403, body: { hint: 'reauthentication_needed' } };
    expect(await send('PATCH', path, { value: false })).toMatchObject(rejected);
    expect(await send('DELETE', path)).toMatchObject(rejected);
    await prove();
    expect((await send('PATCH', path, { value: false })).status).toBe(200);
    await rows('update auth.sessions set reauthenticated_at = null where id = $1', [sessionId]);
    expect((await send('PATCH', path, { value: true })).status).toBe(200);
  });

  it('the secret URL of interviews is not made, but it is ended', async () => {
    const call = (action: string) => send('POST', '/functions/v1/calendar-feed', { action });
    expect(await call('create')).toMatchObject({
      status: 403,
      body: { error: 'reauthentication_needed' },
    });
    expect((await call('revoke')).status).toBe(200);
    await prove();
    expect((await call('create')).body.url).toContain('token=');
  });
});
