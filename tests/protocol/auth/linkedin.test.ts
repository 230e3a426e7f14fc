import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../fixtures/auth-server.ts';
import { Browser } from '../../fixtures/browser.ts';
import { type IdentityProvider, startIdentityProvider } from '../../fixtures/identity-provider.ts';

const member = (sub: string, given_name: string, verified = 'true') => ({
  sub,
  given_name,
  family_name: 'Ek',
  email: `${given_name}.Ek@people.example`,
  email_verified: verified,
  picture: 'https://media.example/portrait.png',
});
const password = 'a long enough password';
const provider = 'linkedin_oidc';

let idp: IdentityProvider;
let server: AuthServer;

beforeAll(async () => {
  idp = await startIdentityProvider([
    member('m-astrid', 'Astrid'),
    member('m-bo', 'Bo'),
    member('m-cecilia', 'Cecilia'),
    member('m-david', 'David', 'false'),
    member('m-eva', 'Eva'),
    member('m-filip', 'Filip', 'false'),
    member('m-greta', 'Greta'),
    member('m-hans', 'Hans'),
  ]);
  server = await startAuthServer({ linkedin: idp, manualLinking: true });
  idp.acceptRedirect(`${server.url}/auth/v1/callback`);
});
afterAll(async () => {
  await server?.stop();
  await idp?.stop();
});

async function begin(
  login_hint: string,
  flowType: 'pkce' | 'implicit',
  redirectTo = 'https://alpaca.example/kandidatbanken',
) {
  const client = server.client({ flowType });
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo, queryParams: { login_hint }, skipBrowserRedirect: true },
  });
  if (!data.url) throw error;
  // The client leaves the navigation to the page, which goes straight to the address.
  return { client, url: data.url.replace('&skip_http_redirect=true', '') };
}

const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

