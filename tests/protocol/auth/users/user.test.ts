import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
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
    const secondResponse = await server
      .client()
      .auth.signInWithPassword({ email, password: 'a new password' });
    expect(secondResponse.error).toBeNull();
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
