import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { allowReuseOfCodes, codeOf, enroll } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// Somebody finds a session that was left open. They must not be able to take over the account with it: a change of
// password, factors or identities needs proof that the person is the owner.

const thiefPassword = 'the password of a thief';
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

async function verifyFactor({ auth }: SupabaseClient, factorId: string, code: string) {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  await allowReuseOfCodes(server.database);
  if (error) throw error;
}

async function addFactor(client: SupabaseClient, friendlyName = 'Phone') {
  const { factorId, secret } = await enroll(client, friendlyName);
  await verifyFactor(client, factorId, codeOf(secret));
  return { factorId, createCode: () => codeOf(secret) };
}

async function request(client: SupabaseClient, method: string, path: string, body?: object) {
  const response = await server.requestAs(client, method, path, body);
  const content = await response.json();
  return { status: response.status, code: content.error_code, codes: content.codes };
}

const createRecoveryCodes = (client: SupabaseClient) =>
  request(client, 'POST', '/factors/recovery-codes');
const changePassword = ({ auth }: SupabaseClient) => auth.updateUser({ password: thiefPassword });

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
    expect(await createRecoveryCodes(client)).toMatchObject(rejected);
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
    expect(await request(client, 'GET', path)).toMatchObject(rejected);
    const linking = { provider: 'linkedin_oidc', id_token: 'x', link_identity: true };
    expect(await request(client, 'POST', '/token?grant_type=id_token', linking)).toMatchObject(
      rejected,
    );
  });

  it('does not accept as proof a factor or recovery code that it created itself', async () => {
    const client = await signIn();
    const { factorId, createCode } = await addFactor(client);
    const { codes } = await createRecoveryCodes(client);
    await age();
    for (const ownCode of [createCode(), codes[0]]) {
      await verifyFactor(client, factorId, ownCode);
      expect((await changePassword(client)).error).toMatchObject(rejected);
      expect(await createRecoveryCodes(client)).toMatchObject(rejected);
    }
  });

  it('accepts as proof a factor or recovery code of an earlier session', async () => {
    const first = await signIn();
    const { factorId, createCode } = await addFactor(first);
    const { codes } = await createRecoveryCodes(first);
    for (const earlierCode of [codes[0], createCode()]) {
      const client = await signIn();
      await verifyFactor(client, factorId, createCode());
      await age();
      expect(await createRecoveryCodes(client)).toMatchObject(rejected);
      await verifyFactor(client, factorId, earlierCode);
      await addFactor(client, `Tablet ${earlierCode}`);
    }
  });
});

describe('proof in an open session', () => {
  it('can be the current password', async () => {
    const client = await signIn();
    await age();
    const wrong = await request(client, 'POST', '/reauthenticate', { current_password: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(rejected);
    const right = await request(client, 'POST', '/reauthenticate', { current_password: password });
    expect(right.status).toBe(200);
    const { factorId } = await addFactor(client);
    expect((await createRecoveryCodes(client)).codes).toHaveLength(10);
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
    expect((await request(client, 'POST', '/reauthenticate', { nonce: code })).status).toBe(200);
    await addFactor(client);
    const again = await request(client, 'POST', '/reauthenticate', { nonce: code });
    expect(again).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });

  /** An account without a password, signed in by a mailed link two hours ago. */
  async function signInByMail(address: string) {
    const { auth } = server.client();
    await auth.signInWithOtp({ email: address });
    const { token } = await server.lastMail(address);
    await auth.verifyOtp({ type: 'email', token_hash: token });
    await ageSessions(server.database, address, '2 hours');
    return auth;
  }

  it('can be a mailed link, but only for an hour', async () => {
    const auth = await signInByMail(`by-mail.${email}`);
    const { error } = await auth.updateUser({ password: thiefPassword });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  it('is not required for the first password of an invited account', async () => {
    const address = `invited.${email}`;
    const auth = await signInByMail(address);
    await server.database.query('update auth.users set invited_at = now() where email = $1', [
      address,
    ]);
    expect((await auth.updateUser({ password: thiefPassword })).error).toBeNull();
  });

  it('is rejected if it is empty', async () => {
    const client = await signIn();
    const empty = await request(client, 'POST', '/reauthenticate', {});
    expect(empty).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is rate limited like passwords', async () => {
    const strict = await startAuthServer({ limits: { failuresPerAccount: 2 } }, server);
    const client = await signIn();
    const guess = async () => {
      const wrong = { current_password: 'wrong' };
      return (await strict.requestAs(client, 'POST', '/reauthenticate', wrong)).status;
    };
    expect([await guess(), await guess(), await guess()]).toEqual([400, 400, 429]);
    await strict.stop();
  });

  it('is not required right after signing in, even if a new password always requires the current one', async () => {
    const strict = await startAuthServer({ recentSignIn: 0 }, server);
    const client = strict.client();
    await client.auth.signInWithPassword({ email, password });
    const { factorId, createCode } = await addFactor(client);
    await verifyFactor(client, factorId, createCode());
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
