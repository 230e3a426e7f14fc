import { describe, expect, it } from 'vitest';
import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer({ redirectUrls: ['https://*.partner.example/**'] });

const confirmed = (email: string) =>
  server.admin.auth.admin.createUser({ email, password, email_confirm: true });

describe('a one-time code', () => {
  it('signs in a known user', async () => {
    const email = 'astrid.ek@people.example';
    await confirmed(email);
    const { auth } = server.client();
    const requested = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(requested).toMatchObject({ error: null, data: { user: null, session: null } });
    const mail = await server.lastMail(email);
    expect(mail.template).toBe('auth_magic_link');
    const { data, error } = await auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const claims = await auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  it('works once', async () => {
    const email = 'bo@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { code } = await server.lastMail(email);
    const redeemCode = () =>
      server.client().auth.verifyOtp({ email, token: code, type: 'magiclink' });
    const responses = await Promise.all([redeemCode(), redeemCode(), redeemCode()]);
    expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
    const { error } = await redeemCode();
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(error?.message).toBe('Token has expired or is invalid');
  });

  it('creates a user unless told not to, and then does not reveal who exists', async () => {
    const email = 'cecilia@people.example';
    const knownEmail = 'celeste@people.example';
    await confirmed(knownEmail);
    const responses = [];
    for (const address of [email, knownEmail]) {
      const options = { shouldCreateUser: false };
      responses.push(await server.client().auth.signInWithOtp({ email: address, options }));
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]?.error).toBeNull();
    expect(await server.mails(email)).toEqual([]);
    expect(await server.mails(knownEmail)).toHaveLength(1);
    await server.client().auth.signInWithOtp({ email, options: { data: { name: 'Cecilia' } } });
    const { code } = await server.lastMail(email);
    const { data, error } = await server
      .client()
      .auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Cecilia', email_verified: true });
  });

  it('is rejected after ten wrong guesses; the link stays valid', async () => {
    const email = 'david@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { code, token } = await server.lastMail(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 10; guess += 1) {
      const { error } = await server
        .client()
        .auth.verifyOtp({ email, token: wrong, type: 'email' });
      expect(error?.code).toBe('otp_expired');
    }
    const right = await server.client().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(right.error?.code).toBe('otp_expired');
    const link = await server.client().auth.verifyOtp({ token_hash: token, type: 'magiclink' });
    expect(link.error).toBeNull();
  });

  it('expires', async () => {
    const email = 'eva@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    await server.database.query(
      `update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = $1`,
      [email],
    );
    const { code, token } = await server.lastMail(email);
    const byCode = await server.client().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(byCode.error?.code).toBe('otp_expired');
    const byLink = await server.client().auth.verifyOtp({ token_hash: token, type: 'email' });
    expect(byLink.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(byLink.error?.message).toBe('Email link is invalid or has expired');
  });

  it('is valid only for its purpose and its address', async () => {
    const email = 'filip@people.example';
    await confirmed(email);
    await confirmed('greta@people.example');
    await server.client().auth.resetPasswordForEmail(email);
    const { code } = await server.lastMail(email);
    const otherAddress = await server
      .client()
      .auth.verifyOtp({ email: 'greta@people.example', token: code, type: 'recovery' });
    expect(otherAddress.error?.code).toBe('otp_expired');
    const otherPurpose = await server
      .client()
      .auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(otherPurpose.error?.code).toBe('otp_expired');
  });

  it.each([
    [
      'no type',
      { token: '123456', email: 'a@b.example' },
      400,
      'Verify requires a verification type',
    ],
    ['an unknown type', { type: 'wish', token: '1', email: 'a@b.example' }, 400, undefined],
    ['no code', { type: 'signup', email: 'a@b.example' }, 400, undefined],
    ['both', { type: 'signup', token: '1', token_hash: 'x' }, 400, undefined],
    [
      'a hash with an address',
      { type: 'signup', token_hash: 'x', email: 'a@b.example' },
      400,
      'Only the token_hash and type should be provided',
    ],
  ])('is rejected with %s', async (_, body, status, message) => {
    const response = await server.request('/verify', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    const error = await response.json();
    expect(error.error_code).toBe('validation_failed');
    if (message) expect(error.msg).toBe(message);
  });

  it('for a phone is never accepted, and never sent', async () => {
    const sent = await server.client().auth.signInWithOtp({ phone: '+46700000000' });
    expect(sent.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    const { auth } = server.client();
    const right = await auth.verifyOtp({ phone: '+46700000000', token: '123456', type: 'sms' });
    expect(right.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const invalid = await auth.verifyOtp({ phone: 'call me', token: '123456', type: 'sms' });
    expect(invalid.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(invalid.error?.message).toBe('Invalid phone number format (E.164 required)');
  });

  it('requires an address', async () => {
    const response = await server.request('/otp', { method: 'POST', body: '{}' });
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'One of email or phone must be set',
    });
  });
});
