import { describe, expect, it } from 'vitest';
import { credentials } from '../../fixtures/auth/auth-server.ts';
import { decode, prepareAttack } from './prepare-attack.ts';

const { server, signIn } = prepareAttack();

const post = (path: string, body: object, at = server) =>
  at.request(path, { method: 'POST', body: JSON.stringify(body) });

describe('a session', () => {
  it('signing in always creates a new session (no fixation)', async () => {
    const planted = await signIn('mallory@people.example');
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { authorization: `Bearer ${planted.access_token}`, cookie: 'session_id=planted' },
      body: JSON.stringify({
        ...credentials,
        session_id: decode(planted.access_token.split('.')[1]).session_id,
        refresh_token: planted.refresh_token,
      }),
    });
    const session = await response.json();
    expect(session.user.email).toBe(credentials.email);
    expect(session.refresh_token).not.toBe(planted.refresh_token);
    const ids = [session, planted].map(
      ({ access_token }) => decode(access_token.split('.')[1]).session_id,
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('rights', () => {
  it('cannot be granted by the metadata of a sign-up', async () => {
    const response = await post('/signup', {
      email: 'climber@people.example',
      password: credentials.password,
      data: { role: 'admin', aal: 'aal2', is_anonymous: true },
      role: 'service_role',
      aud: 'supabase_admin',
      app_metadata: { role: 'admin' },
      id: '00000000-0000-4000-8000-000000000000',
      email_confirm: true,
      email_confirmed_at: new Date(),
      is_super_admin: true,
    });
    const user = await response.json();
    expect(user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
    });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(user.id).not.toBe('00000000-0000-4000-8000-000000000000');
    expect(user).not.toHaveProperty('email_confirmed_at');
  });
});

const { password } = credentials;

describe('an account of an address that is not confirmed', () => {
  const ways = [
    ['another sign-up', 'signup', { password: `${password}2`, data: { language: 'sv' } }],
    ['a mailed code', 'otp', {}],
    ['a new password', 'recover', {}],
  ] as const;

  it.each(ways)(
    'drops data that somebody else entered, after %s of the owner',
    async (_, path, fields) => {
      const email = `${path}.owner@people.example`;
      const typed = { account: 'staff', name: 'Evil', language: 'sv' };
      await server.client().auth.signUp({ email, password, options: { data: typed } });
      expect((await post(`/${path}`, { email, ...fields })).status).toBe(200);
      const type = path === 'recover' ? 'recovery' : 'email';
      const { code: token } = await server.lastMail(email);
      const { data } = await server.client().auth.verifyOtp({ email, token, type });
      expect(data.user?.user_metadata).toEqual({
        email_verified: true,
        ...('data' in fields && fields.data),
      });
      expect(data.user?.identities?.[0]?.identity_data).not.toHaveProperty('name');
      const { rows } = await server.database.query(
        'select from public.staff_profiles where user_id = $1',
        [data.user?.id],
      );
      expect(rows).toEqual([]);
    },
  );

  it('drops data that somebody else entered, when staff invite the owner', async () => {
    const email = 'invited.owner@people.example';
    await server
      .client()
      .auth.signUp({ email, password, options: { data: { name: 'Evil', a: 1 } } });
    await server.admin.auth.admin.inviteUserByEmail(email, { data: { name: 'Owner' } });
    // Another sign-up does not change the data that staff entered either.
    await server.client().auth.signUp({ email, password, options: { data: { name: 'Evil' } } });
    const { rows } = await server.database.query(
      `select raw_user_meta_data as typed, name from auth.users
       join public.staff_profiles on user_id = id where auth.users.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ typed: { name: 'Owner' }, name: 'Owner' }]);
  });
});

it('no field is interpreted as SQL', async () => {
  const nasty = `x'; drop table auth.users; --`;
  for (const body of [
    { email: `${nasty}@people.example`, password: nasty },
    { email: credentials.email, password: nasty },
  ]) {
    expect((await post('/token?grant_type=password', body)).status).toBe(400);
  }
  await post('/verify', { type: nasty, token_hash: nasty });
  await server.request(`/verify?token=${encodeURIComponent(nasty)}&type=signup`);
  expect((await signIn()).user.email).toBe(credentials.email);
});
