import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { assertReadable, removeUnreadable } from '../../../../server/auth/factors/readable.ts';
import { decryptSecret, encryptSecret } from '../../../../server/auth/factors/secrets.ts';
import { createQuery } from '../../../../server/postgres/query.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { type AuthServer, password } from '../../../fixtures/auth/auth-server.ts';
import { createEmptyDatabase } from '../../../fixtures/database.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// The start and a command deal with second factors whose AUTH_ENCRYPTION_KEY is not that of the settings.

const [key, otherKey] = [
  'the key that an owner has set first',
  'a key of the same owner, set later',
];
const plain = prepareAuthServer();
const sealed = prepareAuthServer({ encryptionKey: key }, plain);
const resealed = prepareAuthServer({ encryptionKey: otherKey }, plain);

beforeEach(async () => {
  await plain.database.query('delete from auth.users');
});

const withKey = (AUTH_ENCRYPTION_KEY?: string) => ({ AUTH_ENCRYPTION_KEY });

/** Returns the error or the warning of a start. */
async function start(AUTH_ENCRYPTION_KEY?: string): Promise<string | undefined> {
  let line: string | undefined;
  await assertReadable(plain.database.query, { AUTH_ENCRYPTION_KEY }, (warning) => {
    line = warning;
  }).catch((error: Error) => {
    expect(error.constructor.name).toBe('ConfigError');
    line = error.message;
  });
  return line;
}

async function enroll(name: string, at: AuthServer, isVerified = true) {
  const email = `${name}@people.example`;
  const { auth } = await at.createAndSignIn(email);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error || data.type !== 'totp') throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  if (isVerified) await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const levelNow = async (client = at.client()) => {
    await client.auth.signInWithPassword({ email, password });
    return (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel;
  };
  return { auth, levelNow };
}

it('a start without the key, or with another one, names the setting and the way out', async () => {
  await enroll('astrid', sealed);
  expect(await start()).toBe(
    'AUTH_ENCRYPTION_KEY is not set, but 1 second factor in the database is encrypted with one. Set that key. ' +
      'If it is lost, run "npm run keys -- --remove-unreadable-factors": their owners then sign in with their password and enrol again.',
  );
  await enroll('bo', sealed);
  expect(await start(otherKey)).toMatch(
    /^AUTH_ENCRYPTION_KEY is not the key that 2 second factors in the database are encrypted with\. Set that key\./,
  );
  expect(await start(key)).toBeUndefined();
});

it('a key may be set where secrets are stored without one, and before the first factor', async () => {
  expect(await start(key)).toBeUndefined();
  await enroll('astrid', plain);
  expect(await start(key)).toBeUndefined();
  expect(await start()).toBeUndefined();
});

it('a factor that was never verified locks nobody out', async () => {
  await enroll('astrid', sealed, false);
  expect(await start(otherKey)).toBeUndefined();
});

it('factors that were enrolled with another key are counted in a warning', async () => {
  await enroll('astrid', sealed);
  await enroll('bo', sealed);
  await enroll('cecilia', resealed);
  expect(await start(key)).toMatch(/1 second factor of 3 cannot be read with this AUTH_ENCRYPTION/);
  expect(await start(otherKey)).toMatch(/2 second factors of 3 cannot be read/);
  expect(await start()).toMatch(/is not set, but 3 second factors/);
});

it('a database without tables is accepted', async () => {
  const { url, drop } = await createEmptyDatabase();
  await withClient(url, (client) =>
    assertReadable(
      createQuery((text, values) => client.query(text, values)),
      withKey(key),
    ),
  );
  await drop();
});

it('the command removes only what the key does not open, and records it', async () => {
  const astrid = await enroll('astrid', sealed);
  const bo = await enroll('bo', resealed);
  const cecilia = await enroll('cecilia', plain);
  const remove = (encryptionKey?: string, isRunning = false) =>
    removeUnreadable(plain.database, withKey(encryptionKey), { isRunning });
  // A command that was not given the settings of the running product must not remove every factor.
  await expect(remove(undefined, true)).rejects.toThrow(/give this command the settings/);
  expect(await remove(otherKey, true)).toBe(1);
  expect(await astrid.levelNow()).toBe('aal1');
  expect(await bo.levelNow()).toBe('aal2');
  expect(await cecilia.levelNow()).toBe('aal2');
  // The session that used the factor continues with the password alone.
  const { data } = await astrid.auth.refreshSession();
  expect(data.user?.factors ?? []).toEqual([]);
  expect((await astrid.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  const { rows } = await plain.database.query(
    `select actor_role from public.audit_log where action = 'remove_factor'`,
  );
  expect(rows).toEqual([{ actor_role: 'service_role' }]);
  expect(await remove()).toBe(1);
  expect(await bo.levelNow()).toBe('aal1');
  expect(await remove()).toBe(0);
});

it('a request with the wrong key logs the name of the setting', () => {
  const secret = encryptSecret({ encryptionKey: key }, 'owner', 'JBSWY3DP');
  expect(() => decryptSecret({ encryptionKey: otherKey }, { user_id: 'owner', secret })).toThrow(
    'AUTH_ENCRYPTION_KEY is not the key of a sealed secret',
  );
});
