import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

describe('sign-up that is confirmed by mail', () => {
  const server = prepareAuthServer();

  it('returns a user without a session and sends a mail with link and code', async () => {
    const email = 'astrid.ek@people.example';
    const { data, error } = await server.client().auth.signUp({
      email: ' Astrid.Ek@People.example ',
      password,
      options: { data: { name: 'Astrid Ek', language: 'sv' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Astrid Ek', language: 'sv' },
      is_anonymous: false,
    });
    expect(data.user?.confirmation_sent_at).toBeDefined();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: 'email',
      id: data.user?.id,
      identity_data: { email, email_verified: false, name: 'Astrid Ek' },
    });
    const mail = await server.lastMail(email);
    expect(mail).toMatchObject({ template: 'auth_confirmation', language: 'sv' });
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.link).toContain('/auth/v1/verify?token=');
  });

  it('lets nobody in before the address is confirmed', async () => {
    const credentials = { email: 'bo@people.example', password };
    const { auth } = server.client();
    await auth.signUp(credentials);
    const { error } = await auth.signInWithPassword(credentials);
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    expect(error?.message).toBe('Email not confirmed');

    const { code } = await server.lastMail(credentials.email);
    const verified = await auth.verifyOtp({
      email: credentials.email,
      token: code,
      type: 'signup',
    });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email_confirmed_at).toBeDefined();
    expect(verified.data.user?.user_metadata.email_verified).toBe(true);
    expect((await auth.signInWithPassword(credentials)).error).toBeNull();
  });

  it('responds the same for a known address, and mails its owner', async () => {
    const confirmed = 'cecilia@people.example';
    const invited = 'cissi@people.example';
    const data = { name: 'Cecilia', account: 'staff', zip: 1 };
    await server.admin.auth.admin.createUser({ email: confirmed, password, email_confirm: true });
    await server.admin.auth.admin.inviteUserByEmail(invited, { data: { name: 'Cissi' } });
    const responses = [];
    for (const email of ['free@people.example', 'free@people.example', confirmed, invited]) {
      const response = await server.request('/signup', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'another password', data }),
      });
      expect(response.status).toBe(200);
      const { identities, ...user } = await response.json();
      expect(identities[0].identity_data.sub).toBe(user.id);
      responses.push(veil(JSON.stringify({ ...user, identities }), email));
    }
    expect(new Set(responses).size).toBe(1);
    expect((await server.mails(confirmed)).map(({ template }) => template)).toEqual([
      'auth_account_exists',
    ]);
    const still = await server.client().auth.signInWithPassword({ email: confirmed, password });
    expect(still.error).toBeNull();
  });

  /** The response without values that differ in every one: ids, times and the address itself. */
  const veil = (response: string, email: string) =>
    response
      .replaceAll(email, 'address')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

  it('mails again while unconfirmed, and keeps the same user', async () => {
    const credentials = { email: 'david@people.example', password };
    const first = await server.client().auth.signUp(credentials);
    await server.client().auth.signUp(credentials);
    const { rows } = await server.database.query('select id from auth.users where email = $1', [
      credentials.email,
    ]);
    expect(rows).toEqual([{ id: first.data.user?.id }]);
    const [newest, oldest] = await server.mails(credentials.email);
    const stale = await server
      .client()
      .auth.verifyOtp({ token_hash: oldest?.token ?? '', type: 'signup' });
    expect(stale.error?.code).toBe('otp_expired');
    const fresh = await server
      .client()
      .auth.verifyOtp({ token_hash: newest?.token ?? '', type: 'signup' });
    expect(fresh.error).toBeNull();
    expect((await server.client().auth.signInWithPassword(credentials)).error).toBeNull();
  });

  it('keeps neither password when two people sign up for one address', async () => {
    const email = 'eva@people.example';
    await server.client().auth.signUp({ email, password: 'the attacker came first' });
    await server.client().auth.signUp({ email, password });
    const { token } = await server.lastMail(email);
    const confirmed = await server.client().auth.verifyOtp({ token_hash: token, type: 'signup' });
    expect(confirmed.error).toBeNull();
    for (const tried of ['the attacker came first', password]) {
      const { error } = await server.client().auth.signInWithPassword({ email, password: tried });
      expect(error?.code).toBe('invalid_credentials');
    }
  });
});
