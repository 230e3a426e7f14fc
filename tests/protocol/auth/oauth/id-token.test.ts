import { describe, expect, it } from 'vitest';
import { prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { startIdentityProvider } from '../../../fixtures/identity-provider/identity-provider.ts';

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
describe('an ID token', () => {
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
    const otherProvider = await startIdentityProvider([astrid]);
    const forged = await otherProvider.signIdToken('m-astrid', { iss: idp.issuer });
    await otherProvider.stop();
    expect(await grant({ provider, id_token: forged })).toEqual(rejected);
    const [, payload] = forged.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect(await grant({ provider, id_token: none })).toEqual(rejected);
  });

  it('is rejected if it was issued to another client, also if that one may show it here', async () => {
    const signed = (azp: string) =>
      idp.signIdToken('m-astrid', { aud: ['somebody-else', idp.clientId], azp });
    expect(await grant({ provider, id_token: await signed('somebody-else') })).toMatchObject({
      status: 400,
      error: 'invalid request',
    });
    expect((await grant({ provider, id_token: await signed(idp.clientId) })).status).toBe(200);
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

  const usersLike = async (email: string) =>
    (
      await server.database.query<{ email: string }>(
        'select email from auth.users where email like $1',
        [email],
      )
    ).rows.map((user) => user.email);

  it.each([
    ['an empty subject', { sub: '' }],
    ['a subject of spaces', { sub: ' ' }],
    ['a subject that ends with a space', { sub: 'm-astrid ' }],
    ['a subject with NUL', { sub: 'm\0' }],
    ['a subject longer than the standard allows', { sub: 'm'.repeat(256) }],
    ['an address with NUL', { email: 'nul\0@people.example' }],
    ['an address with half of a surrogate pair', { email: '\ud800@people.example' }],
    ['no address but a text', { email: 'somebody' }],
    ['an address longer than mail allows', { email: `${'a'.repeat(300)}@people.example` }],
    ['a profile larger than metadata may be', { picture: `https://a.example/${'a'.repeat(4096)}` }],
    ['a name larger than metadata may be', { given_name: 'å'.repeat(2100) }],
  ])('with %s is rejected', async (_, claims) => {
    const usersBefore = await usersLike('%');
    const sub = crypto.randomUUID();
    const odd = { sub, email: `${sub}@people.example`, email_verified: true, ...claims };
    const id_token = await idp.signIdToken('m-astrid', odd);
    expect(await grant({ provider, id_token })).toMatchObject({
      status: 400,
      error_code: 'bad_oauth_callback',
      msg: 'The identity provider sent a profile that cannot be used',
    });
    expect(await usersLike('%')).toEqual(usersBefore);
  });

  it('leads every spelling of an address to one account', async () => {
    const signIn = async (sub: string, email: string) =>
      grant({ provider, id_token: await idp.signIdToken('m-astrid', { sub, email }) });
    const first = await signIn('m-berit', 'berit@people.example');
    const others = [
      await signIn('m-berit-2', ' Berit@People.example '),
      await signIn('m-berit-3', 'berit@people.example\n'),
    ];
    expect(others.map(({ user }) => user.id)).toEqual([first.user.id, first.user.id]);
    expect(await usersLike('%berit@people.example%')).toEqual(['berit@people.example']);
  });

  it('leaves out claims of the profile that cannot be stored', async () => {
    const odd = { sub: 'm-cilla', email: 'cilla@people.example', family_name: 'a\0', picture: 7 };
    const locale = { language: '\0', country: 'SE' };
    const id_token = await idp.signIdToken('m-astrid', { ...odd, locale });
    const { status, user } = await grant({ provider, id_token });
    expect(status).toBe(200);
    expect(user.user_metadata).toMatchObject({ given_name: 'Astrid', full_name: 'Astrid' });
    expect(user.user_metadata).not.toHaveProperty('family_name');
    expect(user.user_metadata).not.toHaveProperty('locale');
  });

  it('adds no more to the metadata of an account than it may have', async () => {
    const email = 'dagny@people.example';
    const data = { note: 'n'.repeat(3000) };
    const created = await server.admin.auth.admin.createUser({
      email,
      email_confirm: true,
      user_metadata: data,
    });
    expect(created.error).toBeNull();
    const picture = `https://media.example/${'p'.repeat(600)}`;
    const id_token = await idp.signIdToken('m-astrid', { sub: 'm-dagny', email, picture });
    const { status, user } = await grant({ provider, id_token });
    expect(status).toBe(200);
    expect(user.user_metadata).toEqual(expect.objectContaining(data));
    expect(user.user_metadata).not.toHaveProperty('picture');
  });
});
