import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../../server/auth/delete-expired.ts';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { createAuthenticator, type Deviations } from '../../../fixtures/auth/authenticator.ts';
import { preparePasskeys } from './prepare-passkeys.ts';

const { server, owner, register, start } = preparePasskeys();
const verificationFailed = { status: 400, code: 'webauthn_verification_failed' };
const noChallenge = { status: 400, code: 'webauthn_challenge_not_found' };

describe('a registration is rejected', () => {
  it.each<[string, Deviations]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['of another type', { type: 'webauthn.get' }],
  ])('%s', async (_, deviations) => {
    expect((await register(owner.client, owner.authenticator, deviations)).error).toMatchObject(
      verificationFailed,
    );
    expect((await owner.client.auth.passkey.list()).data).toEqual([]);
  });

  it('with a challenge that was used, is of another user, of a sign-in or expired', async () => {
    const { auth } = owner.client;
    const otherUser = await server.createAndSignIn(`other.${owner.email}`);
    const { data: ownChallenge } = await auth.passkey.startRegistration();
    const { data: otherChallenge } = await otherUser.auth.passkey.startRegistration();
    if (!ownChallenge || !otherChallenge) throw new Error('no challenge');
    const credential = owner.authenticator.create(ownChallenge.options);
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
    const { data } = await owner.client.auth.passkey.startRegistration();
    expect(data?.options.excludeCredentials).toHaveLength(1);
    expect((await register()).error).toMatchObject({ code: 'webauthn_credential_exists' });
    const otherUser = await server.createAndSignIn(`other.${owner.email}`);
    expect((await register(otherUser)).error).toMatchObject({ code: 'webauthn_credential_exists' });
  });

  it('beyond ten passkeys', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect((await register(owner.client, createAuthenticator())).error).toBeNull();
    }
    await expect(register(owner.client, createAuthenticator())).rejects.toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
  });

  it('without a recent proof, like the removal', async () => {
    const { data } = await register();
    await ageSessions(server.database, owner.email, '11 minutes');
    const rejected = { status: 400, code: 'current_password_required' };
    expect((await owner.client.auth.passkey.startRegistration()).error).toMatchObject(rejected);
    const removed = await owner.client.auth.passkey.delete({ passkeyId: data?.id ?? '' });
    expect(removed.error).toMatchObject(rejected);
    await server.requestAs(owner.client, 'POST', '/reauthenticate', { current_password: password });
    expect((await register(owner.client, createAuthenticator())).error).toBeNull();
  });

  it('without a session', async () => {
    const response = await server.request('/passkeys/registration/options', { method: 'POST' });
    expect(response.status).toBe(401);
  });
});
