import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createKeys, type Keys } from './jwt.ts';

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
