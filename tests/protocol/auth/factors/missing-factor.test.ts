import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { allowReuseOfCodes, codeOf } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// A thief knows the password, but has no second factor. The session that the password opens must be useless.

const email = 'astrid.ek@people.example';
const linkedin = { clientId: 'alpaca', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
const server = prepareAuthServer({ manualLinking: true, linkedin });
let factorId: string;
let secret: string;
let owner: SupabaseClient;
let thief: SupabaseClient;

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
  owner = server.client();
  await owner.auth.signInWithPassword({ email, password });
  const { data } = await owner.auth.mfa.enroll({ factorType: 'totp' });
  factorId = data?.id ?? '';
  secret = data?.totp.secret ?? '';
  await verifyFactor(owner);
});

beforeEach(async () => {
  thief = server.client();
  await thief.auth.signInWithPassword({ email, password });
});

async function verifyFactor({ auth }: SupabaseClient) {
  await allowReuseOfCodes(server.database);
  const code = codeOf(secret);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

const tokenOf = async ({ auth }: SupabaseClient) =>
  (await auth.getSession()).data.session?.access_token ?? '';

async function request(client: SupabaseClient, method: string, path: string, body?: object) {
  const response = await server.requestAs(client, method, path, body);
  const content = response.status === 204 ? {} : await response.json();
  return { status: response.status, code: content.error_code };
}

const sessionOfOwner = async () => {
  const { rows } = await server.database.query<AnyRow>(
    `select id from auth.sessions where aal = 'aal2'`,
  );
  return rows[0]?.id;
};
const isAlive = async (client: SupabaseClient) =>
  (await server.client().auth.getUser(await tokenOf(client))).error === null;

const linking = { provider: 'linkedin_oidc', id_token: 'x', link_identity: true };

describe('without its second factor a session', () => {
  it.each([
    ['PUT', '/user', { data: { name: 'Somebody Else' } }, 401],
    ['PUT', '/user', { password: 'another long password' }, 401],
    ['PUT', '/user', { email: 'thief@people.example' }, 401],
    ['GET', '/reauthenticate', undefined, 403],
    ['POST', '/reauthenticate', { current_password: password }, 403],
    ['POST', '/reauthenticate', { nonce: '123456' }, 403],
    ['GET', '/user/sessions', undefined, 403],
    ['GET', '/user/identities/authorize?provider=linkedin_oidc', undefined, 403],
    ['DELETE', '/user/identities/00000000-0000-4000-8000-000000000001', undefined, 403],
    ['POST', '/token?grant_type=id_token', linking, 403],
    ['POST', '/factors', { factor_type: 'totp' }, 403],
    ['GET', '/factors/recovery-codes', undefined, 403],
    ['POST', '/factors/recovery-codes', {}, 403],
    ['POST', '/logout?scope=others', undefined, 403],
  ] as const)('cannot call %s %s', async (method, path, body, status) => {
    const response = await request(thief, method, path, body);
    expect(response.status).toBe(status);
    expect(response.code).toBe('insufficient_aal');
    expect(await isAlive(owner)).toBe(true);
  });

  it('cannot end another session, or remove a factor', async () => {
    const path = `/user/sessions/${await sessionOfOwner()}`;
    expect(await request(thief, 'DELETE', path)).toMatchObject({ code: 'insufficient_aal' });
    const remove = await request(thief, 'DELETE', `/factors/${factorId}`);
    expect(remove).toEqual({ status: 422, code: 'insufficient_aal' });
    expect(await isAlive(owner)).toBe(true);
  });

  it('ends only itself by signing out everywhere', async () => {
    expect((await thief.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect(await isAlive(thief)).toBe(false);
    expect(await isAlive(owner)).toBe(true);
  });

  it('can read its user, list its factors and verify the factor', async () => {
    expect((await thief.auth.getUser()).data.user?.email).toBe(email);
    expect((await thief.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    await verifyFactor(thief);
    expect((await request(thief, 'GET', '/user/sessions')).status).toBe(200);
    expect((await request(thief, 'POST', '/logout?scope=others')).status).toBe(204);
    owner = thief;
  });
});

describe('when all staff need a second factor', () => {
  const colleague = 'edith.editor@people.example';
  let staff: SupabaseClient;

  beforeAll(async () => {
    const { data } = await server.admin.auth.admin.createUser({
      email: colleague,
      password,
      email_confirm: true,
    });
    await server.database.query(
      `insert into public.staff_profiles (user_id, name, email, role, state) values ($1, 'Edith', $2, 'editor', 'active')`,
      [data.user?.id, colleague],
    );
    await server.database.query(
      `update public.settings set value = 'true' where key = 'require_second_factor'`,
    );
    staff = server.client();
    await staff.auth.signInWithPassword({ email: colleague, password });
  });

  it('a session without one can only enrol one', async () => {
    const name = await request(staff, 'PUT', '/user', { data: { name: 'Edit' } });
    expect(name).toEqual({ status: 401, code: 'insufficient_aal' });
    expect((await request(staff, 'GET', '/user/sessions')).code).toBe('insufficient_aal');
    const { data, error } = await staff.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    const code = codeOf(data?.totp.secret ?? '');
    await staff.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    expect((await request(staff, 'GET', '/user/sessions')).status).toBe(200);
  });

  it('a member of staff without one can still set a new password by a mailed link', async () => {
    const { data } = await server.admin.auth.admin.createUser({
      email: 'rasmus@people.example',
      password,
      email_confirm: true,
    });
    await server.database.query(
      `insert into public.staff_profiles (user_id, name, email, role, state) values ($1, 'Rasmus', $2, 'recruiter', 'active')`,
      [data.user?.id, 'rasmus@people.example'],
    );
    const { auth } = server.client();
    await auth.resetPasswordForEmail('rasmus@people.example');
    const { token } = await server.lastMail('rasmus@people.example');
    await auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect((await auth.updateUser({ password: 'a new long password' })).error).toBeNull();
  });
});
