import { describe, expect, it } from 'vitest';
import { startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { fragmentOf, prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

const { idp, server, begin, signIn } = prepareLinkedIn();

describe('errors during sign-in', () => {
  it('report a declined sign-in in query and fragment', async () => {
    const { url } = await begin('nobody', 'pkce');
    const { url: end } = await new Browser().visit(url);
    const expected = {
      error: 'access_denied',
      error_description: 'The user cancelled LinkedIn login',
    };
    expect(Object.fromEntries(end.searchParams)).toMatchObject(expected);
    expect(fragmentOf(end)).toMatchObject(expected);
  });

  it('report a profile that cannot be used', async () => {
    const sub = 'm-odd';
    const name = { given_name: 'Odd', family_name: 'Ek' };
    idp.members.set(sub, { sub, ...name, email: 'no address', email_verified: 'true' });
    const { url } = await begin(sub, 'implicit');
    const { url: end } = await new Browser().visit(url);
    expect(end.origin).toBe('https://alpaca.example');
    expect(fragmentOf(end)).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'The identity provider sent a profile that cannot be used',
    });
  });

  it('log the answer of the provider to a wrong client secret in plain words', async () => {
    const linkedin = { ...idp, clientSecret: 'another' };
    const other = await startAuthServer({ linkedin }, { databaseUrl: server.databaseUrl });
    idp.acceptRedirect(`${other.url}/auth/v1/callback`);
    const { data } = await other.client().auth.signInWithOAuth({
      provider,
      options: { queryParams: { login_hint: 'm-astrid' }, skipBrowserRedirect: true },
    });
    await new Browser().visit(data.url?.replace('&skip_http_redirect=true', '') ?? '');
    idp.acceptRedirect(`${server.url}/auth/v1/callback`);
    await other.stop();
    const lines = other.logged.map((line) => JSON.parse(line));
    expect(lines.map(({ msg, reason, err }) => [msg, reason ?? err])).toEqual([
      [
        'exchange with the identity provider failed',
        'invalid_client: client authentication failed',
      ],
    ]);
  });

  it('reject an unknown provider', async () => {
    for (const name of ['google', 'myspace', '']) {
      const response = await server.request(`/authorize?provider=${name}`);
      expect(response.status).toBe(400);
      const { error_code, msg } = await response.json();
      expect(error_code).toBe('validation_failed');
      expect(msg).toMatch(/^Unsupported provider: /);
    }
  });

  it('reject a missing or unknown state', async () => {
    const missing = await server.request('/callback?code=x');
    expect(await missing.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_callback' });
    for (const state of ['x', crypto.randomUUID()]) {
      const unknown = await server.request(`/callback?code=x&state=${state}`);
      expect(await unknown.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_state' });
    }
  });

  it('end a flow that took too long', async () => {
    const { url } = await begin('m-astrid', 'pkce');
    const browser = new Browser();
    const start = await browser.fetch(url);
    await server.database.query(
      `update auth.flow_state set created_at = created_at - interval '11 minutes'`,
    );
    const { response } = await browser.visit(start.headers.get('location') ?? '');
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  it('the caller cannot set reserved parameters', async () => {
    const response = await server.request(
      `/authorize?provider=${provider}&client_id=evil&redirect_uri=https://evil.example&state=fixed&scope=all&response_type=token&prompt=login`,
    );
    const parameters = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      client_id: idp.clientId,
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'login',
    });
    expect(parameters.get('state')).not.toBe('fixed');
  });
});

describe('attacks on the flow', () => {
  it('a callback cannot be replayed', async () => {
    const { client, url } = await begin('m-astrid', 'pkce');
    const browser = new Browser();
    const { url: end, stops } = await browser.visit(url);
    const callback = stops.find(({ pathname }) => pathname === '/auth/v1/callback');
    const replayed = await browser.fetch(callback?.href ?? '');
    expect(await replayed.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_state' });
    const code = end.searchParams.get('code') ?? '';
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const verifier = 'x'.repeat(43);
    const secondResponse = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
    expect(await secondResponse.json()).toMatchObject({
      code: 404,
      error_code: 'flow_state_not_found',
    });
  });

  it('a stolen code is rejected without its verifier, or after it has expired', async () => {
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
    const lateExchange = await client.auth.exchangeCodeForSession(code ?? '');
    expect(lateExchange.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('a code opens nothing after the user has signed out everywhere', async () => {
    const { client, url } = await begin('m-astrid', 'pkce');
    const { url: end } = await new Browser().visit(url);
    const owner = await signIn('m-astrid');
    expect((await owner.client.auth.signOut({ scope: 'global' })).error).toBeNull();
    const lateExchange = await client.auth.exchangeCodeForSession(
      end.searchParams.get('code') ?? '',
    );
    expect(lateExchange.error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('the code of another flow is rejected by the provider', async () => {
    const callbackOf = async (browser: Browser, member: string) => {
      let next = new URL((await begin(member, 'implicit')).url);
      while (next.pathname !== '/auth/v1/callback') {
        const { headers } = await browser.fetch(next.href);
        next = new URL(headers.get('location') ?? '', next);
      }
      return next;
    };
    const attacker = new Browser();
    const callback = await callbackOf(attacker, 'm-bo');
    const stolen = await callbackOf(new Browser(), 'm-hans');
    callback.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const { url: end } = await attacker.visit(callback.href);
    expect(fragmentOf(end)).toMatchObject({
      error: 'server_error',
      error_description: 'Unable to exchange external code',
    });
  });

  it('a callback cannot complete the flow of another browser', async () => {
    const { url } = await begin('m-hans', 'implicit');
    const attacker = new Browser();
    const start = await attacker.fetch(url);
    const victim = new Browser();
    const { response } = await victim.visit(start.headers.get('location') ?? '');
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  it('a session is never redirected to another site', async () => {
    const { url } = await begin('m-astrid', 'implicit', 'https://evil.example/catch');
    const { url: end } = await new Browser().visit(url);
    expect(end.origin).toBe('https://alpaca.example');
  });
});
