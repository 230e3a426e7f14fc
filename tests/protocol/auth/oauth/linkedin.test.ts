import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

const { idp, server, begin, signIn } = prepareLinkedIn();

describe('signing in', () => {
  it('works with a session in the fragment', async () => {
    const { user, rest, client } = await signIn('m-astrid');
    expect(rest).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' });
    expect(rest.provider_token).toBeTruthy();
    expect(user).toMatchObject({
      email: 'astrid.ek@people.example',
      app_metadata: { provider, providers: [provider] },
      user_metadata: {
        name: 'Astrid Ek',
        given_name: 'Astrid',
        picture: 'https://media.example/portrait.png',
      },
    });
    expect(user?.email_confirmed_at).toBeDefined();
    expect(user?.identities).toMatchObject([
      {
        provider,
        id: 'm-astrid',
        identity_data: {
          iss: idp.issuer,
          sub: 'm-astrid',
          provider_id: 'm-astrid',
          email_verified: true,
        },
      },
    ]);
    const { data } = await client.auth.getClaims();
    expect(data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
    const secondSignIn = await signIn('m-astrid');
    expect(secondSignIn.user?.id).toBe(user?.id);
  });

  it('works with a code and sends the expected parameters to the provider', async () => {
    const { client, url } = await begin(
      'm-bo',
      'pkce',
      'https://alpaca.example/freelance-network?lang=sv',
    );
    const { url: end, stops } = await new Browser().visit(url);
    const parameters = stops.find((stop) => stop.origin === idp.issuer)?.searchParams;
    expect(Object.fromEntries(parameters ?? [])).toMatchObject({
      client_id: idp.clientId,
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      login_hint: 'm-bo',
    });
    const clientsChallenge = new URL(url).searchParams.get('code_challenge');
    expect(parameters?.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(parameters?.get('code_challenge')).not.toBe(clientsChallenge);
    expect(`${end.origin}${end.pathname}`).toBe('https://alpaca.example/freelance-network');
    expect(end.hash).toBe('');
    const code = end.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBeTruthy();
    expect(data.user?.email).toBe('bo.ek@people.example');
  });

  const linkNotices = async (email: string) => {
    const { rows } = await server.database.query(
      `select from outbox where to_email = $1 and template_key = 'auth_identity_linked'`,
      [email],
    );
    return rows.length;
  };

  it('links to the account that has the verified address, whose owner gets a mail', async () => {
    const email = 'cecilia.ek@people.example';
    const created = await server.admin.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    });
    const { user } = await signIn('m-cecilia');
    expect(user?.id).toBe(created.data.user?.id);
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', provider] });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(await linkNotices(email)).toBe(1);
    await signIn('m-cecilia');
    expect(await linkNotices(email)).toBe(1);
  });

  it('drops the data of an unconfirmed account with the same address', async () => {
    const email = 'eva.ek@people.example';
    await server.client().auth.signUp({
      email,
      password: 'set by an attacker',
      options: { data: { name: 'Mallory' } },
    });
    const { user } = await signIn('m-eva');
    expect(user?.user_metadata.name).toBe('Eva Ek');
    expect(user?.identities).toHaveLength(1);
    expect(await linkNotices(email)).toBe(0);
    const attacker = await server
      .client()
      .auth.signInWithPassword({ email, password: 'set by an attacker' });
    expect(attacker.error?.code).toBe('invalid_credentials');
    const [mail] = await server.mails(email);
    const stale = await server
      .client()
      .auth.verifyOtp({ token_hash: mail?.token ?? '', type: 'signup' });
    expect(stale.error?.code).toBe('otp_expired');
  });
});

describe('an address that the provider has not checked', () => {
  it('must be confirmed by mail first', async () => {
    const email = 'david.ek@people.example';
    const first = await signIn('m-david');
    expect(first.user).toBeUndefined();
    expect(first.rest).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
    const { token } = await server.lastMail(email);
    expect(
      (await server.client().auth.verifyOtp({ token_hash: token, type: 'signup' })).error,
    ).toBeNull();
    // Anyone could have entered the address at the provider, so the mail does not confirm the identity.
    const secondSignIn = await signIn('m-david');
    expect(secondSignIn.user).toBeUndefined();
    expect(secondSignIn.rest.error_code).toBe('provider_email_needs_verification');
  });

  it('does not open the account of another person', async () => {
    const email = 'filip.ek@people.example';
    await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
    const { rest, user } = await signIn('m-filip');
    expect(user).toBeUndefined();
    expect(rest.error_code).toBe('provider_email_needs_verification');
    const { rows } = await server.database.query(
      'select from auth.identities where provider_id = $1',
      ['m-filip'],
    );
    expect(rows).toHaveLength(0);
  });
});
