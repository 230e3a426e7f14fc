import { decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createIdentify } from '../http/identity/identity.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createKeys, type Keys } from './jwt.ts';
import { generateSigningKey, sha256 } from './jwt-store.ts';

const legacySecret = 'a shared secret of at least thirty-two characters';
let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let databases: Database[];
let first: Keys;
let second: Keys;

beforeAll(async () => {
  clone = await cloneDatabase();
  databases = [1, 2].map(() => createDatabase({ connectionString: clone.url, poolSize: 2 }));
  const [one, two] = databases as [Database, Database];
  [first, second] = await Promise.all([
    createKeys({ database: one, legacySecret }),
    createKeys({ database: two }),
  ]);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await clone.drop();
});

const request = (headers: Record<string, string>) =>
  new Request('http://localhost/rest/v1/jobs', { headers });

describe('keys', () => {
  it('are the same in every process, and so is the anonymous key', async () => {
    expect(second.jwks()).toEqual(first.jwks());
    expect(second.anonKey).toBe(first.anonKey);
    expect(first.jwks().keys).toHaveLength(1);
    expect(first.jwks().keys[0]).not.toHaveProperty('d');
    expect(await second.verify(first.serviceKey)).toMatchObject({ role: 'service_role' });
  });

  it('verify what another process signed', async () => {
    const token = await first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    expect(await second.verify(token)).toMatchObject({ sub: 'ada', role: 'authenticated' });
  });

  it('reject expired, altered, unsigned, foreign and malformed tokens', async () => {
    const expired = await first.sign({ role: 'authenticated' }, -10);
    await expect(first.verify(expired)).rejects.toMatchObject({ reason: 'expired' });
    const [head, , tail] = (await first.sign({ role: 'anon' }, 60)).split('.');
    const altered = `${head}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.${tail}`;
    await expect(first.verify(altered)).rejects.toMatchObject({ reason: 'signature' });
    const unsigned = new UnsecuredJWT({ role: 'service_role' }).encode();
    await expect(first.verify(unsigned)).rejects.toMatchObject({ name: 'Error' });
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'ES256', kid: 'elsewhere' })
      .sign(privateKey);
    await expect(first.verify(foreign)).rejects.toMatchObject({ reason: 'unknown_key' });
    await expect(first.verify('not.a.token')).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('accept the shared secret only if one is configured', async () => {
    const token = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(legacySecret));
    expect(await first.verify(token)).toMatchObject({ role: 'authenticated' });
    await expect(second.verify(token)).rejects.toMatchObject({ reason: 'unknown_key' });
  });

  it('rotate in every process, and earlier tokens stay valid', async () => {
    const before = await first.sign({ role: 'authenticated' }, 60);
    await first.rotate();
    const after = await first.sign({ role: 'authenticated' }, 60);
    await expect.poll(() => second.jwks().keys.length).toBe(2);
    expect(await second.verify(after)).toMatchObject({ role: 'authenticated' });
    expect(await second.verify(before)).toMatchObject({ role: 'authenticated' });
  });
});

