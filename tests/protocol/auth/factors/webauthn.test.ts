import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import {
  type Authenticator,
  createAuthenticator,
  type Deviations,
} from '../../../fixtures/auth/authenticator.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// A security key as the second factor, with the methods of the official client.

const server = prepareAuthServer();
const site = { rpId: 'alpaca.example', rpOrigins: ['https://alpaca.example'] };
const verificationFailed = { status: 422, code: 'mfa_verification_failed' };

let email: string;
let client: SupabaseClient;
let key: Authenticator;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `owner${count}@people.example`;
  client = await server.createAndSignIn(email);
  key = createAuthenticator();
});

async function enroll({ auth }: SupabaseClient = client, friendlyName = '') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  expect(data).toMatchObject({ type: 'webauthn', friendly_name: friendlyName });
  return data.id;
}

async function challenge({ auth }: SupabaseClient, factorId: string) {
  const { data, error } = await auth.mfa.challenge({ factorId, webauthn: site });
  if (error) throw error;
  return data;
}

async function respond(
  owner: SupabaseClient,
  factorId: string,
  device = key,
  deviations?: Deviations,
) {
  const { id, webauthn } = await challenge(owner, factorId);
  const { type, credential_options } = webauthn;
  const credential_response =
    type === 'create'
      ? device.create(credential_options.publicKey as never, deviations)
      : device.get(credential_options.publicKey as never, deviations);
  const params = { factorId, challengeId: id, webauthn: { ...site, type, credential_response } };
  const verify = () => owner.auth.mfa.verify(params as never);
  return { type, ...(await verify()), verify };
}

async function signIn(): Promise<SupabaseClient> {
  const visitor = server.client();
  const { error } = await visitor.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return visitor;
}
describe('a security key as a second factor', () => {
  it('is enrolled, and raises this and later sessions to aal2', async () => {
    const factorId = await enroll();
    expect(await respond(client, factorId)).toMatchObject({ type: 'create', error: null });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.webauthn).toMatchObject([{ id: factorId, status: 'verified' }]);
    const visitor = await signIn();
    const assuranceLevel = async () =>
      (await visitor.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await assuranceLevel()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { webauthn } = await challenge(visitor, factorId);
    expect(webauthn.credential_options.publicKey).toMatchObject({
      rpId: 'alpaca.example',
      allowCredentials: [{ type: 'public-key' }],
    });
    // Presence is enough after a password.
    expect(await respond(visitor, factorId, key, { isVerified: false })).toMatchObject({
      type: 'request',
      error: null,
    });
    expect(await assuranceLevel()).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((await server.mails(email)).map(({ template }) => template)).toContain(
      'auth_factor_added',
    );
  });

  it('is completed only by the session that enrolled it', async () => {
    await respond(client, await enroll(client, 'First'));
    const unfinished = await enroll(client, 'Second');
    const thief = await signIn();
    expect((await respond(thief, unfinished, createAuthenticator())).error).toMatchObject(
      verificationFailed,
    );
    expect((await respond(client, unfinished, createAuthenticator())).error).toBeNull();
  });

  it('cannot complete a factor of another type, whose challenge nobody signs', async () => {
    const { webauthn } = await challenge(client, await enroll());
    const { data: totp } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'App',
    });
    const factorId = totp?.id ?? '';
    const { data: challenged } = await client.auth.mfa.challenge({ factorId });
    const options = { ...webauthn.credential_options.publicKey, challenge: '' };
    const credential_response = key.create(options as never);
    const response = { ...site, type: 'create', credential_response };
    const params = { factorId, challengeId: challenged?.id, webauthn: response };
    expect((await client.auth.mfa.verify(params as never)).error).toMatchObject(verificationFailed);
  });

  it('is not a passkey', async () => {
    await respond(client, await enroll());
    const visitor = server.client();
    const { data } = await visitor.auth.passkey.startAuthentication();
    if (!data) throw new Error('no challenge');
    const { error } = await visitor.auth.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential: key.get(data.options),
    });
    expect(error).toMatchObject({ code: 'webauthn_verification_failed' });
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });

  it.each<[string, Deviations]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a counter that goes back', { counter: 0 }],
  ])('rejects a response with %s', async (_, deviations) => {
    const factorId = await enroll();
    expect((await respond(client, factorId)).error).toBeNull();
    const visitor = await signIn();
    expect((await respond(visitor, factorId, key, deviations)).error).toMatchObject(
      verificationFailed,
    );
    expect((await respond(visitor, factorId)).error).toBeNull();
  });

  it('rejects another key, a response for the second time and codes', async () => {
    const factorId = await enroll();
    await respond(client, factorId);
    const visitor = await signIn();
    const otherAuthenticator = createAuthenticator();
    expect((await respond(visitor, factorId, otherAuthenticator)).error).toMatchObject(
      verificationFailed,
    );
    const { id } = await challenge(visitor, factorId);
    const coded = await visitor.auth.mfa.verify({ factorId, challengeId: id, code: '123456' });
    expect(coded.error).toMatchObject(verificationFailed);
    const { error, verify } = await respond(visitor, factorId);
    expect(error).toBeNull();
    expect((await verify()).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
  });

  it('lowers the session that removes it', async () => {
    const factorId = await enroll();
    await respond(client, factorId);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { rows } = await server.database.query(
      `select from auth.webauthn_credentials
     where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect(rows).toEqual([]);
  });
});
