import fc from 'fast-check';
import type { Actor, Call } from '../call.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Lists every endpoint of the auth service with its path, its query and a body that it would accept.

type Endpoint = { method: string; path: string; query?: string[]; body?: object; as?: Actor[] };

const redirect = ['redirect_to=https%3A%2F%2Fevil.example', 'redirect_to=/admin'];
const mail = {
  email: 'new@example.com',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 's256',
};
/** The target has a test code for this number, so nothing is sent. */
const text = { phone: '+46700000001', channel: 'sms' };
const credentials = { email: 'spare@example.com', phone: '', password: 'not the right one' };

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };

const open: Endpoint[] = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/settings' },
  { method: 'GET', path: '/.well-known/jwks.json' },
  {
    method: 'POST',
    path: '/signup',
    query: redirect,
    body: { ...mail, ...credentials, data: { name: 'New' } },
  },
  { method: 'POST', path: '/signup', body: { data: { name: 'Anonymous' } } },
  { method: 'POST', path: '/signup', body: { ...text, password: 'a long enough password' } },
  { method: 'POST', path: '/token', query: ['grant_type=password'], body: credentials },
  {
    method: 'POST',
    path: '/token',
    query: ['grant_type=refresh_token'],
    body: { refresh_token: 'abcdefghijkl' },
  },
  {
    method: 'POST',
    path: '/token',
    query: ['grant_type=pkce'],
    body: { auth_code: 'a', code_verifier: 'b'.repeat(43) },
  },
  {
    method: 'POST',
    path: '/token',
    query: ['grant_type=id_token'],
    body: {
      provider: 'linkedin_oidc',
      id_token: 'a.b.c',
      nonce: 'n',
      access_token: 't',
      link_identity: false,
    },
  },
  {
    method: 'POST',
    path: '/otp',
    query: redirect,
    body: { ...mail, create_user: true, data: {}, channel: 'email' },
  },
  { method: 'POST', path: '/otp', body: { ...text, create_user: true, data: {} } },
  { method: 'POST', path: '/recover', query: redirect, body: mail },
  { method: 'POST', path: '/resend', body: { ...mail, type: 'signup' } },
  { method: 'POST', path: '/resend', body: { ...text, type: 'phone_change' } },
  { method: 'POST', path: '/verify', body: { type: 'sms', phone: text.phone, token: '123456' } },
  { method: 'GET', path: '/verify', query: ['type=signup&token=abc', ...redirect] },
  {
    method: 'POST',
    path: '/verify',
    body: {
      type: 'email',
      email: 'new@example.com',
      token: '123456',
      token_hash: '',
      redirect_to: '/',
    },
  },
  { method: 'GET', path: '/authorize', query: ['provider=linkedin_oidc', 'scopes=a', ...redirect] },
  { method: 'GET', path: '/callback', query: ['code=a', 'state=b', 'error=c&error_description=d'] },
  { method: 'POST', path: '/callback', body: { code: 'a', state: 'b' } },
  { method: 'POST', path: '/sso', body: { domain: 'example.com' } },
  { method: 'GET', path: '/.well-known/openid-configuration' },
  { method: 'POST', path: '/passkeys/authentication/options', body: { gotrue_meta_security: {} } },
  {
    method: 'POST',
    path: '/passkeys/authentication/verify',
    body: {
      challenge_id: '7b0c58e8-31f2-4d0b-9a2d-2d4f5f0f8a11',
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  },
];

