import { describe, expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { fragmentOf, prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

// Tests invitations that are accepted with LinkedIn, addresses that follow identities, and the mails of these flows.

const member = (sub: string, email: string, email_verified = 'true') => ({
  sub,
  email,
  email_verified,
  given_name: 'Astrid',
  family_name: 'Ek',
});

const { idp, server } = prepareLinkedIn([
  member('m-astrid', 'astrid@people.example', 'false'),
  member('m-bo', 'bo@people.example'),
  member('m-cecilia', 'cecilia.at.linkedin@people.example'),
  member('m-david', 'david@people.example', 'false'),
]);

async function follow(member: string, parameters: Record<string, string> = {}, at = server) {
  const query = new URLSearchParams({ provider, login_hint: member, ...parameters });
  const { url } = await new Browser().visit(`${at.url}/auth/v1/authorize?${query}`);
  return fragmentOf(url);
}

describe('an invitation accepted with LinkedIn', () => {
  it('opens the invited account without a password, once', async () => {
    const email = 'astrid@people.example';
    const { data: invited } = await server.admin.auth.admin.inviteUserByEmail(email);
    const { token } = await server.lastMail(email);
    const { access_token = '' } = await follow('m-astrid', { invite_token: token });
    const { data } = await server.client().auth.getUser(access_token);
    expect(data.user?.id).toBe(invited.user?.id);
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities?.map((identity) => identity.provider)).toContain(provider);
    const secondResponse = await server.request(
      `/authorize?${new URLSearchParams({ provider, invite_token: token })}`,
    );
    expect([secondResponse.status, (await secondResponse.json()).error_code]).toEqual([
      404,
      'invite_not_found',
    ]);
  });

  it('is rejected for a member with another address, and stays valid', async () => {
    const email = 'somebody.else@people.example';
    await server.admin.auth.admin.inviteUserByEmail(email);
    const { token } = await server.lastMail(email);
    const result = await follow('m-bo', { invite_token: token });
    expect(result).toMatchObject({ error_code: 'validation_failed' });
    expect(result.error_description).toBe(
      'Invited email does not match emails from external provider',
    );
    const { error } = await server.client().auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect(error).toBeNull();
  });
});

describe('unlinking the address', () => {
  async function linked(email: string) {
    await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
    const { auth } = server.client();
    await auth.signInWithPassword({ email, password });
    const token = await idp.signIdToken('m-cecilia');
    const { error } = await auth.linkIdentity({ provider, token } as never);
    if (error) throw error;
    const { data } = await auth.getUserIdentities();
    const emailIdentity = data?.identities.find((identity) => identity.provider === 'email');
    if (!emailIdentity) throw new Error('no identity of the address');
    return { auth, own: emailIdentity };
  }

  it('is rejected if the resulting address belongs to another account', async () => {
    const { auth, own } = await linked('cecilia@people.example');
    const email = 'cecilia.at.linkedin@people.example';
    const { data: other } = await server.admin.auth.admin.createUser({
      email,
      email_confirm: true,
    });
    const rejected = await auth.unlinkIdentity(own);
    expect(rejected.error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    expect((await auth.getUserIdentities()).data?.identities).toHaveLength(2);

    await server.admin.auth.admin.deleteUser(other.user?.id ?? '');
    expect((await auth.unlinkIdentity(own)).error).toBeNull();
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });
});

it('limits mails to an address that LinkedIn has not verified', async () => {
  const slow = await startAuthServer({ linkedin: idp, mailInterval: 60 }, server);
  idp.acceptRedirect(`${slow.url}/auth/v1/callback`);
  const first = await follow('m-david', {}, slow);
  expect(first.error_code).toBe('provider_email_needs_verification');
  const second = await follow('m-david', {}, slow);
  expect(second.error_code).toBe('over_email_send_rate_limit');
  expect(await slow.mails('david@people.example')).toHaveLength(1);
  await slow.stop();
});

it('redirects back to the starting page if LinkedIn is unreachable', async () => {
  const linkedin = { clientId: 'alpaca', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
  const alone = await startAuthServer({ linkedin }, server);
  const redirect_to = 'https://alpaca.example/kandidatbanken';
  const query = new URLSearchParams({ provider, redirect_to });
  const response = await alone.request(`/authorize?${query}`);
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(redirect_to);
  expect(target.searchParams.get('error')).toBe('temporarily_unavailable');
  // Clients that request the URL instead of a redirect get an error response.
  const program = await alone.request(`/authorize?${query}&skip_http_redirect=true`);
  expect(program.status).toBe(503);
  await alone.stop();
});
