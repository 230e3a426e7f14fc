import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { legacySecret, prepareKeys } from '../../tests/fixtures/auth/prepare-keys.ts';
import { createIdentify } from '../http/identity/identity.ts';
import { sha256 } from './sha256.ts';

const pair = prepareKeys();

const request = (headers: Record<string, string>) =>
  new Request('http://localhost/rest/v1/jobs', { headers });

describe('keys', () => {
  it('are the same in every process, and so is the anonymous key', async () => {
    expect(pair.second.jwks()).toEqual(pair.first.jwks());
    expect(pair.second.anonKey).toBe(pair.first.anonKey);
    expect(pair.first.jwks().keys).toHaveLength(1);
    expect(pair.first.jwks().keys[0]).not.toHaveProperty('d');
    expect(await pair.second.verify(pair.first.serviceKey)).toMatchObject({ role: 'service_role' });
  });

  it('verify what another process signed', async () => {
    const token = await pair.first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    expect(await pair.second.verify(token)).toMatchObject({ sub: 'ada', role: 'authenticated' });
  });

  it('reject expired, altered, unsigned, foreign and malformed tokens', async () => {
    const expired = await pair.first.sign({ role: 'authenticated' }, -10);
    await expect(pair.first.verify(expired)).rejects.toMatchObject({ reason: 'expired' });
    const [head, , tail] = (await pair.first.sign({ role: 'anon' }, 60)).split('.');
    const altered = `${head}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.${tail}`;
    await expect(pair.first.verify(altered)).rejects.toMatchObject({ reason: 'signature' });
    const unsigned = new UnsecuredJWT({ role: 'service_role' }).encode();
    await expect(pair.first.verify(unsigned)).rejects.toMatchObject({ name: 'Error' });
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'ES256', kid: 'elsewhere' })
      .sign(privateKey);
    await expect(pair.first.verify(foreign)).rejects.toMatchObject({ reason: 'unknown_key' });
    await expect(pair.first.verify('not.a.token')).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('accept the shared secret only if one is configured', async () => {
    const token = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(legacySecret));
    expect(await pair.first.verify(token)).toMatchObject({ role: 'authenticated' });
    await expect(pair.second.verify(token)).rejects.toMatchObject({ reason: 'unknown_key' });
  });

  it('rotate in every process, and earlier tokens stay valid', async () => {
    const before = await pair.first.sign({ role: 'authenticated' }, 60);
    await pair.first.rotate();
    const after = await pair.first.sign({ role: 'authenticated' }, 60);
    await expect.poll(() => pair.second.jwks().keys.length).toBe(2);
    expect(await pair.second.verify(after)).toMatchObject({ role: 'authenticated' });
    expect(await pair.second.verify(before)).toMatchObject({ role: 'authenticated' });
  });
});

describe('the identity of a request', () => {
  it('comes from the session, otherwise from the key, otherwise it is anonymous', async () => {
    const identify = createIdentify(pair.first, () => true);
    const session = await pair.first.sign({ sub: 'ada', role: 'authenticated' }, 60);
    const both = request({ apikey: pair.first.anonKey, authorization: `Bearer ${session}` });
    expect(await identify(both)).toMatchObject({ role: 'authenticated', claims: { sub: 'ada' } });
    expect(await identify(request({ apikey: pair.first.serviceKey }))).toMatchObject({
      role: 'service_role',
    });
    expect(await identify(request({}))).toMatchObject({ role: 'anon' });
    const query = new Request(`http://localhost/x?apikey=${pair.first.serviceKey}`);
    expect(await identify(query)).toMatchObject({ role: 'service_role' });
  });

  it('maps an opaque key to its role', async () => {
    const secret = 'sb_secret_0123456789';
    await pair.databases[0]?.query(
      `insert into auth.api_keys (name, role, api_key_hash) values ('secret', 'service_role', $1)`,
      [sha256(secret)],
    );
    await pair.first.rotate();
    const identify = createIdentify(pair.first, () => true);
    const known = request({ apikey: secret, authorization: `Bearer ${secret}` });
    expect(await identify(known)).toMatchObject({ role: 'service_role' });
    expect(() => identify(request({ apikey: 'sb_secret_wrong' }))).toThrow(
      'Expected 3 parts in JWT; got 1',
    );
  });
});