const signedIn: Endpoint[] = [
  { method: 'GET', path: '/user' },
  {
    method: 'PUT',
    path: '/user',
    body: { data: { note: 'mine' }, nonce: '123456', current_password: 'x' },
  },
  { method: 'GET', path: '/reauthenticate' },
  { method: 'GET', path: '/recent_proof' },
  { method: 'POST', path: '/reauthenticate', body: { current_password: 'x', nonce: '123456' } },
  { method: 'POST', path: '/logout', query: ['scope=nowhere', 'scope='], as: ['anon'] },
  { method: 'GET', path: '/user/identities/authorize', query: ['provider=linkedin_oidc'] },
  { method: 'DELETE', path: '/user/identities/:id' },
  { method: 'GET', path: '/user/sessions' },
  { method: 'DELETE', path: '/user/sessions/:id' },
  { method: 'POST', path: '/passkeys/registration/options' },
  {
    method: 'POST',
    path: '/passkeys/registration/verify',
    body: {
      challenge_id: ':id',
      credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  },
  { method: 'GET', path: '/passkeys' },
  { method: 'PATCH', path: '/passkeys/:id', body: { friendly_name: 'Phone' } },
  { method: 'DELETE', path: '/passkeys/:id' },
  { method: 'POST', path: '/factors', body: { factor_type: 'webauthn', friendly_name: '' } },
  {
    method: 'POST',
    path: '/factors',
    body: { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Alpaca' },
  },
  {
    method: 'POST',
    path: '/factors',
    body: { factor_type: 'phone', friendly_name: 'Phone', phone: text.phone },
  },
  { method: 'GET', path: '/factors/recovery-codes' },
  { method: 'POST', path: '/factors/recovery-codes' },
  { method: 'DELETE', path: '/factors/:id' },
  { method: 'POST', path: '/factors/:id/challenge' },
  { method: 'POST', path: '/factors/:id/verify', body: { challenge_id: ':id', code: '123456' } },
];

const user = {
  email: 'made@example.com',
  phone: '',
  password: 'a long enough one',
  email_confirm: true,
  user_metadata: {},
  app_metadata: {},
  role: 'authenticated',
  ban_duration: '1h',
};

const ofTheService: Endpoint[] = [
  { method: 'POST', path: '/invite', body: { email: 'invited@example.com', data: {} } },
  {
    method: 'POST',
    path: '/admin/mail_code',
    body: { email: 'contact@example.com', has_access: false },
  },
  {
    method: 'POST',
    path: '/admin/generate_link',
    body: {
      type: 'magiclink',
      email: 'made@example.com',
      new_email: 'next@example.com',
      password: 'a long enough one',
      data: {},
      redirect_to: '/',
    },
  },
  { method: 'GET', path: '/admin/users', query: ['page=1&per_page=2', 'page=-1', 'per_page=1e9'] },
  {
    method: 'POST',
    path: '/admin/users',
    body: { ...user, id: '7b0c58e8-31f2-4d0b-9a2d-2d4f5f0f8a11' },
  },
  { method: 'GET', path: '/admin/users/:id' },
  { method: 'PUT', path: '/admin/users/:id', body: user },
  { method: 'DELETE', path: '/admin/users/:id', body: { should_soft_delete: true } },
  { method: 'GET', path: '/admin/users/:id/factors' },
  { method: 'DELETE', path: '/admin/users/:id/factors/:id' },
  { method: 'GET', path: '/admin/users/:id/passkeys' },
  { method: 'DELETE', path: '/admin/users/:id/passkeys/:id' },
  { method: 'GET', path: '/admin/users/:id/sessions' },
  { method: 'DELETE', path: '/admin/users/:id/sessions/:id' },
];

const callOf =
  (endpoints: Endpoint[], who: Actor[]) =>
  (target: Target): fc.Arbitrary<Call> =>
    fc.constantFrom(...endpoints).chain(({ method, path, query = [], body, as = who }) => {
      const id = fc.oneof(fc.constantFrom(...target.spareUsers), hostile.inUrl);
      const part = fc.oneof(
        ...query.map((parameter) => fc.constant(parameter)),
        fc
          .tuple(
            fc.constantFrom('type', 'token', 'scope', 'redirect_to', 'grant_type', 'state', 'page'),
            hostile.inUrl,
          )
          .map((pair) => pair.join('=')),
      );
      return fc.record({
        as: fc.constantFrom(...as),
        method: fc.constant(method),
        path: fc.tuple(id, id, fc.array(part, { maxLength: 2 })).map(([first, second, parts]) => {
          const filled = path.replace(':id', first).replace(':id', second);
          const asked = query.length > 0 && parts.length === 0 ? [query[0]] : parts;
          return `/auth/v1${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
        }),
        headers: fc.constantFrom(
          [['content-type', 'application/json']] as const,
          [
            ['content-type', 'application/json'],
            ['x-supabase-api-version', '2024-01-01'],
          ] as const,
          [
            ['content-type', 'text/plain'],
            ['x-supabase-api-version', '9999-99-99'],
          ] as const,
        ),
        body: method === 'GET' ? fc.constant(undefined) : hostile.jsonBody(fc.constant(body ?? {})),
        twice: fc.boolean(),
      });
    });

export const auth: Group[] = [
  { name: 'auth: open', share: 80, run: playCalls(callOf(open, ['anon', 'ada', 'pending'])) },
  {
    name: 'auth: signed in',
    share: 80,
    run: playCalls(callOf(signedIn, ['ada', 'bo', 'editor', 'anon'])),
  },
  {
    name: 'auth: service',
    share: 60,
    run: playCalls(callOf(ofTheService, ['service', 'service', 'admin', 'ada'])),
  },
];
