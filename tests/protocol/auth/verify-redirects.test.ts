import { describe, expect, it } from 'vitest';
import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareMailedLinks } from './prepare-mailed-links.ts';

const { server, createConfirmed, openAndConfirm } = prepareMailedLinks();

describe('the link of a mail', () => {
  it('redirects with a code in a PKCE flow', async () => {
    const email = 'ingrid@people.example';
    const client = server.client({ flowType: 'pkce' });
    await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: 'https://alpaca.example/in' },
    });
    const mail = await server.lastMail(email);
    expect(mail.token).toMatch(/^pkce_/);
    const opened = await openAndConfirm(mail.link);
    expect(opened.fragment).toEqual({});
    const code = opened.query.code ?? '';
    expect(code).toMatch(/^[0-9a-f-]{36}$/);

    const elsewhere = await server.client({ flowType: 'pkce' }).auth.exchangeCodeForSession(code);
    expect(elsewhere.error?.name).toBe('AuthPKCECodeVerifierMissingError');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const secondResponse = await openAndConfirm(mail.link);
    expect(secondResponse.query).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    });
    expect(secondResponse.fragment).toMatchObject({ error_code: 'otp_expired' });
  });

  it('cannot be used in another flow', async () => {
    const email = 'johan@people.example';
    await createConfirmed(email);
    await server.client({ flowType: 'pkce' }).auth.signInWithOtp({ email });
    const { link } = await server.lastMail(email);
    const opened = await openAndConfirm(link.replace('pkce_', ''));
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
  ])('with redirect_to=%s redirects to %s', async (redirectTo, target) => {
    const link = `${server.url}/auth/v1/verify?token=none&type=signup&redirect_to=${encodeURIComponent(redirectTo)}`;
    expect((await openAndConfirm(link)).target).toBe(target);
    const body = new URLSearchParams({ token: 'none', type: 'signup', redirect_to: redirectTo });
    const pressed = await server.request('/verify', { method: 'POST', body });
    expect(pressed.headers.get('location')).toMatch(`${target}#error=access_denied`);
  });

  it.each(['', 'type=signup', 'token=none', 'type=%00&token=%ff', 'token=a&token=b&type=wish'])(
    'with the invalid form %j redirects with an error',
    async (body) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await server.request('/verify', { method: 'POST', headers, body });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^https:\/\/alpaca\.example\/#error=/);
    },
  );
});
