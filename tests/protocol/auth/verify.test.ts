import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../fixtures/auth-server.ts';
import { openLink } from '../../fixtures/open-link.ts';

const password = 'a long enough password';
let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer({ redirectUrls: ['https://*.partner.example/**'] });
});
afterAll(() => server?.stop());

const confirmed = (email: string) =>
  server.admin.auth.admin.createUser({ email, password, email_confirm: true });

/** Presses the button and returns the redirect target with its query and fragment. */
async function open(link: string) {
  const response = await openLink(link);
  const target = new URL(response.headers.get('location') ?? '');
  return {
    status: response.status,
    target: `${target.origin}${target.pathname}`,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}

describe('a one-time code', () => {
  it('signs in a known user', async () => {
    const email = 'astrid.ek@people.example';
    await confirmed(email);
    const { auth } = server.client();
    const asked = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(asked).toMatchObject({ error: null, data: { user: null, session: null } });
    const letter = await server.letter(email);
    expect(letter.template).toBe('auth_magic_link');
    const { data, error } = await auth.verifyOtp({ email, token: letter.code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const claims = await auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  it('works once', async () => {
    const email = 'bo@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { code } = await server.letter(email);
    const take = () => server.client().auth.verifyOtp({ email, token: code, type: 'magiclink' });
    const answers = await Promise.all([take(), take(), take()]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const { error } = await take();
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(error?.message).toBe('Token has expired or is invalid');
  });

  it('makes a new user, unless told not to, and then does not tell who is known', async () => {
    const email = 'cecilia@people.example';
    const known = 'celeste@people.example';
    await confirmed(known);
    const answers = [];
    for (const address of [email, known]) {
      const options = { shouldCreateUser: false };
      answers.push(await server.client().auth.signInWithOtp({ email: address, options }));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.error).toBeNull();
    expect(await server.letters(email)).toEqual([]);
    expect(await server.letters(known)).toHaveLength(1);
    await server.client().auth.signInWithOtp({ email, options: { data: { name: 'Cecilia' } } });
    const { code } = await server.letter(email);
    const { data, error } = await server
      .client()
      .auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Cecilia', email_verified: true });
  });

  it('is dead after ten wrong guesses, while the link still works', async () => {
    const email = 'david@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { code, token } = await server.letter(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 10; guess += 1) {
      const { error } = await server
        .client()
        .auth.verifyOtp({ email, token: wrong, type: 'email' });
      expect(error?.code).toBe('otp_expired');
    }
    const right = await server.client().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(right.error?.code).toBe('otp_expired');
    const link = await server.client().auth.verifyOtp({ token_hash: token, type: 'magiclink' });
    expect(link.error).toBeNull();
  });

  it('expires', async () => {
    const email = 'eva@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    await server.database.query(
      `update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = $1`,
      [email],
    );
    const { code, token } = await server.letter(email);
    const byCode = await server.client().auth.verifyOtp({ email, token: code, type: 'email' });
    expect(byCode.error?.code).toBe('otp_expired');
    const byLink = await server.client().auth.verifyOtp({ token_hash: token, type: 'email' });
    expect(byLink.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(byLink.error?.message).toBe('Email link is invalid or has expired');
  });

  it('is good for its purpose and its address only', async () => {
    const email = 'filip@people.example';
    await confirmed(email);
    await confirmed('greta@people.example');
    await server.client().auth.resetPasswordForEmail(email);
    const { code } = await server.letter(email);
    const other = await server
      .client()
      .auth.verifyOtp({ email: 'greta@people.example', token: code, type: 'recovery' });
    expect(other.error?.code).toBe('otp_expired');
    const purpose = await server.client().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(purpose.error?.code).toBe('otp_expired');
  });

  it.each([
    [
      'no type',
      { token: '123456', email: 'a@b.example' },
      400,
      'Verify requires a verification type',
    ],
    ['an unknown type', { type: 'wish', token: '1', email: 'a@b.example' }, 400, undefined],
    ['no code', { type: 'signup', email: 'a@b.example' }, 400, undefined],
    ['both', { type: 'signup', token: '1', token_hash: 'x' }, 400, undefined],
    [
      'a hash with an address',
      { type: 'signup', token_hash: 'x', email: 'a@b.example' },
      400,
      'Only the token_hash and type should be provided',
    ],
  ])('refuses %s', async (_, body, status, message) => {
    const response = await server.request('/verify', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer.error_code).toBe('validation_failed');
    if (message) expect(answer.msg).toBe(message);
  });

  it('for a phone is never right, and never sent', async () => {
    const sent = await server.client().auth.signInWithOtp({ phone: '+46700000000' });
    expect(sent.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    const { auth } = server.client();
    const right = await auth.verifyOtp({ phone: '+46700000000', token: '123456', type: 'sms' });
    expect(right.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const odd = await auth.verifyOtp({ phone: 'call me', token: '123456', type: 'sms' });
    expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(odd.error?.message).toBe('Invalid phone number format (E.164 required)');
  });

  it('asks for an address', async () => {
    const response = await server.request('/otp', { method: 'POST', body: '{}' });
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'One of email or phone must be set',
    });
  });
});

describe('the link of a mail', () => {
  it('hands over a session in the fragment', async () => {
    const email = 'hans@people.example';
    await server.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://alpaca.example/welcome?lang=sv' },
    });
    const letter = await server.letter(email);
    expect(letter.language).toBe('sv');
    const opened = await open(letter.link);
    expect(opened).toMatchObject({
      status: 303,
      target: 'https://alpaca.example/welcome',
      query: { lang: 'sv' },
      fragment: { token_type: 'bearer', type: 'signup', expires_in: '3600', sb: '' },
    });
    const { access_token = '', refresh_token = '' } = opened.fragment;
    const { data, error } = await server.client().auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);

    const again = await open(letter.link);
    expect(again.fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
    expect(again.query).toEqual({ lang: 'sv' });
  });

  it('is redeemed when it is opened, if the admin API generated it', async () => {
    const email = 'runa@people.example';
    await confirmed(email);
    const { data } = await server.admin.auth.admin.generateLink({ type: 'magiclink', email });
    const response = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('#access_token=');
  });

  it('is not spent by a mail scanner, which only opens it', async () => {
    const email = 'olga@people.example';
    await confirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { link } = await server.letter(email);
    for (const method of ['HEAD', 'GET', 'GET']) {
      expect((await fetch(link, { method, redirect: 'manual' })).status).toBe(200);
    }
    expect((await open(link)).fragment.access_token).toBeTruthy();
  });

  it('does not confirm the account of somebody else when a scanner opens it', async () => {
    const email = 'petra@people.example';
    await server.client().auth.signUp({ email, password: 'chosen by an attacker' });
    const { link } = await server.letter(email);
    await fetch(link, { redirect: 'manual' });
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email, password: 'chosen by an attacker' });
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('does not use up an invitation when a scanner opens it', async () => {
    const email = 'inga@people.example';
    await server.admin.auth.admin.inviteUserByEmail(email);
    const { link } = await server.letter(email);
    await fetch(link, { redirect: 'manual' });
    const { data } = await server.admin.auth.admin.listUsers();
    const user = data.users.find((one) => one.email === email);
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect((await open(link)).fragment).toMatchObject({ type: 'invite', token_type: 'bearer' });
  });

  it('opens a page that works without scripts and is stored nowhere', async () => {
    const email = "o'hara@people.example";
    await server.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://app.partner.example/in?a=1&b="2"' },
    });
    const { link } = await server.letter(email);
    const page = await fetch(link);
    expect(await page.text()).toContain('o&#39;hara@people.example');
    const { headers } = page;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    // Browsers block the redirect of a form to a site that is not listed.
    expect(policy).toContain("form-action 'self' https://app.partner.example;");
    expect((await open(link)).target).toBe('https://app.partner.example/in');
  });

  it.each([
    ['en', 'Confirm that you created an account at Alpaca with', 'If this wasn’t you, close'],
    ['sv', 'Bekräfta att du har skapat ett konto hos Alpaca med', 'Var det inte du? Stäng'],
  ])('says in %s what the button confirms', async (language, text, otherwise) => {
    const email = `page.${language}@people.example`;
    await server.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `https://alpaca.example/?lang=${language}` },
    });
    const page = await (await fetch((await server.letter(email)).link)).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`${text} <strong>${email}</strong>`);
    expect(page).toContain(otherwise);
  });

  it('hands over a code where the app began with a challenge', async () => {
    const email = 'ingrid@people.example';
    const client = server.client({ flowType: 'pkce' });
    await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://alpaca.example/in' },
    });
    const letter = await server.letter(email);
    expect(letter.token).toMatch(/^pkce_/);
    const opened = await open(letter.link);
    expect(opened.fragment).toEqual({});
    const code = opened.query.code ?? '';
    expect(code).toMatch(/^[0-9a-f-]{36}$/);

    const elsewhere = await server.client({ flowType: 'pkce' }).auth.exchangeCodeForSession(code);
    expect(elsewhere.error?.name).toBe('AuthPKCECodeVerifierMissingError');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await open(letter.link);
    expect(again.query).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
    expect(again.fragment).toMatchObject({ error_code: 'otp_expired' });
  });

  it('cannot be turned from one flow into the other', async () => {
    const email = 'johan@people.example';
    await confirmed(email);
    await server.client({ flowType: 'pkce' }).auth.signInWithOtp({ email });
    const { link } = await server.letter(email);
    const opened = await open(link.replace('pkce_', ''));
    expect(opened.fragment.error_code).toBe('otp_expired');
  });

  it.each([
    ['https://evil.example/', 'https://alpaca.example/'],
    ['https://alpaca.example.evil.example/', 'https://alpaca.example/'],
    ['https://alpaca.example@evil.example/', 'https://alpaca.example/'],
    ['//evil.example', 'https://alpaca.example/'],
    ['javascript:alert(1)', 'https://alpaca.example/'],
    ['http://alpaca.example/', 'https://alpaca.example/'],
    ['https://evil.example/.partner.example/', 'https://alpaca.example/'],
    ['https://a.b.partner.example/', 'https://alpaca.example/'],
    ['https://sub.partner.example/deep/er', 'https://sub.partner.example/deep/er'],
    ['http://127.0.0.1:9999/dev', 'https://alpaca.example/'],
    ['http://[::1]:9999/dev', 'https://alpaca.example/'],
    ['http://localhost:9999/dev', 'https://alpaca.example/'],
    ['https://alpaca.example/jobs', 'https://alpaca.example/jobs'],
  ])('that wishes to go to %s goes to %s', async (wish, target) => {
    const link = `${server.url}/auth/v1/verify?token=none&type=signup&redirect_to=${encodeURIComponent(wish)}`;
    expect((await open(link)).target).toBe(target);
    const body = new URLSearchParams({ token: 'none', type: 'signup', redirect_to: wish });
    const pressed = await server.request('/verify', { method: 'POST', body });
    expect(pressed.headers.get('location')).toMatch(`${target}#error=access_denied`);
  });

  it.each(['', 'type=signup', 'token=none', 'type=%00&token=%ff', 'token=a&token=b&type=wish'])(
    'with the odd form %j redirects with an error',
    async (body) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await server.request('/verify', { method: 'POST', headers, body });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^https:\/\/alpaca\.example\/#error=/);
    },
  );
});

describe('sending again', () => {
  it('mails an unconfirmed person and nobody else, with the same answer', async () => {
    const email = 'karin@people.example';
    await server.client().auth.signUp({ email, password });
    await confirmed('lars@people.example');
    for (const address of [email, 'lars@people.example', 'nobody@people.example']) {
      const { data, error } = await server.client().auth.resend({ type: 'signup', email: address });
      expect(error).toBeNull();
      expect(data).toEqual({ user: null, session: null, messageId: undefined });
    }
    expect(await server.letters(email)).toHaveLength(2);
    expect(await server.letters('lars@people.example')).toHaveLength(0);
    expect(await server.letters('nobody@people.example')).toHaveLength(0);
  });

  it('refuses other types', async () => {
    const response = await server.request('/resend', {
      method: 'POST',
      body: '{"type":"recovery","email":"a@b.example"}',
    });
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });
});
