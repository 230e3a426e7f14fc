import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { type AuthServer, password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const encryptionKey = 'a key that only the owner of this test knows';
const plain = prepareAuthServer();
const server = prepareAuthServer({ encryptionKey }, plain);

/** A factor is verified by the session that enrolled it; later sessions only use it. */
async function enroll(email: string, authServer: AuthServer) {
  await authServer.admin.auth.admin.createUser({ email, password, email_confirm: true });
  const { auth } = authServer.client();
  await auth.signInWithPassword({ email, password });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error || data.type !== 'totp') throw error;
  const { id: factorId, totp } = data;
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret, -1) });
  expect(verified.error).toBeNull();
  return { factorId, secret: totp.secret };
}

/** Each code is accepted once, and those beside the current one as well. */
const codeOf = (secret: string, stepsAhead: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

async function verify(email: string, at: AuthServer, factorId: string, secret: string, ahead = 0) {
  const { auth } = at.client();
  await auth.signInWithPassword({ email, password });
  return (await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, ahead) })).error;
}

async function readStoredSecret(factorId: string): Promise<string> {
  const { rows } = await plain.database.query<AnyRow>(
    'select secret from auth.mfa_factors where id = $1',
    [factorId],
  );
  return rows[0].secret;
}

it('encrypts the secret of an authenticator and verifies its codes', async () => {
  const email = 'astrid.ek@people.example';
  const { factorId, secret } = await enroll(email, server);
  expect(await readStoredSecret(factorId)).toMatch(/^sealed:/);
  expect(await readStoredSecret(factorId)).not.toContain(secret);
  expect(await verify(email, server, factorId, secret)).toBeNull();
  // A copy of the database is useless without the key.
  expect((await verify(email, plain, factorId, secret, 1))?.status).toBe(500);
});

it('encrypts an older plain-text secret when it is next used', async () => {
  const email = 'bo@people.example';
  const { factorId, secret } = await enroll(email, plain);
  expect(await readStoredSecret(factorId)).toBe(secret);
  expect(await verify(email, server, factorId, secret)).toBeNull();
  expect(await readStoredSecret(factorId)).toMatch(/^sealed:/);
  expect(await verify(email, server, factorId, secret, 1)).toBeNull();
});

it('rejects a secret that was copied to another account', async () => {
  const [email, other] = ['cecilia@people.example', 'david@people.example'];
  const ownFactor = await enroll(email, server);
  const otherFactor = await enroll(other, server);
  await plain.database.query('update auth.mfa_factors set secret = $2 where id = $1', [
    otherFactor.factorId,
    await readStoredSecret(ownFactor.factorId),
  ]);
  expect((await verify(other, server, otherFactor.factorId, ownFactor.secret))?.status).toBe(500);
});
