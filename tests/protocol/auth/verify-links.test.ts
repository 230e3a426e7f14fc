import { describe, expect, it } from 'vitest';
import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareMailedLinks } from './prepare-mailed-links.ts';

const { server, createConfirmed, openAndConfirm } = prepareMailedLinks();

describe('the link of a mail', () => {
  it('redirects with a session in the fragment', async () => {
    const email = 'hans@people.example';
    await server.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://alpaca.example/welcome?lang=sv' },
    });
    const mail = await server.lastMail(email);
    expect(mail.language).toBe('sv');
    const opened = await openAndConfirm(mail.link);
    expect(opened).toMatchObject({
      status: 303,
      target: 'https://alpaca.example/welcome',
      query: { lang: 'sv' },
      // The empty `sb` marks a fragment as one of Supabase.
      fragment: { token_type: 'bearer', type: 'signup', expires_in: '3600', sb: '' },
    });
    const { access_token = '', refresh_token = '' } = opened.fragment;
    const { data, error } = await server.client().auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);

    const secondResponse = await openAndConfirm(mail.link);
    expect(secondResponse.fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
    expect(secondResponse.query).toEqual({ lang: 'sv' });
  });

  it('is redeemed when it is opened, if the admin API generated it', async () => {
    const email = 'runa@people.example';
    await createConfirmed(email);
    const { data } = await server.admin.auth.admin.generateLink({ type: 'magiclink', email });
    const response = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('#access_token=');
  });

  it('is not redeemed by a mail scanner that opens it', async () => {
    const email = 'olga@people.example';
    await createConfirmed(email);
    await server.client().auth.signInWithOtp({ email });
    const { link } = await server.lastMail(email);
    for (const method of ['HEAD', 'GET', 'GET']) {
      expect((await fetch(link, { method, redirect: 'manual' })).status).toBe(200);
    }
    expect((await openAndConfirm(link)).fragment.access_token).toBeTruthy();
  });

  it('does not confirm the account of somebody else when a scanner opens it', async () => {
    const email = 'petra@people.example';
    await server.client().auth.signUp({ email, password: 'chosen by an attacker' });
    const { link } = await server.lastMail(email);
    await fetch(link, { redirect: 'manual' });
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email, password: 'chosen by an attacker' });
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('does not use up an invitation when a scanner opens it', async () => {
    const email = 'inga@people.example';
    await server.admin.auth.admin.inviteUserByEmail(email);
    const { link } = await server.lastMail(email);
    await fetch(link, { redirect: 'manual' });
    const { data } = await server.admin.auth.admin.listUsers();
    const user = data.users.find((listed) => listed.email === email);
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect((await openAndConfirm(link)).fragment).toMatchObject({
      type: 'invite',
      token_type: 'bearer',
    });
  });

  it('opens a page that works without scripts and is stored nowhere', async () => {
    const email = "o'hara@people.example";
    await server.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://app.partner.example/in?a=1&b="2"' },
    });
    const { link } = await server.lastMail(email);
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
    expect((await openAndConfirm(link)).target).toBe('https://app.partner.example/in');
  });

  it.each([
    ['en', 'Confirm that you created an account at Alpaca with', 'If this wasn’t you, close'],
    ['sv', 'Bekräfta att du har skapat ett konto hos Alpaca med', 'Var det inte du? Stäng'],
  ])(
    'opens a page that names in %s what the button confirms',
    async (language, text, otherwise) => {
      const email = `page.${language}@people.example`;
      await server.client().auth.signUp({
        email,
        password,
        options: { emailRedirectTo: `https://alpaca.example/?lang=${language}` },
      });
      const page = await (await fetch((await server.lastMail(email)).link)).text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`${text} <strong>${email}</strong>`);
      expect(page).toContain(otherwise);
    },
  );
});
