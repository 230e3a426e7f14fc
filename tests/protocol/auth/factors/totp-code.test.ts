import { describe, expect, it } from 'vitest';
import { allowReuseOfCodes, codeOf, enrollVerified } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

/** Waits for the next time step if it is less than two seconds away, so that a code is not outdated while it is sent. */
const leaveEndOfTimeStep = async () => {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 2_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
};

describe('a TOTP code', () => {
  it('is accepted once, even within its thirty seconds', async () => {
    const { client, factorId, secret } = await enrollVerified(server, 'eva@people.example');
    const code = codeOf(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const replay = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const nextCode = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(secret, 1),
    });
    expect(nextCode.error).toBeNull();
  });

  it('may be one time step off, not more', async () => {
    const { client, factorId, secret } = await enrollVerified(server, 'filip@people.example');
    for (const steps of [-3, 3]) {
      const { error } = await client.auth.mfa.challengeAndVerify({
        factorId,
        code: codeOf(secret, steps),
      });
      expect(error?.message).toBe('Invalid TOTP code entered');
    }
    await leaveEndOfTimeStep();
    const oneStepOff = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(secret, -1),
    });
    expect(oneStepOff.error).toBeNull();
  });

  it('belongs to a challenge that is valid once, for a limited time and only for the IP address that requested it', async () => {
    const { client, factorId, secret } = await enrollVerified(server, 'greta@people.example');
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const verify = (challengeId: string, code = codeOf(secret)) =>
      client.auth.mfa.verify({ factorId, challengeId, code });

    const used = await challenge();
    expect((await verify(used)).error).toBeNull();
    await allowReuseOfCodes(server.database);
    expect((await verify(used)).error).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    });

    const expired = await challenge();
    await server.database.query(
      `update auth.mfa_challenges set created_at = created_at - interval '6 minutes' where id = $1`,
      [expired],
    );
    expect((await verify(expired)).error).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
    });

    const elsewhere = await challenge();
    await server.database.query(
      `update auth.mfa_challenges set ip_address = '10.0.0.1' where id = $1`,
      [elsewhere],
    );
    expect((await verify(elsewhere)).error?.code).toBe('mfa_ip_address_mismatch');
    const unknown = await verify('00000000-0000-4000-8000-000000000000');
    expect(unknown.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    const empty = await verify(await challenge(), '');
    expect(empty.error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    });
  });
});
