import { expect, it } from 'vitest';
import { startIdentityProvider } from '../../../fixtures/identity-provider/identity-provider.ts';
import { prepareLinkedIn, provider } from '../../../fixtures/linkedin.ts';

const astrid = {
  sub: 'm-astrid',
  given_name: 'Astrid',
  family_name: 'Ek',
  email: 'astrid.ek@people.example',
  email_verified: 'true',
};

const { idp, server } = prepareLinkedIn([astrid]);

const grant = async (body: object) => {
  const response = await server.request('/token?grant_type=id_token', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};

it('opens a session', async () => {
  const id_token = await idp.signIdToken('m-astrid');
  expect(await grant({ provider, id_token })).toMatchObject({
    status: 200,
    token_type: 'bearer',
    user: { email: 'astrid.ek@people.example' },
  });
});

it('is rejected for another audience, from another issuer, or after it has expired', async () => {
  const rejected = { status: 400, error: 'invalid request', error_description: 'Bad ID token' };
  const signed = (claims: { aud?: string; iss?: string; exp?: number }) =>
    idp.signIdToken('m-astrid', claims);
  expect(await grant({ provider, id_token: await signed({ aud: 'somebody-else' }) })).toEqual(
    rejected,
  );
  expect(
    await grant({ provider, id_token: await signed({ iss: 'https://evil.example' }) }),
  ).toEqual(rejected);
  expect(await grant({ provider, id_token: await signed({ exp: 1 }) })).toEqual(rejected);
  const other = await startIdentityProvider([astrid]);
  const forged = await other.signIdToken('m-astrid', { iss: idp.issuer });
  await other.stop();
  expect(await grant({ provider, id_token: forged })).toEqual(rejected);
  const [, payload] = forged.split('.');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  expect(await grant({ provider, id_token: none })).toEqual(rejected);
});

it('may be bound to a nonce', async () => {
  const hashed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('my nonce'));
  const id_token = await idp.signIdToken('m-astrid', {
    nonce: Buffer.from(hashed).toString('hex'),
  });
  expect((await grant({ provider, id_token, nonce: 'my nonce' })).status).toBe(200);
  expect(await grant({ provider, id_token, nonce: 'another' })).toMatchObject({
    status: 400,
    error: 'invalid nonce',
  });
  expect(await grant({ provider, id_token })).toMatchObject({
    status: 400,
    error: 'invalid request',
  });
});

it('requires a provider that is known and enabled', async () => {
  const id_token = await idp.signIdToken('m-astrid');
  expect(await grant({ provider: 'google', id_token })).toMatchObject({
    status: 400,
    error_code: 'provider_disabled',
  });
  expect(await grant({ provider: 'myspace', id_token })).toMatchObject({
    status: 400,
    error_code: 'validation_failed',
  });
  expect(await grant({ provider })).toMatchObject({
    status: 400,
    error_code: 'validation_failed',
  });
});
