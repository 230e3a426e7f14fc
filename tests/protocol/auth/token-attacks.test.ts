import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { decode, prepareAttack } from './prepare-attack.ts';

const { server, signIn } = prepareAttack();

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  const getUser = async (token: string) => {
    const response = await server.request('/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    return [response.status, (await response.json()).error_code];
  };

  it('is rejected if its payload or signature was changed', async () => {
    const { access_token } = await signIn();
    const [header, payload, signature] = access_token.split('.');
    const claims = decode(payload);
    expect(await getUser(access_token)).toEqual([200, undefined]);
    const altered = encode({ ...claims, role: 'service_role' });
    expect(await getUser(`${header}.${altered}.${signature}`)).toEqual([403, 'bad_jwt']);
    expect(await getUser(`${header}.${payload}.`)).toEqual([403, 'bad_jwt']);
    expect(await getUser(`${header}.${payload}`)).toEqual([403, 'bad_jwt']);
    expect(await getUser('rubbish')).toEqual([403, 'bad_jwt']);
  });

  it('is rejected with the algorithm none', async () => {
    const [, payload] = (await signIn()).access_token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await getUser(`${encode({ alg, typ: 'JWT' })}.${payload}.`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('with a foreign signature is rejected, whatever key it names', async () => {
    const [header, payload] = (await signIn()).access_token.split('.');
    const { kid } = decode(header);
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(privateKey);
    expect(await getUser(forged)).toEqual([403, 'bad_jwt']);
    const unknown = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: 'mine' })
      .sign(privateKey);
    expect(await getUser(unknown)).toEqual([403, 'bad_jwt']);
  });

  it('cannot be signed with the public key as a shared secret', async () => {
    const [header, payload] = (await signIn()).access_token.split('.');
    const [jwk] = server.keys.jwks().keys;
    const key = await importJWK({ ...jwk, ext: true }, 'ES256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('not a public key');
    const secrets = [await exportSPKI(key), JSON.stringify(jwk), jwk?.x ?? '', ''];
    const { kid } = decode(header);
    for (const secret of secrets) {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await getUser(`${signed}.${signature}`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('is rejected if it has expired or is for another audience', async () => {
    const claims = decode((await signIn()).access_token.split('.')[1]);
    const past = Math.floor(Date.now() / 1000) - 10;
    const signed = (changes: object) => server.keys.sign({ ...claims, ...changes }, 3600);
    expect(await getUser(await signed({}))).toEqual([200, undefined]);
    expect(await getUser(await signed({ exp: past }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ aud: 'somebody-else' }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ aud: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ sub: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ sub: "' or true --" }))).toEqual([403, 'bad_jwt']);
  });

  it('cannot combine a person’s own session with the account of another', async () => {
    const mallory = decode((await signIn('mallory@people.example')).access_token.split('.')[1]);
    const astrid = await signIn();
    const mixed = await server.keys.sign({ ...mallory, sub: astrid.user.id }, 3600);
    expect(await getUser(mixed)).toEqual([403, 'session_not_found']);
  });
});
