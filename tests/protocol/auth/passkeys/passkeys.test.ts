import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../fixtures/auth/authenticator.ts';
import { preparePasskeys } from './prepare-passkeys.ts';

const { server, owner, register, start, signIn, notices } = preparePasskeys();
const verificationFailed = { status: 400, code: 'webauthn_verification_failed' };

describe('a passkey', () => {
  it('is registered with options that ask for a verified user and a stored credential', async () => {
    const { data } = await owner.client.auth.passkey.startRegistration();
    expect(data?.challenge_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    expect(data?.options).toMatchObject({
      rp: { id: 'alpaca.example', name: 'Alpaca' },
      user: { name: owner.email },
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
    expect(data?.user?.email).toBe(owner.email);
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
    expect((await owner.client.auth.passkey.list()).data).toMatchObject([
      { id: passkeyId, last_used_at: expect.any(String) },
    ]);
    const renamed = await owner.client.auth.passkey.update({
      passkeyId,
      friendlyName: ' My phone ',
    });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My phone' });
    for (const friendlyName of ['', ' ', 'x'.repeat(101)]) {
      const { error } = await owner.client.auth.passkey.update({ passkeyId, friendlyName });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect((await owner.client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await owner.client.auth.passkey.list()).data).toEqual([]);
    expect((await signIn()).error).toMatchObject(verificationFailed);
    // The device may be lost.
    expect((await otherSession.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await owner.client.auth.getUser()).error).toBeNull();
    expect(await notices()).toEqual(['auth_passkey_removed', 'auth_passkey_added']);
  });

  it('of another user is not found', async () => {
    const { data } = await register();
    const passkeyId = data?.id ?? '';
    const { auth } = await server.createAndSignIn(`other.${owner.email}`);
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
    const { data: account } = await owner.client.auth.getUser();
    const userId = account.user?.id ?? '';
    const { passkey } = server.admin.auth.admin;
    expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: data?.id }]);
    const { passkey: ofUser } = owner.client.auth.admin;
    expect((await ofUser.listPasskeys({ userId })).error).toMatchObject({ status: 403 });
    const opened = await signIn();
    await passkey.deletePasskey({ userId, passkeyId: data?.id ?? '' });
    expect((await passkey.listPasskeys({ userId })).data).toEqual([]);
    expect((await opened.client.auth.getUser()).error).not.toBeNull();
  });
});

it('accepts an authenticator that has no counter', async () => {
  const phone = createAuthenticator({ hasCounter: false });
  await register(owner.client, phone);
  for (let time = 0; time < 3; time += 1) expect((await signIn(phone)).error).toBeNull();
});
