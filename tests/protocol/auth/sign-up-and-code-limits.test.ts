import { describe, expect, it } from 'vitest';
import { credentials } from '../../fixtures/auth/auth-server.ts';
import { failuresPerAccount, prepareStrictServer } from './prepare-strict-server.ts';
import { prepareTwoAccounts } from './prepare-two-accounts.ts';

const server = prepareTwoAccounts();

describe('guessing', () => {
  const { strict, from, codeOf } = prepareStrictServer(server);

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
