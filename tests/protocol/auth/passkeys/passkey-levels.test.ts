import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { type Authenticator, createAuthenticator } from '../../../fixtures/auth/authenticator.ts';
import { allowReuseOfCodes, codeOf, enroll } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import { register, signIn } from './passkey-client.ts';

// Passkeys together with the other ways to sign in: second factors and passwords.

const server = prepareAuthServer();

let email: string;
let client: SupabaseClient;
let device: Authenticator;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  client = await server.createAndSignIn(email);
  device = createAuthenticator();
});

const levelOf = async ({ auth }: SupabaseClient) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data;

async function addFactor(owner = client) {
  const { factorId, secret } = await enroll(owner);
  await confirm(owner, factorId, secret);
  return { factorId, secret };
}

async function confirm({ auth }: SupabaseClient, factorId: string, secret: string) {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  await allowReuseOfCodes(server.database);
}

describe('with a second factor', () => {
  it('a passkey that was added after it needs no code', async () => {
    await addFactor();
    await register(client, device);
    const { client: visitor } = await signIn(server.client(), device);
    expect(await levelOf(visitor)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  it('a passkey that was added before it needs a code once', async () => {
    await register(client, device);
    const { factorId, secret } = await addFactor();
    const first = await signIn(server.client(), device);
    expect(await levelOf(first.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await first.client.auth.passkey.list()).error).toMatchObject({
      code: 'insufficient_aal',
    });
    await confirm(first.client, factorId, secret);
    expect(await levelOf((await signIn(server.client(), device)).client)).toMatchObject({
      currentLevel: 'aal2',
    });
  });

  it('a session that has not passed it cannot add a passkey', async () => {
    await addFactor();
    const visitor = server.client();
    await visitor.auth.signInWithPassword({ email, password });
    expect((await visitor.auth.passkey.startRegistration()).error).toMatchObject({
      code: 'insufficient_aal',
    });
  });

  it('its removal takes the level from sessions of passkeys', async () => {
    const { factorId } = await addFactor();
    await register(client, device);
    const { client: visitor } = await signIn(server.client(), device);
    expect((await visitor.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await visitor.auth.refreshSession();
    expect(await levelOf(visitor)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('a passkey of the factor before it needs a code once more', async () => {
    const { factorId } = await addFactor();
    await register(client, device);
    const { id = '' } = (await client.auth.getUser()).data.user ?? {};
    await server.admin.auth.admin.mfa.deleteFactor({ id: factorId, userId: id });
    const owner = server.client();
    await owner.auth.signInWithPassword({ email, password });
    await addFactor(owner);
    expect(await levelOf((await signIn(server.client(), device)).client)).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
  });
});

describe('a new password', () => {
  it('keeps the passkeys if it is changed within a session', async () => {
    await register(client, device);
    await client.auth.updateUser({ password: 'another long password' });
    expect((await signIn(server.client(), device)).error).toBeNull();
  });

  it('removes the passkeys if a mailed link has opened the session: a thief may have added them', async () => {
    await register(client, device);
    const owner = server.client();
    await owner.auth.resetPasswordForEmail(email);
    const { code } = await server.lastMail(email);
    await owner.auth.verifyOtp({ email, token: code, type: 'recovery' });
    const { error } = await owner.auth.updateUser({ password: 'another long password' });
    expect(error).toBeNull();
    expect((await signIn(server.client(), device)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
    expect((await server.mails(email)).map(({ template }) => template)).toContain(
      'auth_passkey_removed',
    );
  });
});
