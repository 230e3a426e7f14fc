import { createClient } from '@supabase/supabase-js';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuthServer,
  credentials,
  startAuthServer,
} from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// An owner migrates from another installation. Keys and tokens that were signed with its shared secret stay valid.

const legacySecret = 'a shared secret from the place before, long enough';
const server = prepareAuthServer();
let moved: AuthServer;
let userId: string;

beforeAll(async () => {
  const { data } = await server.admin.auth.admin.createUser({
    ...credentials,
    email_confirm: true,
  });
  userId = data.user?.id ?? '';
  moved = await startAuthServer({}, { databaseUrl: server.databaseUrl, legacySecret });
});
afterAll(() => moved?.stop());

const sign = (claims: JWTPayload, secret = legacySecret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(secret));

const options = { auth: { persistSession: false, autoRefreshToken: false } };

it('accepts API keys of the legacy secret besides our own', async () => {
  const service = createClient(
    moved.url,
    await sign({ role: 'service_role', iss: 'supabase' }),
    options,
  );
  expect((await service.auth.admin.listUsers()).data.users).toHaveLength(1);
  const anon = createClient(moved.url, await sign({ role: 'anon', iss: 'supabase' }), options);
  expect((await anon.auth.signInWithPassword(credentials)).error).toBeNull();
  expect((await anon.auth.admin.listUsers()).error?.code).toBe('not_admin');
  expect((await moved.admin.auth.admin.listUsers()).error).toBeNull();
});

it('accepts a user token that has no session here', async () => {
  const token = await sign({ sub: userId, aud: 'authenticated', role: 'authenticated' });
  const { data, error } = await moved.client().auth.getUser(token);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(credentials.email);
  const headers = { authorization: `Bearer ${token}` };
  const factor = await moved.request('/factors', {
    method: 'POST',
    headers,
    body: '{"factor_type":"totp"}',
  });
  expect((await factor.json()).error_code).toBe('session_not_found');
  expect((await moved.request('/logout?scope=local', { method: 'POST', headers })).status).toBe(
    204,
  );
});

it('rejects another secret, and any secret if none is set', async () => {
  const claims = { sub: userId, aud: 'authenticated', role: 'authenticated' };
  const forged = await moved
    .client()
    .auth.getUser(await sign(claims, 'some other secret, also long enough'));
  expect(forged.error).toMatchObject({ status: 403, code: 'bad_jwt' });
  const unset = await server.client().auth.getUser(await sign(claims));
  expect(unset.error).toMatchObject({ status: 403, code: 'bad_jwt' });
});
