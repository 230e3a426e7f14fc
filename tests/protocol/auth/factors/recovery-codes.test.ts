import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { enroll, enrollVerified } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

const createCodes = async (client: SupabaseClient) =>
  (await server.requestAs(client, 'POST', '/factors/recovery-codes')).json();
const countCodes = async (client: SupabaseClient) =>
  (await server.requestAs(client, 'GET', '/factors/recovery-codes')).json();

describe('recovery codes', () => {
  it('replace the authenticator, each once, until new ones are created', async () => {
    const email = 'lars@people.example';
    const { client, factorId } = await enrollVerified(server, email);
    const { codes } = await createCodes(client);
    expect(new Set(codes).size).toBe(10);
    const { rows } = await server.database.query<AnyRow>(
      'select string_agg(c::text, $1) as all from auth.mfa_recovery_codes c',
      [' '],
    );
    expect(rows[0].all).not.toContain(codes[0]);

    const later = server.client();
    await later.auth.signInWithPassword({ email, password });
    expect((await createCodes(later)).error_code).toBe('insufficient_aal');
    const code = codes[0].toUpperCase();
    expect((await later.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect(await countCodes(later)).toEqual({ remaining: 9 });
    const replay = await later.auth.mfa.challengeAndVerify({ factorId, code });
    expect(replay.error?.code).toBe('mfa_verification_failed');

    const { codes: renewed } = await createCodes(later);
    const old = await later.auth.mfa.challengeAndVerify({ factorId, code: codes[1] });
    expect(old.error?.code).toBe('mfa_verification_failed');
    expect(
      (await later.auth.mfa.challengeAndVerify({ factorId, code: renewed[1] })).error,
    ).toBeNull();
    await later.auth.mfa.unenroll({ factorId });
    expect(await countCodes(later)).toEqual({ remaining: 0 });
  });

  it('do not verify a factor that is being enrolled', async () => {
    const { client } = await enrollVerified(server, 'maja@people.example');
    const { codes } = await createCodes(client);
    const { factorId } = await enroll(client, 'Second');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codes[0] });
    expect(error?.code).toBe('mfa_verification_failed');
  });

  it('require a factor', async () => {
    const client = await server.createAndSignIn('nils@people.example');
    expect((await createCodes(client)).error_code).toBe('mfa_factor_not_found');
  });
});
