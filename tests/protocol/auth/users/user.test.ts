import { describe, expect, it } from 'vitest';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

describe('GET /user', () => {
  it('returns the user', async () => {
    const { auth } = await server.createAndSignIn('astrid.ek@people.example');
    const { data, error } = await auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'astrid.ek@people.example',
      phone: '',
      is_anonymous: false,
    });
    expect(data.user).not.toHaveProperty('encrypted_password');
    expect(data.user?.factors).toBeUndefined();
    expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('requires a session', async () => {
    const missing = await server.client().auth.getUser();
    expect(missing.error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
    expect(missing.error?.message).toBe('Auth session missing!');
    const bare = await server.request('/user');
    expect(await bare.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    const withKey = await server.request('/user', {
      headers: { authorization: `Bearer ${server.keys.anonKey}` },
    });
    expect(await withKey.json()).toEqual({
      code: 403,
      error_code: 'bad_jwt',
      msg: 'invalid claim: missing sub claim',
    });
  });

  it('fails for a user who was deleted', async () => {
    const { auth } = await server.createAndSignIn('gone@people.example');
    const { data } = await auth.getUser();
    await server.admin.auth.admin.deleteUser(data.user?.id ?? '');
    expect((await auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
  });
});

describe('PUT /user', () => {
  it('merges metadata, and null removes a key', async () => {
    const { auth } = await server.createAndSignIn('bo@people.example');
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    await auth.updateUser({ data: { name: 'Bo', language: 'sv' } });
    const { data, error } = await auth.updateUser({ data: { language: null, city: 'Umeå' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ email_verified: true, name: 'Bo', city: 'Umeå' });
    expect(events).toContain('USER_UPDATED');
  });

  it('a new password ends the other sessions', async () => {
    const email = 'cecilia@people.example';
    const { auth } = await server.createAndSignIn(email);
    const otherSession = server.client();
    await otherSession.auth.signInWithPassword({ email, password });
    const samePassword = await auth.updateUser({ password });
    expect(samePassword.error).toMatchObject({ status: 422, code: 'same_password' });
    const weakPassword = await auth.updateUser({ password: 'short' });
    expect(weakPassword.error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    });
    expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    expect((await otherSession.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const again = await server
      .client()
      .auth.signInWithPassword({ email, password: 'a new password' });
    expect(again.error).toBeNull();
  });

  it('cannot change role or app metadata', async () => {
    const { auth } = await server.createAndSignIn('david@people.example');
    const token = (await auth.getSession()).data.session?.access_token;
    for (const body of [{ app_metadata: { role: 'admin' } }, { role: 'service_role' }]) {
      const response = await server.request('/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(403);
      expect((await response.json()).error_code).toBe('not_admin');
    }
    await auth.updateUser({ data: { role: 'service_role', app_metadata: { role: 'admin' } } });
    await auth.refreshSession();
    const { data } = await auth.getClaims();
    expect(data?.claims.role).toBe('authenticated');
    expect(data?.claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  it('rejects a phone number', async () => {
    const { auth } = await server.createAndSignIn('eva@people.example');
    const { error } = await auth.updateUser({ phone: '+46700000000' });
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
  });
});

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
