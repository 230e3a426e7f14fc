import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import { codeOf, enroll } from '../../../fixtures/totp.ts';

const server = prepareAuthServer();

/** A code is valid once; tests reset that instead of waiting for the next code. */
const forgetLastCode = () =>
  server.database.query<AnyRow>('update auth.mfa_factors set last_used_counter = null');

async function enrolled(email: string) {
  const client = await server.signedIn(email);
  const { factorId, secret } = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  await forgetLastCode();
  return { client, factorId, secret };
}

describe('recovery codes', () => {
  const ask = async ({ auth }: SupabaseClient, method: 'GET' | 'POST') => {
    const { data } = await auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    return (await server.request('/factors/recovery-codes', { method, headers })).json();
  };

  it('replace the authenticator, each once', async () => {
    const email = 'lars@people.example';
    const { client, factorId } = await enrolled(email);
    const { codes } = await ask(client, 'POST');
    expect(new Set(codes).size).toBe(10);
    const { rows } = await server.database.query<AnyRow>(
      'select string_agg(c::text, $1) as all from auth.mfa_recovery_codes c',
      [' '],
    );
    expect(rows[0].all).not.toContain(codes[0]);

    const later = server.client();
    await later.auth.signInWithPassword({ email, password });
    expect((await ask(later, 'POST')).error_code).toBe('insufficient_aal');
    const code = codes[0].toUpperCase();
    expect((await later.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect(await ask(later, 'GET')).toEqual({ remaining: 9 });
    const replay = await later.auth.mfa.challengeAndVerify({ factorId, code });
    expect(replay.error?.code).toBe('mfa_verification_failed');

    const { codes: renewed } = await ask(later, 'POST');
    const old = await later.auth.mfa.challengeAndVerify({ factorId, code: codes[1] });
    expect(old.error?.code).toBe('mfa_verification_failed');
    expect(
      (await later.auth.mfa.challengeAndVerify({ factorId, code: renewed[1] })).error,
    ).toBeNull();
    await later.auth.mfa.unenroll({ factorId });
    expect(await ask(later, 'GET')).toEqual({ remaining: 0 });
  });

  it('do not verify a factor that is being enrolled', async () => {
    const { client } = await enrolled('maja@people.example');
    const { codes } = await ask(client, 'POST');
    const { factorId } = await enroll(client, 'Second');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codes[0] });
    expect(error?.code).toBe('mfa_verification_failed');
  });

  it('require a factor', async () => {
    const client = await server.signedIn('nils@people.example');
    expect((await ask(client, 'POST')).error_code).toBe('mfa_factor_not_found');
  });
});
