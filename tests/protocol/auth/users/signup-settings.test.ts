import { describe, expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

describe('sign-up with other settings', () => {
  const server = prepareAuthServer({
    autoconfirm: true,
    anonymousEnabled: true,
    passwordRequiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'],
  });

  it('returns a session if no confirmation is required', async () => {
    const { auth } = server.client();
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const credentials = { email: 'gun@people.example', password: `${password} 1` };
    const { data, error } = await auth.signUp(credentials);
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe('bearer');
    expect(data.session?.expires_in).toBe(3600);
    expect(events).toContain('SIGNED_IN');
    const secondResponse = await server.client().auth.signUp(credentials);
    expect(secondResponse.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  it('does not replace an invited account, and the link of the invitation still works', async () => {
    const email = 'invited@people.example';
    const { admin } = server.admin.auth;
    const invited = await admin.inviteUserByEmail(email, { data: { name: 'Ines' } });
    expect(invited.error).toBeNull();
    const takenSignUp = await server.client().auth.signUp({ email, password: `${password} 1` });
    expect(takenSignUp.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    const { data } = await admin.getUserById(invited.data.user?.id ?? '');
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ines' } });
    expect(data.user?.email_confirmed_at).toBeUndefined();
  });

  it('lists every reason of a weak password', async () => {
    const { error } = await server
      .client()
      .auth.signUp({ email: 'h@people.example', password: 'ABC' });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] });
  });

  it('creates anonymous users, who can add an address later', async () => {
    const { auth } = server.client();
    const { data, error } = await auth.signInAnonymously({
      options: { data: { from: 'calculator' } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { from: 'calculator' } });
    const claims = await auth.getClaims();
    expect(claims.data?.claims).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    });

    const noEmail = await auth.updateUser({ password: 'password number 1' });
    expect(noEmail.error).toMatchObject({ status: 422, code: 'validation_failed' });
    const withEmail = await auth.updateUser({ email: 'ingrid@people.example' });
    expect(withEmail.data.user).toMatchObject({
      email: 'ingrid@people.example',
      is_anonymous: false,
    });
  });

  it('rejects sign-ups and sends no code if sign-up is disabled', async () => {
    const closed = await startAuthServer({ signupEnabled: false }, server);
    try {
      const { error } = await closed.client().auth.signUp({ email: 'i@people.example', password });
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
      expect(error?.message).toBe('Signups not allowed for this instance');
      const otp = await closed.client().auth.signInWithOtp({ email: 'i@people.example' });
      expect(otp.error).toBeNull();
      expect(await server.mails('i@people.example')).toEqual([]);
    } finally {
      await closed.stop();
    }
  });
});
