import { describe, expect, it } from 'vitest';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

describe('changing the password', () => {
  it('requires a mailed code if the session is a day old', async () => {
    const strict = await startAuthServer({ reauthenticationRequired: true }, server);
    const email = 'maja@people.example';
    const { auth } = await strict.createAndSignIn(email);
    expect((await auth.updateUser({ password: 'while it is fresh' })).error).toBeNull();
    await server.database.query(
      `update auth.sessions set created_at = created_at - interval '25 hours'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    const without = await auth.updateUser({ password: 'a new password' });
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await auth.reauthenticate()).error).toBeNull();
    const { code, template } = await server.lastMail(email);
    expect(template).toBe('auth_reauthentication');
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = await auth.updateUser({ password: 'a new password', nonce: wrongCode });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    const right = await auth.updateUser({ password: 'a new password', nonce: code });
    expect(right.error).toBeNull();
    const replay = await auth.updateUser({ password: 'yet another one', nonce: code });
    expect(replay.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    await strict.stop();
  });

  const ageSessionsOf = (email: string, by: string) => ageSessions(server.database, email, by);

  it('requires the current one a while after signing in', async () => {
    const email = 'nils@people.example';
    const { auth } = await server.createAndSignIn(email);
    expect((await auth.updateUser({ password: 'while it is fresh' })).error).toBeNull();
    await ageSessionsOf(email, '11 minutes');
    const newPassword = 'a new long password';
    const without = await auth.updateUser({ password: newPassword });
    expect(without.error).toMatchObject({ status: 400, code: 'current_password_required' });
    const wrong = await auth.updateUser({ password: newPassword, current_password: 'wrong' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    const right = await auth.updateUser({
      password: newPassword,
      current_password: 'while it is fresh',
    });
    expect(right.error).toBeNull();
    expect((await auth.updateUser({ data: { name: 'Nils' } })).error).toBeNull();
  });

  it('accepts a mailed code instead of the current one', async () => {
    const email = 'olga@people.example';
    const { auth } = await server.createAndSignIn(email);
    await ageSessionsOf(email, '2 days');
    await auth.reauthenticate();
    const { code } = await server.lastMail(email);
    const { error } = await auth.updateUser({ password: 'a new long password', nonce: code });
    expect(error).toBeNull();
  });

  it('needs no proof in a session that a mailed link has opened, for the lifetime of such a link', async () => {
    const email = 'pia@people.example';
    await server.createAndSignIn(email);
    const { auth } = server.client();
    await auth.resetPasswordForEmail(email);
    await auth.verifyOtp({ type: 'recovery', token_hash: (await server.lastMail(email)).token });
    await ageSessionsOf(email, '50 minutes');
    expect((await auth.updateUser({ password: 'a new long password' })).error).toBeNull();
    await ageSessionsOf(email, '11 minutes');
    const lateChange = await auth.updateUser({ password: 'another long password' });
    expect(lateChange.error).toMatchObject({ code: 'current_password_required' });
  });

  it('requires a mailed code if the account has no password', async () => {
    const email = 'quintus@people.example';
    const { auth } = await server.createAndSignIn(email);
    await server.database.query(
      'update auth.users set encrypted_password = null where email = $1',
      [email],
    );
    await ageSessionsOf(email, '11 minutes');
    const { error } = await auth.updateUser({ password: 'a new long password' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  it('requires nothing else if that is disabled', async () => {
    const lax = await startAuthServer({ currentPasswordRequired: false }, server);
    const email = 'rut@people.example';
    const { auth } = await lax.createAndSignIn(email);
    await ageSessionsOf(email, '2 days');
    expect((await auth.updateUser({ password: 'a new long password' })).error).toBeNull();
    await lax.stop();
  });
});
