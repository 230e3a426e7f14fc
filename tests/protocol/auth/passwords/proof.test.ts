import { describe, expect, it } from 'vitest';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';

// Somebody finds a session that was left open. They must not be able to take over the account with it: a change of
// password, factors or identities needs proof that the person is the owner.
import { prepareProof } from './prepare-proof.ts';

const {
  account,
  thiefPassword,
  rejected,
  server,
  signIn,
  age,
  verifyFactor,
  addFactor,
  request,
  createRecoveryCodes,
  changePassword,
} = prepareProof();

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
      [account.email],
    );
    await age();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await client.auth.reauthenticate();
    const { code } = await server.lastMail(account.email);
    expect((await request(client, 'POST', '/reauthenticate', { nonce: code })).status).toBe(200);
    await addFactor(client);
    const secondResponse = await request(client, 'POST', '/reauthenticate', { nonce: code });
    expect(secondResponse).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
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
    const auth = await signInByMail(`by-mail.${account.email}`);
    const { error } = await auth.updateUser({ password: thiefPassword });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  it('is not required for the first password of an invited account', async () => {
    const address = `invited.${account.email}`;
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
    await client.auth.signInWithPassword({ email: account.email, password });
    const { factorId, createCode } = await addFactor(client);
    await verifyFactor(client, factorId, createCode());
    expect((await changePassword(client)).error).toMatchObject(rejected);
    await strict.stop();
  });

  it('is required for a new address that the old one need not confirm', async () => {
    const lax = await startAuthServer({ secureEmailChange: false }, server);
    const { auth } = lax.client();
    await auth.signInWithPassword({ email: account.email, password });
    await age();
    const { error } = await auth.updateUser({ email: `thief.${account.email}` });
    expect(error).toMatchObject(rejected);
    await lax.stop();
  });

  it('is not required if the site does not require the current password', async () => {
    const lax = await startAuthServer({ currentPasswordRequired: false }, server);
    const { auth } = lax.client();
    await auth.signInWithPassword({ email: account.email, password });
    await age();
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    await lax.stop();
  });
});
