import { beforeAll, expect, it } from 'vitest';
import { currentParameters, hashPassword } from '../../../../server/auth/passwords/passwords.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { credentials, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
});
it('opens a session whose claims the client can verify itself', async () => {
  const { auth } = server.client();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  expect(events).toContain('SIGNED_IN');
  const { data: verified } = await auth.getClaims();
  expect(verified?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(verified?.claims).toMatchObject({
    iss: `${server.url}/auth/v1`,
    sub: data.user?.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: credentials.email,
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
  });
  expect(verified?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(data.session?.expires_at).toBe(verified?.claims.exp);
  expect(data.user?.last_sign_in_at).toBeDefined();
});

it('emits INITIAL_SESSION and keeps the session for the next start', async () => {
  const first = server.client();
  const { data } = await first.auth.signInWithPassword(credentials);
  const second = server.client();
  const session = data.session ?? { access_token: '', refresh_token: '' };
  expect((await second.auth.setSession(session)).error).toBeNull();
  const initial = new Promise((resolve) => {
    second.auth.onAuthStateChange((event, current) => resolve([event, current?.user.email]));
  });
  expect(await initial).toEqual(['INITIAL_SESSION', credentials.email]);
});

it.each([
  ['a wrong password', { ...credentials, password: 'not that one' }],
  ['an unknown address', { ...credentials, email: 'nobody@people.example' }],
  [
    'a password that begins like the right one',
    { ...credentials, password: `${credentials.password}${'x'.repeat(60)}` },
  ],
])('rejects %s', async (_, wrong) => {
  const { data, error } = await server.client().auth.signInWithPassword(wrong);
  expect(data.session).toBeNull();
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect(error?.message).toBe('Invalid login credentials');
});

it('rejects a banned user after a correct password', async () => {
  const email = 'banned@people.example';
  const { data } = await server.admin.auth.admin.createUser({
    email,
    password: credentials.password,
    email_confirm: true,
    ban_duration: '24h',
  });
  expect(data.user).toHaveProperty('banned_until');
  const wrong = await server.client().auth.signInWithPassword({ email, password: 'not that one' });
  expect(wrong.error?.code).toBe('invalid_credentials');
  const { error } = await server.client().auth.signInWithPassword({ ...credentials, email });
  expect(error).toMatchObject({ status: 400, code: 'user_banned' });
});

it('rehashes a password that was hashed with older parameters', async () => {
  const email = 'old@people.example';
  const password_hash = await hashPassword('from long ago', { ...currentParameters, memory: 8192 });
  const { data } = await server.admin.auth.admin.createUser({
    email,
    password_hash,
    email_confirm: true,
  });
  const readStoredHash = async () => {
    const { rows } = await server.database.query<AnyRow>(
      'select encrypted_password from auth.users where id = $1',
      [data.user?.id],
    );
    return rows[0].encrypted_password;
  };
  expect(await readStoredHash()).toBe(password_hash);
  const signInWithOldPassword = () =>
    server.client().auth.signInWithPassword({ email, password: 'from long ago' });
  expect((await signInWithOldPassword()).error).toBeNull();
  expect(await readStoredHash()).toMatch(/\$m=19456,t=2,p=1\$/);
  expect((await signInWithOldPassword()).error).toBeNull();
});

it('reports that a stored password no longer meets the policy', async () => {
  const strict = await startAuthServer({ passwordMinLength: 40 }, server);
  const { data, error } = await strict.client().auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  expect(data.weakPassword?.reasons).toEqual(['length']);
  await strict.stop();
});

it.each([
  ['neither address', { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
  [
    'a phone',
    { phone: '+46700000000', password: 'x' },
    422,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
])('rejects %s', async (_, body, status, code, message) => {
  const response = await server.request('/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code: status, error_code: code, msg: message });
});

it.each([
  ['unheard-of', 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ['toString', 400, 'invalid_credentials', 'unsupported_grant_type'],
])('rejects the grant %s', async (grant, status, code, message) => {
  const response = await server.request(`/token?grant_type=${grant}`, {
    method: 'POST',
    body: '{}',
  });
  expect(await response.json()).toEqual({ code: status, error_code: code, msg: message });
});

it('rejects a missing identifier with the message of the protocol', async () => {
  const incomplete = JSON.parse('{"password": "x"}');
  const { error } = await server.client().auth.signInWithPassword(incomplete);
  expect(error?.message).toBe('You must provide either an email or phone number and a password');
});

it('stores passwords and refresh tokens only as hashes', async () => {
  const { data } = await server.client().auth.signInWithPassword(credentials);
  const { rows } = await server.database.query<AnyRow>(
    `select (select string_agg(u::text, '') from auth.users u)
       || (select string_agg(t::text, '') from auth.refresh_tokens t)
       || (select string_agg(s::text, '') from auth.sessions s) as everything`,
  );
  expect(rows[0].everything).not.toContain(data.session?.refresh_token);
  expect(rows[0].everything).not.toContain(credentials.password);
});
