import { beforeAll, expect, it } from 'vitest';
import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const email = 'astrid.ek@people.example';
const server = prepareAuthServer();

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
});
async function signIn() {
  const client = server.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, token: data.session.access_token };
}

it.each([
  ['signup', 'POST', '/signup', { email: 'nul@people.example', password, data: { a: '\0' } }],
  ['a key', 'PUT', '/user', { data: { '\0': 1 } }],
  ['half a pair', 'PUT', '/user', { data: { a: ['\ud800'] } }],
  ['a factor', 'POST', '/factors', { factor_type: 'totp', friendly_name: 'a\0b' }],
])('rejects text that cannot be stored: %s', async (_, method, path, body) => {
  const headers = { authorization: `Bearer ${(await signIn()).token}` };
  const response = await server.request(path, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

it('rejects deeply nested metadata', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  for (const [depth, expected] of [
    [2_000, 400],
    [20_000, 400],
    [200_000, 413],
  ] as const) {
    const body = `{"email":"deep@people.example","password":"${password}","data":{"a":${nested(depth)}}}`;
    const { status } = await server.request('/signup', { method: 'POST', body });
    expect(status).toBe(expected);
  }
});

it('limits metadata so that every token fits into a header', async () => {
  const { client } = await signIn();
  const text = 'x'.repeat(3_900);
  expect((await client.auth.updateUser({ data: { text } })).error).toBeNull();
  const more = await client.auth.updateUser({ data: { more: text } });
  expect(more.error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await client.auth.refreshSession()).error).toBeNull();
  const { data } = await client.auth.getUser();
  expect(Object.keys(data.user?.user_metadata ?? {})).not.toContain('more');

  // A third party must not be able to block an account before it is created.
  const data4 = { text: 'x'.repeat(5_000) };
  const victim = 'victim@people.example';
  const otp = await server.client().auth.signInWithOtp({ email: victim, options: { data: data4 } });
  expect(otp.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const invited = await server.admin.auth.admin.inviteUserByEmail(victim, { data: data4 });
  expect(invited.error).toMatchObject({ status: 400, code: 'validation_failed' });
});

it('draws a QR code for an issuer of any length', async () => {
  const { client } = await signIn();
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Alpaca '.repeat(1_000),
  });
  expect(error).toBeNull();
  expect(data?.type === 'totp' && data.totp.qr_code).toContain('<svg');
});
