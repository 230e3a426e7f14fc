import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

describe('sign-up that is confirmed by mail', () => {
  const server = prepareAuthServer();

  it('rejects the most common passwords', async () => {
    const { error } = await server
      .client()
      .auth.signUp({ email: 'f@people.example', password: 'Football1' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['pwned'],
    });
  });

  it('rejects weak passwords with their reasons', async () => {
    const { error } = await server
      .client()
      .auth.signUp({ email: 'f@people.example', password: 'short' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    });
    expect(error?.message).toMatch(/^Password should be at least 8 characters\./);
  });

  it.each([
    [
      'no password',
      { email: 'g@people.example' },
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'a malformed address',
      { email: 'nobody', password },
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'too long a password',
      { email: 'g@people.example', password: 'å'.repeat(37) },
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'both kinds of address',
      { email: 'g@people.example', phone: '46700000000', password },
      'validation_failed',
      undefined,
    ],
    [
      'a phone',
      { phone: '46700000000', password },
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'half a challenge',
      { email: 'g@people.example', password, code_challenge: 'x'.repeat(43) },
      'validation_failed',
      undefined,
    ],
    [
      'a short challenge',
      { email: 'g@people.example', password, code_challenge: 'x', code_challenge_method: 's256' },
      'validation_failed',
      undefined,
    ],
  ])('rejects %s', async (_, body, code, message) => {
    const response = await server.request('/signup', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    const error = await response.json();
    expect(error.error_code).toBe(code);
    if (message) expect(error.msg).toBe(message);
  });

  it('rejects anonymous sign-in, which is disabled', async () => {
    const { error } = await server.client().auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });
});
