import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { createAuthenticator } from '../../../fixtures/auth/authenticator.ts';
import { startPhoneServer } from '../../../fixtures/auth/phone-server.ts';
import { allowReuseOfCodes, codeOf, enroll } from '../../../fixtures/auth/totp.ts';
import { prepare } from '../../../fixtures/prepare.ts';

// Enrolments that were started and not completed: somebody with the password alone must gain nothing from them.

const server = prepare(startPhoneServer, ({ stop }) => stop());
const site = { rpId: 'alpaca.example', rpOrigins: ['https://alpaca.example'] };
const verificationFailed = { status: 422, code: 'mfa_verification_failed' };
const insufficient = { status: 403, code: 'insufficient_aal' };

type Complete = (by: SupabaseClient) => Promise<AuthError | null>;

let email: string;
let phone: string;
let owner: SupabaseClient;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  phone = String(46_730_000_000 + count);
  owner = await server.createAndSignIn(email);
});

async function signIn(): Promise<SupabaseClient> {
  const client = server.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function startTotp(by: SupabaseClient): Promise<Complete> {
  const { factorId, secret } = await enroll(by, 'App');
  return async ({ auth }) =>
    (await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error;
}

async function startPhone(by: SupabaseClient): Promise<Complete> {
  const { data, error } = await by.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` });
  if (error) throw error;
  const factorId = data.id;
  return async ({ auth }) => {
    const challenged = await auth.mfa.challenge({ factorId, channel: 'sms' });
    if (challenged.error) return challenged.error;
    const code = server.lastCode(phone);
    return (await auth.mfa.verify({ factorId, challengeId: challenged.data.id, code })).error;
  };
}

async function startKey(by: SupabaseClient): Promise<Complete> {
  const { data, error } = await by.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
  if (error) throw error;
  const factorId = data.id;
  return async ({ auth }) => {
    const challenged = await auth.mfa.challenge({ factorId, webauthn: site });
    if (challenged.error) return challenged.error;
    const { id, webauthn } = challenged.data;
    const credential_response = createAuthenticator().create(
      webauthn.credential_options.publicKey as never,
    );
    const response = { ...site, type: 'create', credential_response };
    const params = { factorId, challengeId: id, webauthn: response };
    return (await auth.mfa.verify(params as never)).error;
  };
}

const levelOf = async ({ auth }: SupabaseClient) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

const factorsOf = async () => {
  const { rows } = await server.database.query<{ factor_type: string; status: string }>(
    `select factor_type, status from auth.mfa_factors
     where user_id = (select id from auth.users where email = $1) order by factor_type`,
    [email],
  );
  return rows;
};

describe.each([
  ['totp', startTotp, startKey],
  ['phone', startPhone, startTotp],
  ['webauthn', startKey, startTotp],
])('an unfinished enrolment: %s', (type, start, startOther) => {
  it('is completed by the session that started it alone', async () => {
    const complete = await start(owner);
    const thief = await signIn();
    expect(await complete(thief)).toMatchObject(verificationFailed);
    expect(await levelOf(thief)).toBe('aal1');
    expect(await complete(owner)).toBeNull();
    expect(await levelOf(owner)).toBe('aal2');
  });

  it('is gone once the account has its first verified factor', async () => {
    const thief = await signIn();
    const complete = await start(thief);
    const completeOther = await startOther(owner);
    expect(await completeOther(owner)).toBeNull();
    expect(await factorsOf()).toMatchObject([{ status: 'verified' }]);
    expect(await complete(await signIn())).toMatchObject({ code: 'mfa_factor_not_found' });
  });

  it('is not completed below aal2 next to a verified factor', async () => {
    const completeOther = await startOther(owner);
    expect(await completeOther(owner)).toBeNull();
    const complete = await start(owner);
    await server.database.query(
      `update auth.sessions set aal = 'aal1', factor_id = null
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    await owner.auth.refreshSession();
    await allowReuseOfCodes(server.database);
    expect(await complete(owner)).toMatchObject(insufficient);
    expect(await levelOf(owner)).toBe('aal1');
    expect(await factorsOf()).toContainEqual({ factor_type: type, status: 'unverified' });
  });
});
