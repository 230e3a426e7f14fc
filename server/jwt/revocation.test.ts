import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { legacySecret, prepareKeys } from '../../tests/fixtures/auth/prepare-keys.ts';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createKeys } from './jwt.ts';

const pair = prepareKeys();

describe('a revocation', () => {
  const lifetime = 3600;
  const longAgo = `update auth.signing_keys
    set created_at = created_at - interval '2 hours', replaced_at = replaced_at - interval '2 hours'`;

  it('revokes every earlier service key in every process, but no session', async () => {
    const [leaked, session] = [
      pair.first.serviceKey,
      await pair.first.sign({ role: 'authenticated' }, 60),
    ];
    const claims = await pair.second.verify(leaked);
    expect(pair.second.isRevoked(claims)).toBe(false);
    await pair.first.revoke(lifetime);
    await expect(pair.first.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect.poll(() => pair.second.isRevoked(claims)).toBe(true);
    await expect(pair.second.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
    for (const keys of [pair.first, pair.second]) {
      expect(await keys.verify(session)).toMatchObject({ role: 'authenticated' });
      expect(await keys.verify(keys.anonKey)).toMatchObject({ role: 'anon' });
      expect(await pair.first.verify(keys.serviceKey)).toMatchObject({ role: 'service_role' });
    }
    const between = pair.first.serviceKey;
    await pair.first.revoke(lifetime);
    await expect(pair.first.verify(between)).rejects.toMatchObject({ message: 'JWT revoked' });
  });

  it('revokes service keys that were signed with a shared secret', async () => {
    const leaked = await new SignJWT({ role: 'service_role', iat: 1_700_000_000 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(legacySecret));
    await expect(pair.first.verify(leaked)).rejects.toMatchObject({ message: 'JWT revoked' });
  });

  it('accepts only service keys of the active signing key, whatever their time', async () => {
    const later = Math.floor(Date.now() / 1000) + 3600;
    const forge = () => pair.first.sign({ role: 'service_role', iat: later }, 7200);
    const forged = await forge();
    const claims = await pair.first.verify(forged);
    const session = await pair.first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    const live = await pair.second.verify(forged);
    await pair.first.rotate();
    expect(pair.first.isRevoked(claims)).toBe(true);
    await expect(pair.first.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect.poll(() => pair.second.isRevoked(live)).toBe(true);
    await expect(pair.second.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    expect(await pair.first.verify(session)).toMatchObject({ role: 'authenticated' });
    expect(await pair.second.verify(pair.second.serviceKey)).toMatchObject({
      role: 'service_role',
    });
    expect(await pair.first.verify(await forge())).toMatchObject({ role: 'service_role' });
  });

  it('retires a signing key once no session can hold one of its tokens', async () => {
    await pair.first.rotate();
    const [database] = pair.databases;
    const old = await pair.first.sign({ sub: 'ada', role: 'authenticated' }, 7200);
    const forged = await pair.first.sign({ sub: 'ada', role: 'anon' }, 7200);
    await pair.first.rotate();
    expect(await pair.first.revoke(lifetime)).toBeGreaterThan(0);
    expect(await pair.first.verify(old)).toMatchObject({ sub: 'ada' });
    await database.query(longAgo);
    expect(await pair.first.revoke(lifetime)).toBe(0);
    await expect(pair.first.verify(old)).rejects.toMatchObject({ message: 'JWT revoked' });
    await expect(pair.first.verify(forged)).rejects.toMatchObject({ message: 'JWT revoked' });
    // Every page contains the public key, and it grants nothing beyond a request without a key.
    expect(await pair.first.verify(pair.first.anonKey)).toMatchObject({ role: 'anon' });
    expect(pair.first.jwks().keys).toHaveLength(1);
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
