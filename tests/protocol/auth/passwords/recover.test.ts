import { expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import { openLink } from '../../../fixtures/site/open-link.ts';

const server = prepareAuthServer();

it('sets a new password, which ends the sessions of the old one', async () => {
  const email = 'astrid.ek@people.example';
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
  const oldSession = await server.client().auth.signInWithPassword({ email, password });
  const { auth } = server.client({ flowType: 'pkce' });
  const requested = await auth.resetPasswordForEmail(email, {
    redirectTo: 'https://alpaca.example/admin/password-reset',
  });
  expect(requested).toEqual({ data: {}, error: null });
  const mail = await server.lastMail(email);
  expect(mail.template).toBe('auth_recovery');
  const opened = await openLink(mail.link);
  const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? '';

  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  const { error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await auth.updateUser({ password: 'quite another one' })).error).toBeNull();
  expect(events).toContain('USER_UPDATED');

  const oldSessionAfter = await server.client().auth.getUser(oldSession.data.session?.access_token);
  expect(oldSessionAfter.error?.name).toBe('AuthSessionMissingError');
  const withOldPassword = await server.client().auth.signInWithPassword({ email, password });
  expect(withOldPassword.error?.code).toBe('invalid_credentials');
  const withNewPassword = await server
    .client()
    .auth.signInWithPassword({ email, password: 'quite another one' });
  expect(withNewPassword.error).toBeNull();
});

it('redirects with type=recovery in the fragment', async () => {
  const email = 'bo@people.example';
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
  await server.client().auth.resetPasswordForEmail(email);
  const opened = await openLink((await server.lastMail(email)).link);
  expect(opened.headers.get('location')).toMatch(/^https:\/\/alpaca\.example\/#.*type=recovery/);
});

it('responds the same for an unknown address, and sends no mail', async () => {
  const { data, error } = await server.client().auth.resetPasswordForEmail('nobody@people.example');
  expect({ data, error }).toEqual({ data: {}, error: null });
  expect(await server.mails('nobody@people.example')).toHaveLength(0);
});

it('confirms an unconfirmed account, but not its earlier password', async () => {
  const email = 'cecilia@people.example';
  await server.client().auth.signUp({ email, password: 'set by an attacker' });
  await server.client().auth.resetPasswordForEmail(email);
  const { code } = await server.lastMail(email);
  const { auth } = server.client();
  const { data } = await auth.verifyOtp({ email, token: code, type: 'recovery' });
  expect(data.user?.email_confirmed_at).toBeDefined();
  const attacker = await server
    .client()
    .auth.signInWithPassword({ email, password: 'set by an attacker' });
  expect(attacker.error?.code).toBe('invalid_credentials');
});

it.each([
  ['{}', 'An email address is required'],
  ['{"email":"nobody"}', 'Unable to validate email address: invalid format'],
])('rejects %s', async (body, msg) => {
  const response = await server.request('/recover', { method: 'POST', body });
  expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
});

it('sends the mail in the language of a member of staff', async () => {
  const email = 'david@alpaca.example';
  const { data } = await server.admin.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  await server.database.query(
    `insert into public.staff_profiles (user_id, name, email, language) values ($1, 'David', $2, 'sv')`,
    [data.user?.id, email],
  );
  await server.client().auth.resetPasswordForEmail(email);
  expect((await server.lastMail(email)).language).toBe('sv');
});

it('still works after anybody requested a magic link for the address, and so does that link', async () => {
  const email = 'disa@people.example';
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
  await server.client().auth.resetPasswordForEmail(email);
  const reset = await server.lastMail(email);
  await server.client().auth.signInWithOtp({ email });
  const magic = await server.lastMail(email);
  expect(magic.template).toBe('auth_magic_link');
  const opened = await openLink(reset.link);
  expect(opened.headers.get('location')).toMatch(/#access_token=.*type=recovery/);

  await server.client().auth.signInWithOtp({ email });
  const later = await server.lastMail(email);
  await server.client().auth.resetPasswordForEmail(email);
  const { error } = await server
    .client()
    .auth.verifyOtp({ token_hash: later.token, type: 'magiclink' });
  expect(error).toBeNull();
});