async function signIn(sub: string, browser = new Browser()) {
  const { client, url } = await begin(sub, 'implicit');
  const { url: end } = await browser.visit(url);
  const { access_token = '', refresh_token = '', ...rest } = fragmentOf(end);
  if (!access_token) return { client, rest, user: undefined };
  const { data, error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return { client, rest, user: data.user ?? undefined };
}

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
    const again = await signIn('m-astrid');
    expect(again.user?.id).toBe(user?.id);
  });

  it('works with a code, and asks the provider for what is needed', async () => {
    const { client, url } = await begin(
      'm-bo',
      'pkce',
      'https://alpaca.example/freelance-network?lang=sv',
    );
    const { url: end, stops } = await new Browser().visit(url);
    const asked = stops.find((stop) => stop.origin === idp.issuer)?.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      client_id: idp.clientId,
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      login_hint: 'm-bo',
    });
    expect(asked?.has('code_challenge')).toBe(false);
    expect(`${end.origin}${end.pathname}`).toBe('https://alpaca.example/freelance-network');
    expect(end.hash).toBe('');
    const code = end.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBeTruthy();
    expect(data.user?.email).toBe('bo.ek@people.example');
  });

  it('links to the account that has the verified address', async () => {
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
  });

  it('keeps nothing of an unconfirmed account with the same address', async () => {
    const email = 'eva.ek@people.example';
    await server.client().auth.signUp({
      email,
      password: 'set by a stranger',
      options: { data: { name: 'Mallory' } },
    });
    const { user } = await signIn('m-eva');
    expect(user?.user_metadata.name).toBe('Eva Ek');
    expect(user?.identities).toHaveLength(1);
    const stranger = await server
      .client()
      .auth.signInWithPassword({ email, password: 'set by a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
    const [letter] = await server.letters(email);
    const stale = await server
      .client()
      .auth.verifyOtp({ token_hash: letter?.token ?? '', type: 'signup' });
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
    const { token } = await server.letter(email);
    expect(
      (await server.client().auth.verifyOtp({ token_hash: token, type: 'signup' })).error,
    ).toBeNull();
    expect((await signIn('m-david')).user?.email).toBe(email);
  });

  it('opens nobody else’s account', async () => {
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

describe('errors during sign-in', () => {
  it('is told in query and fragment when the person declines', async () => {
    const { url } = await begin('nobody', 'pkce');
    const { url: end } = await new Browser().visit(url);
    const told = { error: 'access_denied', error_description: 'The user cancelled LinkedIn login' };
    expect(Object.fromEntries(end.searchParams)).toMatchObject(told);
    expect(fragmentOf(end)).toMatchObject(told);
  });

  it('is refused for a provider that is not there', async () => {
    for (const name of ['google', 'myspace', '']) {
      const response = await server.request(`/authorize?provider=${name}`);
      expect(response.status).toBe(400);
      const { error_code, msg } = await response.json();
      expect(error_code).toBe('validation_failed');
      expect(msg).toMatch(/^Unsupported provider: /);
    }
  });

  it('is refused without a state, or with one that was never given', async () => {
    const missing = await server.request('/callback?code=x');
    expect(await missing.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_callback' });
    for (const state of ['x', crypto.randomUUID()]) {
      const unknown = await server.request(`/callback?code=x&state=${state}`);
      expect(await unknown.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_state' });
    }
  });

  it('ends a flow that took too long', async () => {
    const { url } = await begin('m-astrid', 'pkce');
    const browser = new Browser();
    const start = await browser.fetch(url);
    await server.database.query(
      `update auth.flow_state set created_at = created_at - interval '11 minutes'`,
    );
    const { response } = await browser.visit(start.headers.get('location') ?? '');
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  it('keeps reserved parameters out of the caller’s hands', async () => {
    const response = await server.request(
      `/authorize?provider=${provider}&client_id=evil&redirect_uri=https://evil.example&state=fixed&scope=all&response_type=token&prompt=login`,
    );
    const asked = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: idp.clientId,
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'login',
    });
    expect(asked.get('state')).not.toBe('fixed');
  });
});

describe('attacks on the way', () => {
  it('cannot use an answer twice', async () => {
    const { client, url } = await begin('m-astrid', 'pkce');
    const browser = new Browser();
    const { url: end, stops } = await browser.visit(url);
    const answer = stops.find(({ pathname }) => pathname === '/auth/v1/callback');
    const replayed = await browser.fetch(answer?.href ?? '');
    expect(await replayed.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_state' });
    const code = end.searchParams.get('code') ?? '';
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const verifier = 'x'.repeat(43);
    const again = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
    expect(await again.json()).toMatchObject({ code: 404, error_code: 'flow_state_not_found' });
  });

  it('cannot use a stolen code without its verifier, or late', async () => {
    const exchange = async (auth_code: string | null, code_verifier?: string) => {
      const body = JSON.stringify({ auth_code, code_verifier });
      return (await server.request('/token?grant_type=pkce', { method: 'POST', body })).json();
    };
    const { client, url } = await begin('m-astrid', 'pkce');
    const { url: end } = await new Browser().visit(url);
    const code = end.searchParams.get('code');
    expect(await exchange(code, 'y'.repeat(43))).toMatchObject({
      code: 400,
      error_code: 'bad_code_verifier',
    });
    expect(await exchange(code)).toMatchObject({ code: 400, error_code: 'validation_failed' });
    await server.database.query(
      `update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'`,
    );
    const late = await client.auth.exchangeCodeForSession(code ?? '');
    expect(late.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('cannot make a browser finish what another began', async () => {
    const { url } = await begin('m-hans', 'implicit');
    const attacker = new Browser();
    const start = await attacker.fetch(url);
    const victim = new Browser();
    const { response } = await victim.visit(start.headers.get('location') ?? '');
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  it('cannot send a session to a foreign address', async () => {
    const { url } = await begin('m-astrid', 'implicit', 'https://evil.example/catch');
    const { url: end } = await new Browser().visit(url);
    expect(end.origin).toBe('https://alpaca.example');
  });
});

describe('linking by hand', () => {
  it('adds a way in, and takes it away again but never the last', async () => {
    const email = 'somebody@people.example';
    await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    const { data: session } = await client.auth.getSession();
    const browser = new Browser();
    const headers = { authorization: `Bearer ${session.session?.access_token}` };
    const asked = await browser.fetch(
      `${server.url}/auth/v1/user/identities/authorize?provider=${provider}&login_hint=m-greta&skip_http_redirect=true`,
      { headers },
    );
    const { url } = await asked.json();
    const { url: end } = await browser.visit(url);
    expect(fragmentOf(end).access_token).toBeTruthy();

    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', provider]);
    expect((await signIn('m-greta')).user?.email).toBe(email);
    const linkedin = data?.identities.find((identity) => identity.provider === provider);
    if (!linkedin) throw new Error('not linked');
    expect((await client.auth.unlinkIdentity(linkedin)).error).toBeNull();
    const [last] = (await client.auth.getUserIdentities()).data?.identities ?? [];
    if (!last) throw new Error('nothing left');
    const refused = await client.auth.unlinkIdentity(last);
    expect(refused.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    const unknown = await client.auth.unlinkIdentity({ ...last, identity_id: crypto.randomUUID() });
    expect(unknown.error).toMatchObject({ status: 422, code: 'identity_not_found' });
  });

  it('gives the address to go to', async () => {
    await signIn('m-astrid');
    const { client } = await signIn('m-astrid');
    const { data, error } = await client.auth.linkIdentity({
      provider,
      options: { skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    expect(data.url).toContain(idp.issuer);
  });

  it('rejects an identity that is already linked', async () => {
    const { client } = await signIn('m-hans');
    const token = await idp.signIdToken('m-bo');
    const { error } = await client.auth.linkIdentity({ provider, token } as never);
    expect(error).toMatchObject({ status: 422, code: 'identity_already_exists' });
  });

  it('is off by default', async () => {
    const plain = await startAuthServer({ linkedin: idp }, server);
    const { user } = await signIn('m-astrid');
    const client = plain.client();
    const token = await idp.signIdToken('m-astrid');
    await client.auth.signInWithIdToken({ provider, token } as never);
    const link = await client.auth.linkIdentity({ provider });
    expect(link.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
    const [identity] = user?.identities ?? [];
    if (!identity) throw new Error('no identity');
    expect((await client.auth.unlinkIdentity(identity)).error?.message).toBe(
      'Manual linking is disabled',
    );
    await plain.stop();
  });
});
