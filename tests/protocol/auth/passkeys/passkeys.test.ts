import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../../server/auth/delete-expired.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import {
  type Authenticator,
  createAuthenticator,
  type Deviations,
} from '../../../fixtures/auth/authenticator.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import * as passkeys from './passkey-client.ts';

const server = prepareAuthServer();
const wrong = { status: 400, code: 'webauthn_verification_failed' };
const noChallenge = { status: 400, code: 'webauthn_challenge_not_found' };

let email: string;
let client: SupabaseClient;
let authenticator: Authenticator;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  client = await server.createAndSignIn(email);
  authenticator = createAuthenticator();
});

const register = (owner = client, device = authenticator, deviations?: Deviations) =>
  passkeys.register(owner, device, deviations);
const start = (visitor = server.client()) => passkeys.start(visitor);
const signIn = (device = authenticator, deviations?: Deviations) =>
  passkeys.signIn(server.client(), device, deviations);
const notices = async () => (await server.mails(email)).map(({ template }) => template);

describe('a passkey', () => {
  it('is registered with options that ask for a verified user and a stored credential', async () => {
    const { data } = await client.auth.passkey.startRegistration();
    expect(data?.challenge_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    expect(data?.options).toMatchObject({
      rp: { id: 'alpaca.example', name: 'Alpaca' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(data?.options.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
  });

  it('opens a session, as a password does', async () => {
    expect((await register()).data).toMatchObject({ id: expect.any(String) });
    const { options } = await start();
    expect(options).toMatchObject({ rpId: 'alpaca.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { data, error, client: visitor } = await signIn();
    expect(error).toBeNull();
    expect(data?.user?.email).toBe(email);
    const level = await visitor.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    });
    expect((await visitor.auth.refreshSession()).error).toBeNull();
    expect((await signIn()).error).toBeNull();
  });

  it('is listed, renamed and removed', async () => {
    const { data } = await register();
    const passkeyId = data?.id ?? '';
    const otherSession = await signIn();
    expect((await client.auth.passkey.list()).data).toMatchObject([
      { id: passkeyId, last_used_at: expect.any(String) },
    ]);
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: ' My phone ' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My phone' });
    for (const friendlyName of ['', ' ', 'x'.repeat(101)]) {
      const { error } = await client.auth.passkey.update({ passkeyId, friendlyName });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    expect((await signIn()).error).toMatchObject(wrong);
    // The device may be lost.
    expect((await otherSession.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await notices()).toEqual(['auth_passkey_removed', 'auth_passkey_added']);
  });

  it('of another user is not found', async () => {
    const { data } = await register();
    const passkeyId = data?.id ?? '';
    const { auth } = await server.createAndSignIn(`other.${email}`);
    expect((await auth.passkey.list()).data).toEqual([]);
    const missing = { status: 404, code: 'webauthn_credential_not_found' };
    expect((await auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(
      missing,
    );
    expect((await auth.passkey.delete({ passkeyId })).error).toMatchObject(missing);
    expect((await signIn()).error).toBeNull();
  });

  it('is listed and deleted with the service key', async () => {
    const { data } = await register();
    const { data: account } = await client.auth.getUser();
    const userId = account.user?.id ?? '';
    const { passkey } = server.admin.auth.admin;
    expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: data?.id }]);
    const { passkey: ofUser } = client.auth.admin;
    expect((await ofUser.listPasskeys({ userId })).error).toMatchObject({ status: 403 });
    const opened = await signIn();
    await passkey.deletePasskey({ userId, passkeyId: data?.id ?? '' });
    expect((await passkey.listPasskeys({ userId })).data).toEqual([]);
    expect((await opened.client.auth.getUser()).error).not.toBeNull();
  });
});

describe('a registration is rejected', () => {
  it.each<[string, Deviations]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['of another type', { type: 'webauthn.get' }],
  ])('%s', async (_, deviations) => {
    expect((await register(client, authenticator, deviations)).error).toMatchObject(wrong);
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });

  it('with a challenge that was used, is of another user, of a sign-in or expired', async () => {
    const { auth } = client;
    const otherUser = await server.createAndSignIn(`other.${email}`);
    const { data: ownChallenge } = await auth.passkey.startRegistration();
    const { data: otherChallenge } = await otherUser.auth.passkey.startRegistration();
    if (!ownChallenge || !otherChallenge) throw new Error('no challenge');
    const credential = authenticator.create(ownChallenge.options);
    const verify = (challengeId: string) =>
      auth.passkey.verifyRegistration({ challengeId, credential });
    expect((await verify(otherChallenge.challenge_id)).error).toMatchObject(noChallenge);
    expect((await verify((await start()).challenge_id)).error).toMatchObject(noChallenge);
    expect((await verify('nothing')).error).toMatchObject(noChallenge);
    expect((await verify(ownChallenge.challenge_id)).error).toBeNull();
    expect((await verify(ownChallenge.challenge_id)).error).toMatchObject(noChallenge);
    await server.database.query('update auth.webauthn_challenges set expires_at = now()');
    expect((await verify(otherChallenge.challenge_id)).error).toMatchObject(noChallenge);
    await deleteExpired(server.database, { sessionTimebox: 0, sessionInactivity: 0 });
    const { rowCount } = await server.database.query('select from auth.webauthn_challenges');
    expect(rowCount).toBe(0);
  });

  it('of an authenticator that is registered already', async () => {
    await register();
    const { data } = await client.auth.passkey.startRegistration();
    expect(data?.options.excludeCredentials).toHaveLength(1);
    expect((await register()).error).toMatchObject({ code: 'webauthn_credential_exists' });
    const otherUser = await server.createAndSignIn(`other.${email}`);
    expect((await register(otherUser)).error).toMatchObject({ code: 'webauthn_credential_exists' });
  });

  it('beyond ten passkeys', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect((await register(client, createAuthenticator())).error).toBeNull();
    }
    await expect(register(client, createAuthenticator())).rejects.toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
  });

  it('without a recent proof, like the removal', async () => {
    const { data } = await register();
    await ageSessions(server.database, email, '11 minutes');
    const rejected = { status: 400, code: 'current_password_required' };
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject(rejected);
    const removed = await client.auth.passkey.delete({ passkeyId: data?.id ?? '' });
    expect(removed.error).toMatchObject(rejected);
    await server.requestAs(client, 'POST', '/reauthenticate', { current_password: password });
    expect((await register(client, createAuthenticator())).error).toBeNull();
  });

  it('without a session', async () => {
    const response = await server.request('/passkeys/registration/options', { method: 'POST' });
    expect(response.status).toBe(401);
  });
});

describe('a sign-in is rejected', () => {
  beforeEach(async () => {
    expect((await register()).error).toBeNull();
  });

  it.each<[string, Deviations]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['of another type', { type: 'webauthn.create' }],
    ['without the handle of its owner', { userHandle: '' }],
    ['with the handle of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', async (_, deviations) => {
    expect((await signIn(authenticator, deviations)).error).toMatchObject(wrong);
  });

  it('with a challenge that was used, is of a registration or expired', async () => {
    const { auth } = server.client();
    const { challenge_id, options } = await start();
    const credential = authenticator.get(options);
    const verify = (challengeId: string) =>
      auth.passkey.verifyAuthentication({ challengeId, credential });
    const { data } = await client.auth.passkey.startRegistration();
    expect((await verify(data?.challenge_id ?? '')).error).toMatchObject(noChallenge);
    expect((await verify(challenge_id)).error).toBeNull();
    expect((await verify(challenge_id)).error).toMatchObject(noChallenge);
    // The signature is of another challenge.
    const later = await start();
    expect((await verify(later.challenge_id)).error).toMatchObject(wrong);
    expect((await verify(later.challenge_id)).error).toMatchObject(noChallenge);
    const expired = await start();
    await server.database.query('update auth.webauthn_challenges set expires_at = now()');
    expect((await verify(expired.challenge_id)).error).toMatchObject(noChallenge);
  });

  it('with an unknown credential as with a wrong signature, so that nothing tells who has an account', async () => {
    const unknown = await signIn(createAuthenticator(), { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' });
    const { challenge_id, options } = await start();
    const credential = authenticator.get(options);
    const otherCredential = createAuthenticator().get(options);
    const response = { ...credential.response, signature: otherCredential.response.signature };
    const { error } = await server.client().auth.passkey.verifyAuthentication({
      challengeId: challenge_id,
      credential: { ...credential.toJSON(), response },
    });
    expect(error).toMatchObject(wrong);
    expect({ ...unknown.error }).toEqual({ ...error });
  });

  it('with a counter that goes back, and its owner is told once', async () => {
    expect((await signIn(authenticator, { counter: 50 })).error).toBeNull();
    for (const counter of [50, 49, 0]) {
      expect((await signIn(authenticator, { counter })).error).toMatchObject(wrong);
    }
    expect((await notices()).filter((name) => name === 'auth_passkey_copied')).toHaveLength(1);
    const { rows } = await server.database.query<AnyRow>(
      `select count(*)::int as count from public.audit_log where action = 'reject_passkey'
         and row_id = (select id::text from auth.users where email = $1)`,
      [email],
    );
    expect(rows[0]?.count).toBe(3);
    expect((await signIn(authenticator, { counter: 51 })).error).toBeNull();
  });

  it('of accounts that are banned, not confirmed or deleted', async () => {
    const { data } = await client.auth.getUser();
    const id = data.user?.id ?? '';
    const { admin } = server.admin.auth;
    await admin.updateUserById(id, { ban_duration: '1h' });
    expect((await signIn()).error).toMatchObject({ code: 'user_banned' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    await server.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      id,
    ]);
    expect((await signIn()).error).toMatchObject({ code: 'email_not_confirmed' });
    await admin.deleteUser(id, true);
    expect((await signIn()).error).toMatchObject(wrong);
    const { rows } = await server.database.query(
      'select from auth.webauthn_credentials where user_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

it('accepts an authenticator that has no counter', async () => {
  const phone = createAuthenticator({ hasCounter: false });
  await register(client, phone);
  for (let time = 0; time < 3; time += 1) expect((await signIn(phone)).error).toBeNull();
});
