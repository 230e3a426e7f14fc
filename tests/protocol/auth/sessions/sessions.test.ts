import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { credentials } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();
let phone: SupabaseClient;
let laptop: SupabaseClient;
let tablet: SupabaseClient;

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
});
beforeEach(async () => {
  await server.database.query('delete from auth.sessions');
  [phone, laptop, tablet] = [server.client(), server.client(), server.client()];
  for (const { auth } of [phone, laptop, tablet]) await auth.signInWithPassword(credentials);
});

const tokenOf = async ({ auth }: SupabaseClient) =>
  (await auth.getSession()).data.session?.access_token ?? '';
const isAlive = async (token: string) => (await server.client().auth.getUser(token)).error === null;

it.each([
  ['global', [false, false, false]],
  ['local', [false, true, true]],
  ['others', [true, false, false]],
] as const)('signs out with scope %s', async (scope, alive) => {
  const tokens = await Promise.all([phone, laptop, tablet].map(tokenOf));
  const events: string[] = [];
  phone.auth.onAuthStateChange((event) => void events.push(event));
  const { error } = await phone.auth.signOut({ scope });
  expect(error).toBeNull();
  expect(await Promise.all(tokens.map(isAlive))).toEqual(alive);
  expect(events.includes('SIGNED_OUT')).toBe(scope !== 'others');
});

it('signs out everywhere by default, with an empty response', async () => {
  const response = await server.requestAs(phone, 'POST', '/logout');
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(await isAlive(await tokenOf(laptop))).toBe(false);
});

it('rejects any other scope', async () => {
  const response = await server.requestAs(phone, 'POST', '/logout?scope=everywhere');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported logout scope "everywhere"',
  });
});

it('a second sign-out responds with session_not_found', async () => {
  const token = await tokenOf(phone);
  const { admin } = server.client().auth;
  expect((await admin.signOut(token, 'local')).error).toBeNull();
  const secondResponse = await server.request('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(secondResponse.status).toBe(403);
  expect((await secondResponse.json()).error_code).toBe('session_not_found');
});

it('lists the sessions of a user and ends the chosen ones', async () => {
  const { sessions } = await (await server.requestAs(phone, 'GET', '/user/sessions')).json();
  expect(sessions).toHaveLength(3);
  const current = sessions.filter((session: { is_current: boolean }) => session.is_current);
  expect(current).toMatchObject([{ aal: 'aal1', ip: '127.0.0.1' }]);
  const otherSession = sessions.find((session: { is_current: boolean }) => !session.is_current);
  expect(
    (await server.requestAs(phone, 'DELETE', `/user/sessions/${otherSession.id}`)).status,
  ).toBe(204);
  expect(
    (await server.requestAs(phone, 'DELETE', `/user/sessions/${otherSession.id}`)).status,
  ).toBe(404);
  expect(
    (await (await server.requestAs(phone, 'GET', '/user/sessions')).json()).sessions,
  ).toHaveLength(2);
});

it('does not end a session of another user', async () => {
  const email = 'bo@people.example';
  await server.admin.auth.admin.createUser({ ...credentials, email, email_confirm: true });
  const attacker = server.client();
  await attacker.auth.signInWithPassword({ ...credentials, email });
  const { sessions } = await (await server.requestAs(phone, 'GET', '/user/sessions')).json();
  expect(
    (await server.requestAs(attacker, 'DELETE', `/user/sessions/${sessions[0].id}`)).status,
  ).toBe(404);
  expect(
    (await server.requestAs(attacker, 'GET', `/admin/users/${sessions[0].id}/sessions`)).status,
  ).toBe(403);
  expect(await isAlive(await tokenOf(phone))).toBe(true);
});

it('lets administrators list and end sessions', async () => {
  const headers = { authorization: `Bearer ${server.keys.serviceKey}` };
  const { data } = await phone.auth.getUser();
  const path = `/admin/users/${data.user?.id}/sessions`;
  const { sessions } = await (await server.request(path, { headers })).json();
  expect(sessions).toHaveLength(3);
  const one = await server.request(`${path}/${sessions[0].id}`, { method: 'DELETE', headers });
  expect(one.status).toBe(204);
  expect((await server.request(path, { method: 'DELETE', headers })).status).toBe(204);
  expect(await isAlive(await tokenOf(phone))).toBe(false);
});