describe('a revocation', () => {
  const lifetime = 3600;
  const longAgo = `update auth.signing_keys
    set created_at = created_at - interval '2 hours', replaced_at = replaced_at - interval '2 hours'`;

  it('revokes every earlier service key in every process, but no session', async () => {
    const [leaked, session] = [first.serviceKey, await first.sign({ role: 'authenticated' }, 60)];
    const claims = await second.verify(leaked);
    expect(second.isRevoked(claims)).toBe(false);
    await first.revoke(lifetime);
    await expect(first.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect.poll(() => second.isRevoked(claims)).toBe(true);
    await expect(second.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
    for (const keys of [first, second]) {
      expect(await keys.verify(session)).toMatchObject({ role: 'authenticated' });
      expect(await keys.verify(keys.anonKey)).toMatchObject({ role: 'anon' });
      expect(await first.verify(keys.serviceKey)).toMatchObject({ role: 'service_role' });
    }
    const between = first.serviceKey;
    await first.revoke(lifetime);
    await expect(first.verify(between)).rejects.toMatchObject({ message: 'JWT revoked' });
  });

  it('revokes service keys that were signed with a shared secret', async () => {
    const leaked = await new SignJWT({ role: 'service_role', iat: 1_700_000_000 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(legacySecret));
    await expect(first.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
  });

  it('accepts only service keys of the active signing key, whatever their time', async () => {
    const later = Math.floor(Date.now() / 1000) + 3600;
    const forge = () => first.sign({ role: 'service_role', iat: later }, 7200);
    const forged = await forge();
    const claims = await first.verify(forged);
    const session = await first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    const live = await second.verify(forged);
    await first.rotate();
    expect(first.isRevoked(claims)).toBe(true);
    await expect(first.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect.poll(() => second.isRevoked(live)).toBe(true);
    await expect(second.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    expect(await first.verify(session)).toMatchObject({ role: 'authenticated' });
    expect(await second.verify(second.serviceKey)).toMatchObject({ role: 'service_role' });
    expect(await first.verify(await forge())).toMatchObject({ role: 'service_role' });
  });

  it('retires a signing key once no session can hold one of its tokens', async () => {
    await first.rotate();
    const [database] = databases as [Database];
    const old = await first.sign({ sub: 'ada', role: 'authenticated' }, 7200);
    const forged = await first.sign({ sub: 'ada', role: 'anon' }, 7200);
    await first.rotate();
    expect(await first.revoke(lifetime)).toBeGreaterThan(0);
    expect(await first.verify(old)).toMatchObject({ sub: 'ada' });
    await database.query(longAgo);
    expect(await first.revoke(lifetime)).toBe(0);
    await expect(first.verify(old)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect(first.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    // Every page contains the public key, and it grants nothing beyond a request without a key.
    expect(await first.verify(first.anonKey)).toMatchObject({ role: 'anon' });
    expect(first.jwks().keys).toHaveLength(1);
  });

  it('does not restore a retired signing key when an earlier reload ends late', async () => {
    const ownClone = await cloneDatabase();
    const database = createDatabase({ connectionString: ownClone.url, poolSize: 4 });
    const hasRead = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    let pausesNextQuery = false;
    const keys = await createKeys({
      database: {
        ...database,
        // Without notifications the reloads below are the only ones.
        listen: async () => async () => undefined,
        query: (async (...call: Parameters<Database['query']>) => {
          const pauses = pausesNextQuery;
          pausesNextQuery = false;
          const result = await database.query(...call);
          if (pauses) {
            hasRead.resolve();
            await mayGoOn.promise;
          }
          return result;
        }) as Database['query'],
      },
    });
    const old = await keys.sign({ sub: 'ada', role: 'authenticated' }, 7200);
    await keys.rotate();
    await database.query(longAgo);
    pausesNextQuery = true;
    const rotation = keys.rotate();
    await hasRead.promise;
    await keys.revoke(lifetime);
    await expect(keys.verify(old)).rejects.toThrow('JWT revoked');
    mayGoOn.resolve();
    await rotation;
    await expect(keys.verify(old)).rejects.toThrow('JWT revoked');
    await database.close();
    await ownClone.drop();
  });
});

describe('the identity of a request', () => {
  it('comes from the session, otherwise from the key, otherwise it is anonymous', async () => {
    const identify = createIdentify(first, () => true);
    const session = await first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    const both = request({ apikey: first.anonKey, authorization: `Bearer ${session}` });
    expect(await identify(both)).toMatchObject({ role: 'authenticated', claims: { sub: 'ada' } });
    expect(await identify(request({ apikey: first.serviceKey }))).toMatchObject({
      role: 'service_role',
    });
    expect(await identify(request({}))).toMatchObject({ role: 'anon' });
    const query = new Request(`http://localhost/x?apikey=${first.serviceKey}`);
    expect(await identify(query)).toMatchObject({ role: 'service_role' });
  });

  it('maps an opaque key to its role', async () => {
    const secret = 'sb_secret_0123456789';
    await databases[0]?.query(
      `insert into auth.api_keys (name, role, api_key_hash) values ('secret', 'service_role', $1)`,
      [sha256(secret)],
    );
    await first.rotate();
    const identify = createIdentify(first, () => true);
    const known = request({ apikey: secret, authorization: `Bearer ${secret}` });
    expect(await identify(known)).toMatchObject({ role: 'service_role' });
    expect(() => identify(request({ apikey: 'sb_secret_wrong' }))).toThrow(
      'Expected 3 parts in JWT; got 1',
    );
  });
});

describe('configured keys', () => {
  it('sign and verify, and earlier sessions stay valid', async () => {
    const [database] = databases as [Database];
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
    const [database] = databases as [Database];
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
