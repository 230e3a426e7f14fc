import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { createAuthenticator, type Deviations } from '../../../fixtures/auth/authenticator.ts';
import { preparePasskeys } from './prepare-passkeys.ts';

const { server, owner, register, start, signIn, notices } = preparePasskeys();
/** 16 bytes of zeros in base64url, which no user has. */
const unknownHandle = 'A'.repeat(22);
const verificationFailed = { status: 400, code: 'webauthn_verification_failed' };
const noChallenge = { status: 400, code: 'webauthn_challenge_not_found' };

describe('a sign-in with a passkey is rejected', () => {
  beforeEach(async () => {
    expect((await register()).error).toBeNull();
  });

  it.each<[string, Deviations]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['that signs for another domain', { domain: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['whose response is a registration', { type: 'webauthn.create' }],
    ['without the handle of its owner', { userHandle: '' }],
    ['with the handle of no user', { userHandle: unknownHandle }],
  ])('%s', async (_, deviations) => {
    expect((await signIn(owner.authenticator, deviations)).error).toMatchObject(verificationFailed);
  });

  it('with a challenge that was used, belongs to a registration or has expired', async () => {
    const { auth } = server.client();
    const { challenge_id, options } = await start();
    const credential = owner.authenticator.get(options);
    const verify = (challengeId: string) =>
      auth.passkey.verifyAuthentication({ challengeId, credential });
    const { data } = await owner.client.auth.passkey.startRegistration();
    expect((await verify(data?.challenge_id ?? '')).error).toMatchObject(noChallenge);
    expect((await verify(challenge_id)).error).toBeNull();
    expect((await verify(challenge_id)).error).toMatchObject(noChallenge);
    // The signature is of another challenge.
    const later = await start();
    expect((await verify(later.challenge_id)).error).toMatchObject(verificationFailed);
    expect((await verify(later.challenge_id)).error).toMatchObject(noChallenge);
    const expired = await start();
    await server.database.query('update auth.webauthn_challenges set expires_at = now()');
    expect((await verify(expired.challenge_id)).error).toMatchObject(noChallenge);
  });

  it('with an unknown credential in the same way as with a wrong signature, so that nothing reveals who has an account', async () => {
    const unknown = await signIn(createAuthenticator(), { userHandle: unknownHandle });
    const { challenge_id, options } = await start();
    const credential = owner.authenticator.get(options);
    const otherCredential = createAuthenticator().get(options);
    const response = { ...credential.response, signature: otherCredential.response.signature };
    const { error } = await server.client().auth.passkey.verifyAuthentication({
      challengeId: challenge_id,
      credential: { ...credential.toJSON(), response },
    });
    expect(error).toMatchObject(verificationFailed);
    expect({ ...unknown.error }).toEqual({ ...error });
  });

  it('with a counter that goes back, and its owner is notified once', async () => {
    expect((await signIn(owner.authenticator, { counter: 50 })).error).toBeNull();
    for (const counter of [50, 49, 0]) {
      expect((await signIn(owner.authenticator, { counter })).error).toMatchObject(
        verificationFailed,
      );
    }
    expect((await notices()).filter((name) => name === 'auth_passkey_copied')).toHaveLength(1);
    const { rows } = await server.database.query<AnyRow>(
      `select count(*)::int as count from public.audit_log where action = 'reject_passkey'
         and row_id = (select id::text from auth.users where email = $1)`,
      [owner.email],
    );
    expect(rows[0]?.count).toBe(3);
    expect((await signIn(owner.authenticator, { counter: 51 })).error).toBeNull();
  });

  it('if its account is banned, not confirmed or deleted', async () => {
    const { data } = await owner.client.auth.getUser();
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
    expect((await signIn()).error).toMatchObject(verificationFailed);
    const { rows } = await server.database.query(
      'select from auth.webauthn_credentials where user_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
