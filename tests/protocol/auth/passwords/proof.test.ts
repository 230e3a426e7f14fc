import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageSessions } from '../../../fixtures/age-sessions.ts';
import { password, startAuthServer } from '../../../fixtures/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// A session that was left open: its holder must not be able to take over the account.

const taken = 'the password of a thief';
const rejected = { status: 400, code: 'current_password_required' };
const linkedin = { clientId: 'alpaca', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
const server = prepareAuthServer({ manualLinking: true, linkedin });
let email: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
});

async function signIn(): Promise<SupabaseClient> {
  const client = server.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

const age = (by = '11 minutes') => ageSessions(server.database, email, by);

async function show({ auth }: SupabaseClient, factorId: string, code: string) {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  await server.database.query('update auth.mfa_factors set last_used_counter = null');
  if (error) throw error;
}

async function addFactor(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const totp = new TOTP({ secret: data.totp.secret });
  await show(client, data.id, totp.generate());
  return { factorId: data.id, code: () => totp.generate() };
}

async function ask({ auth }: SupabaseClient, method: string, path: string, body?: object) {
  const { data } = await auth.getSession();
  const response = await server.request(path, {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: body && JSON.stringify(body),
  });
  const content = await response.json();
  return { status: response.status, code: content.error_code, codes: content.codes };
}

const makeCodes = (client: SupabaseClient) => ask(client, 'POST', '/factors/recovery-codes');
const changePassword = ({ auth }: SupabaseClient) => auth.updateUser({ password: taken });

describe('an old session', () => {
  it('cannot enrol a factor, and so cannot change the password', async () => {
    const client = await signIn();
    await age();
    expect((await changePassword(client)).error).toMatchObject(rejected);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('with a second factor cannot create codes, or add or remove a factor', async () => {
    const client = await signIn();
    const { factorId } = await addFactor(client);
    await age();
    expect(await makeCodes(client)).toMatchObject(rejected);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(rejected);
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('can cancel an unfinished enrolment', async () => {
    const client = await signIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    await age();
    expect((await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull();
  });

  it('cannot link an identity', async () => {
    const client = await signIn();
    await age();
    const path = '/user/identities/authorize?provider=linkedin_oidc';
    expect(await ask(client, 'GET', path)).toMatchObject(rejected);
    const linking = { provider: 'linkedin_oidc', id_token: 'x', link_identity: true };
    expect(await ask(client, 'POST', '/token?grant_type=id_token', linking)).toMatchObject(
      rejected,
    );
  });

  it('gains no proof from a factor or code that it created itself', async () => {
    const client = await signIn();
    const { factorId, code } = await addFactor(client);
    const { codes } = await makeCodes(client);
    await age();
    for (const shown of [code(), codes[0]]) {
      await show(client, factorId, shown);
      expect((await changePassword(client)).error).toMatchObject(rejected);
      expect(await makeCodes(client)).toMatchObject(rejected);
    }
  });

  it('is proved by a factor or code of an earlier session', async () => {
    const first = await signIn();
    const { factorId, code } = await addFactor(first);
    const { codes } = await makeCodes(first);
    for (const shown of [codes[0], code()]) {
      const client = await signIn();
      await show(client, factorId, code());
      await age();
      expect(await makeCodes(client)).toMatchObject(rejected);
      await show(client, factorId, shown);
      await addFactor(client, `Tablet ${shown}`);
    }
  });
});

describe('proof in an open session', () => {
  it('can be the current password', async () => {
    const client = await signIn();
    await age();
    const wrong = await ask(client, 'POST', '/reauthenticate', { current_password: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    const right = await ask(client, 'POST', '/reauthenticate', { current_password: password });
    expect(right.status).toBe(200);
    const { factorId } = await addFactor(client);
    expect((await makeCodes(client)).codes).toHaveLength(10);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('can be a mailed code, valid once, for an account without a password', async () => {
    const client = await signIn();
    await server.database.query(
      'update auth.users set encrypted_password = null where email = $1',
      [email],
    );
    await age();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await client.auth.reauthenticate();
    const { code } = await server.lastMail(email);
    expect((await ask(client, 'POST', '/reauthenticate', { nonce: code })).status).toBe(200);
    await addFactor(client);
    const again = await ask(client, 'POST', '/reauthenticate', { nonce: code });
    expect(again).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });

  it('can be a mailed link for an hour, unless it was an invitation', async () => {
    const visitor = `by-mail.${email}`;
    const { auth } = server.client();
    await auth.signInWithOtp({ email: visitor });
    const { token } = await server.lastMail(visitor);
    await auth.verifyOtp({ type: 'email', token_hash: token });
    await ageSessions(server.database, visitor, '2 hours');
    const { error } = await auth.updateUser({ password: taken });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await server.database.query('update auth.users set invited_at = now() where email = $1', [
      visitor,
    ]);
    expect((await auth.updateUser({ password: taken })).error).toBeNull();
  });

  it('is rejected if it is empty', async () => {
    const client = await signIn();
    const empty = await ask(client, 'POST', '/reauthenticate', {});
    expect(empty).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is rate limited like passwords', async () => {
    const strict = await startAuthServer({ limits: { failuresPerAccount: 2 } }, server);
    const client = await signIn();
    const { data } = await client.auth.getSession();
    const guess = async () => {
      const response = await strict.request('/reauthenticate', {
        method: 'POST',
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ current_password: 'wrong' }),
      });
      return response.status;
    };
    expect([await guess(), await guess(), await guess()]).toEqual([400, 400, 429]);
    await strict.stop();
  });

  it('is not required right after signing in, even if a new password always requires the current one', async () => {
    const strict = await startAuthServer({ recentSignIn: 0 }, server);
    const client = strict.client();
    await client.auth.signInWithPassword({ email, password });
    const { factorId, code } = await addFactor(client);
    await show(client, factorId, code());
    expect((await changePassword(client)).error).toMatchObject(rejected);
    await strict.stop();
  });

  it('is required for a new address that the old one need not confirm', async () => {
    const lax = await startAuthServer({ secureEmailChange: false }, server);
    const { auth } = lax.client();
    await auth.signInWithPassword({ email, password });
    await age();
    const { error } = await auth.updateUser({ email: `thief.${email}` });
    expect(error).toMatchObject(rejected);
    await lax.stop();
  });

  it('is not required if the site does not require the current password', async () => {
    const lax = await startAuthServer({ currentPasswordRequired: false }, server);
    const { auth } = lax.client();
    await auth.signInWithPassword({ email, password });
    await age();
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    await lax.stop();
  });
});
