import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createIdentify } from '../http/identity/identity.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createKeys, type Keys } from './jwt.ts';
import { sha256 } from './jwt-store.ts';

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
