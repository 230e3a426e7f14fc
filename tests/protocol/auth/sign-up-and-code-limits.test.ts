import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, credentials, startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  for (const email of [credentials.email, 'mallory@people.example']) {
    await server.admin.auth.admin.createUser({ ...credentials, email, email_confirm: true });
  }
});

const failuresPerAccount = 5;
const failuresPerNetwork = 12;

describe('guessing', () => {
  let strict: AuthServer;
  beforeAll(async () => {
    strict = await startAuthServer(
      { limits: { failuresPerAccount, failures: failuresPerNetwork, mail: 4 }, trustedProxies: 1 },
      server,
    );
  });
  afterAll(() => strict?.stop());

  const from = (address: string, path: string, body: object) =>
    strict.request(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const codeOf = async (response: Response) => (await response.json()).error_code;

  it('of sign-ups is limited too', async () => {
    const signUp = async (body: object) => codeOf(await from('203.0.113.11', '/signup', body));
    const email = 'picky@people.example';
    expect(await signUp({ email, password: 'password1' })).toBe('weak_password');
    expect(await signUp({ email, password: '' })).toBe('validation_failed');
    expect(await signUp({ email: 'no address', password: credentials.password })).toBe(
      'validation_failed',
    );
    expect(await signUp({ email, password: 'dragon123' })).toBe('weak_password');
    expect(await signUp({ email, password: 'password1' })).toBe('over_request_rate_limit');
  });

  it('of codes is limited too, with a Retry-After', async () => {
    const body = { type: 'recovery', email: 'codes@people.example', token: '000000' };
    for (let index = 0; index < failuresPerAccount; index += 1) {
      expect(await codeOf(await from('203.0.113.10', '/verify', body))).toBe('otp_expired');
    }
    const rejected = await from('203.0.113.10', '/verify', body);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  it('of the second factor is limited too', async () => {
    const { auth } = strict.client();
    await auth.signInWithPassword({ ...credentials, email: 'mallory@people.example' });
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const codes = [];
    for (let index = 0; index < failuresPerAccount + 1; index += 1) {
      const { error } = await auth.mfa.challengeAndVerify({
        factorId: data?.id ?? '',
        code: 'abcdef',
      });
      codes.push(error?.code);
    }
    expect(codes).toEqual([
      ...Array(failuresPerAccount).fill('mfa_verification_failed'),
      'over_request_rate_limit',
    ]);
  });
});
