import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { codeOf, enroll, enrollVerified } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

describe('a second factor', () => {
  it('is enrolled with a QR code, a secret and a URI', async () => {
    const { auth } = await server.createAndSignIn('astrid.ek@people.example');
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Alpaca',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\/Alpaca:.*secret=/);
    const listed = await auth.mfa.listFactors();
    expect(listed.data).toMatchObject({
      all: [{ status: 'unverified', friendly_name: 'Phone' }],
      totp: [],
    });
    expect(JSON.stringify(listed)).not.toContain(data?.totp.secret);
  });

  it('raises the session to aal2 and ends sessions without it', async () => {
    const email = 'bo@people.example';
    const client = await server.createAndSignIn(email);
    const otherDevice = server.client();
    await otherDevice.auth.signInWithPassword({ email, password });
    const sessionBefore = (await client.auth.getSession()).data.session;
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));

    const { factorId, secret } = await enroll(client);
    const challenge = await client.auth.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    expect(challenge.data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    const { data, error } = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(secret),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ status: 'verified', factor_type: 'totp' }]);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);

    expect((await otherDevice.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const old = await server
      .client()
      .auth.refreshSession({ refresh_token: sessionBefore?.refresh_token ?? '' });
    expect(old.error?.code).toBe('refresh_token_already_used');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe(
      'aal2',
    );
  });

  it('is required at the next sign-in, and restricts the session until then', async () => {
    const email = 'cecilia@people.example';
    const { factorId } = await enrollVerified(server, email);
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    for (const change of [{ password: 'a new password' }, { email: 'c.new@people.example' }]) {
      const { error } = await client.auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    const unenroll = await client.auth.mfa.unenroll({ factorId });
    expect(unenroll.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' });
    expect(second.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  it('can be removed, which lowers the session to aal1', async () => {
    const { client, factorId } = await enrollVerified(server, 'david@people.example');
    const { data, error } = await client.auth.mfa.unenroll({ factorId });
    expect({ data, error }).toEqual({ data: { id: factorId }, error: null });
    await client.auth.refreshSession();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });
});

describe('limits on factors', () => {
  it('require unique names and allow at most ten factors', async () => {
    const client = await server.createAndSignIn('hans@people.example');
    await enroll(client, 'Phone');
    const twin = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(twin.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    for (let index = 1; index < 10; index += 1) await enroll(client, `Phone ${index}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Eleventh' });
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    await server.database.query(
      `update auth.mfa_factors set created_at = created_at - interval '6 minutes'`,
    );
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error,
    ).toBeNull();
  });

  it('reject phone and unknown factors', async () => {
    const { auth } = await server.createAndSignIn('ingrid@people.example');
    const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+46700000000' });
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const unknown = await auth.mfa.enroll({ factorType: 'face' as never });
    expect(unknown.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('reject factors of other users', async () => {
    const { factorId } = await enrollVerified(server, 'johan@people.example');
    const { auth } = await server.createAndSignIn('karin@people.example');
    expect((await auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await auth.mfa.unenroll({ factorId })).error?.message).toBe('Factor not found');
    const odd = await auth.mfa.unenroll({ factorId: 'mine' });
    expect(odd.error).toMatchObject({
      status: 404,
      code: 'validation_failed',
      message: 'factor_id must be an UUID',
    });
  });
});

it('an administrator can remove the factor of a user', async () => {
  const { client, factorId } = await enrollVerified(server, 'olga@people.example');
  const userId = (await client.auth.getUser()).data.user?.id ?? '';
  const { mfa } = server.admin.auth.admin;
  const listed = await mfa.listFactors({ userId });
  expect(listed.data?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
  const deleted = await mfa.deleteFactor({ userId, id: factorId });
  // This method of the client wraps its response once more.
  expect(deleted.data).toMatchObject({ data: { id: factorId } });
  expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
  const unknown = await mfa.deleteFactor({ userId, id: factorId });
  expect(unknown.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});
