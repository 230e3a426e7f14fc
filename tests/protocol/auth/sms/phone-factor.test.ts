import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { startPhoneServer } from '../../../fixtures/auth/phone-server.ts';
import { prepare } from '../../../fixtures/prepare.ts';

// A phone as the second factor, with the methods of the official client.

const server = prepare(startPhoneServer, ({ stop }) => stop());
const verificationFailed = { status: 422, code: 'mfa_verification_failed' };

let email: string;
let phone: string;
let client: SupabaseClient;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  phone = String(46_730_000_000 + count);
  client = await server.createAndSignIn(email);
});

async function enroll() {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'phone',
    phone: `+${phone}`,
    friendlyName: 'Phone',
  });
  if (error) throw error;
  expect(data).toEqual({ id: expect.any(String), type: 'phone', friendly_name: 'Phone', phone });
  return data.id;
}

async function challenge({ auth }: SupabaseClient, factorId: string) {
  const { data, error } = await auth.mfa.challenge({ factorId, channel: 'sms' });
  if (error) throw error;
  expect(data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
  return { factorId, challengeId: data.id, code: server.lastCode(phone) };
}

async function enrollAndVerify() {
  const factorId = await enroll();
  const { error } = await client.auth.mfa.verify(await challenge(client, factorId));
  expect(error).toBeNull();
  return factorId;
}
describe('a phone as a second factor', () => {
  it('is enrolled with a code, and then needed to sign in', async () => {
    const factorId = await enrollAndVerify();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'password' }],
    });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.phone).toMatchObject([{ id: factorId, status: 'verified', phone }]);
    expect((await server.lastMail(email)).template).toBe('auth_factor_added');

    const returning = server.client();
    await returning.auth.signInWithPassword({ email, password });
    expect((await returning.auth.updateUser({ data: { a: 1 } })).error).toMatchObject({
      status: 401,
    });
    const solved = await challenge(returning, factorId);
    expect((await returning.auth.mfa.verify(solved)).error).toBeNull();
    expect((await returning.auth.mfa.verify(solved)).error).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    });
  });

  it('accepts only the latest code, five attempts, and a recovery code', async () => {
    const factorId = await enrollAndVerify();
    const codesResponse = await server.requestAs(client, 'POST', '/factors/recovery-codes');
    const { codes } = await codesResponse.json();
    const returning = server.client();
    await returning.auth.signInWithPassword({ email, password });
    const first = await challenge(returning, factorId);
    const second = await challenge(returning, factorId);
    expect((await returning.auth.mfa.verify(first)).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    });
    const miss = { ...second, code: second.code === '000000' ? '000001' : '000000' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await returning.auth.mfa.verify(miss)).error).toMatchObject(verificationFailed);
    }
    expect((await returning.auth.mfa.verify(second)).error).toMatchObject(verificationFailed);
    expect((await returning.auth.mfa.verify({ ...second, code: codes[0] })).error).toBeNull();
  });

  it.each(['aaaaa-aaaaa', 'aaaaaaaaaa'])('is not enrolled with %s', async (code) => {
    const factorId = await enroll();
    const solved = await challenge(client, factorId);
    expect((await client.auth.mfa.verify({ ...solved, code })).error).toMatchObject(
      verificationFailed,
    );
    expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([
      { status: 'unverified' },
    ]);
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1' });
    expect((await client.auth.mfa.verify(solved)).error).toBeNull();
  });

  it('stores codes as hashes', async () => {
    const { challengeId, code } = await challenge(client, await enroll());
    const { rows } = await server.database.query<{ otp_code: string }>(
      'select otp_code from auth.mfa_challenges where id = $1',
      [challengeId],
    );
    expect(rows[0]?.otp_code).toMatch(/^[a-f\d]{64}$/);
    expect(rows[0]?.otp_code).not.toContain(code);
  });

  it('can be unenrolled, which lowers the session, and has each number once', async () => {
    const factorId = await enrollAndVerify();
    const { auth } = client;
    const twin = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Twin' });
    expect(twin.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    await auth.refreshSession();
    const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    });
  });

  it('replaces an unfinished enrolment of the same number', async () => {
    await enroll();
    const secondResponse = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone,
      friendlyName: 'Phone',
    });
    expect(secondResponse.error).toBeNull();
  });

  it.each([
    ['no number', undefined, 'Phone number required to enroll Phone factor'],
    ['a local number', '0701234567', 'Invalid phone number format (E.164 required)'],
  ])('needs a number: %s', async (_, given, message) => {
    const body = { factor_type: 'phone', phone: given };
    const response = await server.requestAs(client, 'POST', '/factors', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed', msg: message });
  });

  it('says if the gateway does not take the message', async () => {
    const factorId = await enroll();
    server.gateway.response.status = 400;
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
    server.gateway.response.status = 204;
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
  });

  it('cannot be verified once the gateway is gone', async () => {
    const factorId = await enrollAndVerify();
    const { databaseUrl } = server;
    const without = await startAuthServer({}, { databaseUrl });
    const returning = without.client();
    await returning.auth.signInWithPassword({ email, password });
    const { error } = await returning.auth.mfa.challenge({ factorId, channel: 'sms' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_phone_verify_not_enabled' });
    await without.stop();
  });
});
