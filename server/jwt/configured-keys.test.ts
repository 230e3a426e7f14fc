import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createKeys, type Keys } from './jwt.ts';
import { generateSigningKey } from './signing-keys.ts';

const legacySecret = 'a shared secret of at least thirty-two characters';
let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let first: Keys;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url, poolSize: 2 });
  first = await createKeys({ database, legacySecret });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

describe('configured keys', () => {
  it('sign and verify, and earlier sessions stay valid', async () => {
    const [newest, older] = [await generateSigningKey(), await generateSigningKey()];
    const configured = await createKeys({ database, signingKeys: [newest, older] });
    const before = await createKeys({ database, signingKeys: [older] });

    const token = await configured.sign({ role: 'authenticated' }, 60);
    expect(decodeProtectedHeader(token).kid).toBe(newest.kid);
    await expect(first.verify(token)).rejects.toMatchObject({ reason: 'unknown_key' });
    for (const earlier of [before, first]) {
      const session = await earlier.sign({ role: 'authenticated' }, 60);
      expect(await configured.verify(session)).toMatchObject({ role: 'authenticated' });
      await expect(configured.verify(earlier.serviceKey)).rejects.toThrow('JWT revoked');
    }
    expect(await configured.verify(configured.serviceKey)).toMatchObject({ role: 'service_role' });
    const kids = configured.jwks().keys.map(({ kid }) => kid);
    expect(kids).toEqual(expect.arrayContaining([newest.kid, older.kid]));
    expect(JSON.stringify(configured.jwks())).not.toContain('"d"');
  });

  it('allow the database’s own keys to be retired', async () => {
    const ownClone = await cloneDatabase();
    // A process without configured keys would create a new one when its own is retired.
    const earlier = createDatabase({ connectionString: ownClone.url, poolSize: 2 });
    const before = await createKeys({ database: earlier });
    const old = await before.sign({ sub: 'ada', role: 'authenticated' }, 7200);
    await earlier.close();
    const database = createDatabase({ connectionString: ownClone.url, poolSize: 2 });
    const configured = await createKeys({ database, signingKeys: [await generateSigningKey()] });
    expect(await configured.revoke(3600)).toBe(1);
    expect(await configured.verify(old)).toMatchObject({ sub: 'ada' });
    await database.query(
      `update auth.signing_keys set replaced_at = replaced_at - interval '2 hours'`,
    );
    expect(await configured.revoke(3600)).toBe(0);
    await expect(configured.verify(old)).rejects.toThrow('JWT revoked');
    expect(await configured.verify(configured.anonKey)).toMatchObject({ role: 'anon' });
    expect(configured.jwks().keys).toHaveLength(1);
    await database.close();
    await ownClone.drop();
  });

  it('accept a configured public key only if it has the role anon', async () => {
    const signingKeys = [await generateSigningKey()];
    const maker = await createKeys({ database, signingKeys });
    const anonKey = await maker.sign({ role: 'anon' }, 3600);
    expect((await createKeys({ database, signingKeys, anonKey })).anonKey).toBe(anonKey);
    for (const wrong of [maker.serviceKey, `${anonKey.slice(0, -4)}AAAA`]) {
      await expect(createKeys({ database, signingKeys, anonKey: wrong })).rejects.toThrow(
        'AUTH_ANON_KEY must be a key of the role anon',
      );
    }
  });
});
