import { expect, it } from 'vitest';
import { startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { cloneDatabase } from '../../fixtures/database.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

const versioned = { 'x-supabase-api-version': '2024-01-01' };

it('GET /settings lists the settings', async () => {
  const settings = await (await server.request('/settings')).json();
  expect(settings).toMatchObject({
    external: {
      email: true,
      phone: false,
      linkedin_oidc: false,
      anonymous_users: false,
      google: false,
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    saml_enabled: false,
  });
});

it('GET /health names the service and its version', async () => {
  const health = await (await server.request('/health')).json();
  expect(health).toMatchObject({
    name: 'GoTrue',
    version: expect.any(String),
    description: expect.any(String),
  });
});

it('lets other services find the keys of an issuer', async () => {
  const response = await server.request('/.well-known/openid-configuration');
  const { externalUrl } = server.settings;
  expect(await response.json()).toMatchObject({
    issuer: externalUrl,
    jwks_uri: `${externalUrl}/.well-known/jwks.json`,
    token_endpoint: `${externalUrl}/token`,
    id_token_signing_alg_values_supported: ['ES256'],
  });
});

it('publishes its public keys and not the private ones', async () => {
  const response = await server.request('/.well-known/jwks.json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = await response.json();
  expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
  expect(keys[0]).not.toHaveProperty('d');
});

it('sends errors in both formats of the protocol', async () => {
  const body = '{"email": "nobody"}';
  const old = await server.request('/recover', { method: 'POST', body });
  expect(old.headers.get('x-sb-error-code')).toBe('validation_failed');
  expect(old.headers.has('x-supabase-api-version')).toBe(false);
  expect(await old.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unable to validate email address: invalid format',
  });
  const fresh = await server.request('/recover', { method: 'POST', body, headers: versioned });
  expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await fresh.json()).toEqual({
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  });
  const earlyVersion = { 'x-supabase-api-version': '2023-12-31' };
  const stillOld = await server.request('/recover', {
    method: 'POST',
    body,
    headers: earlyVersion,
  });
  expect((await stillOld.json()).code).toBe(400);
});

it.each([
  ['{', 400, 'bad_json'],
  ['[]', 400, 'bad_json'],
  ['{"email": 7}', 400, 'bad_json'],
  [JSON.stringify({ email: 'x'.repeat(2 ** 16) }), 413, 'request_entity_too_large'],
  [`{${Array.from({ length: 1_001 }, (_, at) => `"${at}":1`).join()}}`, 400, 'bad_json'],
  [`{"data":[${'0,'.repeat(5_000)}0]}`, 400, 'bad_json'],
])('rejects an invalid body: %.20s', async (body, status, code) => {
  const response = await server.request('/recover', { method: 'POST', body, headers: versioned });
  expect(response.status).toBe(status);
  expect((await response.json()).code).toBe(code);
});

it('allows cross-origin calls and exposes the headers that the client needs', async () => {
  const preflight = await server.request('/token', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect([200, 204]).toContain(preflight.status);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  for (const name of ['apikey', 'authorization', 'x-supabase-api-version'])
    expect(allowed).toContain(name);

  const failed = await server.request('/user', {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(failed.status).toBe(401);
  const exposed = failed.headers.get('access-control-expose-headers')?.toLowerCase();
  for (const name of ['x-supabase-api-version', 'x-total-count', 'link', 'x-sb-error-code'])
    expect(exposed).toContain(name);
});

it('rejects unsupported features with the error codes of the protocol', async () => {
  const sso = await server.client().auth.signInWithSSO({ domain: 'company.example' });
  expect(sso.error).toMatchObject({
    status: 404,
    code: 'saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
  });
  const unknown = await server.request('/nothing', { headers: versioned });
  expect(unknown.status).toBe(404);
  expect((await unknown.json()).code).toBe('not_found');
});

it('responses are not cacheable', async () => {
  for (const path of ['/user', '/settings']) {
    expect((await server.request(path)).headers.get('cache-control')).toBe('no-store');
  }
});

it('an internal error is retryable and reveals no details', async () => {
  const broken = await startAuthServer();
  await broken.database.query('alter table auth.users rename to people');
  const { error } = await broken
    .client()
    .auth.signInWithPassword({ email: 'a@people.example', password: 'x' });
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500 });
  expect(error?.message).not.toContain('people');
  await broken.stop();
});

it('responses are retryable while the database is unavailable', async () => {
  const clone = await cloneDatabase();
  const cut = await startAuthServer({}, { databaseUrl: clone.url });
  await clone.drop();
  const { error } = await cut.client().auth.resetPasswordForEmail('a@people.example');
  expect(error?.name).toBe('AuthRetryableFetchError');
  await cut.stop();
});
