import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { fragmentOf, prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

const { idp, server, signIn } = prepareLinkedIn();

/** Returns the URL of the provider, and the browser that may come back from it. */
async function beginLinking(client: SupabaseClient, member: string) {
  const { data } = await client.auth.getSession();
  const browser = new Browser();
  const response = await browser.fetch(
    `${server.url}/auth/v1/user/identities/authorize?provider=${provider}&login_hint=${member}&skip_http_redirect=true`,
    { headers: { authorization: `Bearer ${data.session?.access_token}` } },
  );
  const { url } = (await response.json()) as { url: string };
  return { browser, url };
}

describe('linking an identity', () => {
  it('adds an identity, and can remove every one except the last', async () => {
    const email = 'somebody@people.example';
    await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    const { browser, url } = await beginLinking(client, 'm-greta');
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
    const rejected = await client.auth.unlinkIdentity(last);
    expect(rejected.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    const unknown = await client.auth.unlinkIdentity({ ...last, identity_id: crypto.randomUUID() });
    expect(unknown.error).toMatchObject({ status: 422, code: 'identity_not_found' });
  });

  it('is mailed to the owner, and ends with a new password unless the address is the same', async () => {
    const { client, user } = await signIn('m-astrid');
    const email = user?.email ?? '';
    const token = await idp.signIdToken('m-bo');
    expect((await client.auth.linkIdentity({ provider, token } as never)).error).toBeNull();
    const notices = async () => {
      const { rows } = await server.database.query<{ template_key: string }>(
        `select template_key from outbox where to_email = $1 and template_key like 'auth_identity_%' order by created_at`,
        [email],
      );
      return rows.map(({ template_key }) => template_key);
    };
    expect(await notices()).toEqual(['auth_identity_linked']);
    expect((await client.auth.updateUser({ password: 'Another-quilt-4471' })).error).toBeNull();
    expect(await notices()).toEqual(['auth_identity_linked', 'auth_identity_unlinked']);
    expect((await signIn('m-bo')).user?.id).not.toBe(user?.id);
    expect((await signIn('m-astrid')).user?.id).toBe(user?.id);
  });

  it('ends with a new password also if it has only begun', async () => {
    const { client, user } = await signIn('m-cecilia');
    const { browser, url } = await beginLinking(client, 'm-eva');
    const newPassword = `Quilt-${crypto.randomUUID()}`;
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    const { response } = await browser.visit(url);
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await signIn('m-eva')).user?.id).not.toBe(user?.id);
  });

  it('is taken away only with a recent proof, and the owner gets a mail', async () => {
    const email = 'proof@people.example';
    await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    const token = await idp.signIdToken('m-greta');
    await client.auth.linkIdentity({ provider, token } as never);
    await server.database.query(
      `update auth.mfa_amr_claims set created_at = now() - interval '1 day', updated_at = now() - interval '1 day'`,
    );
    const { data } = await client.auth.getUserIdentities();
    const linkedin = data?.identities.find((identity) => identity.provider === provider);
    if (!linkedin) throw new Error('not linked');
    expect((await client.auth.unlinkIdentity(linkedin)).error).toMatchObject({ status: 400 });
  });

  it('returns the URL of the provider', async () => {
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
    await signIn('m-bo');
    const { client } = await signIn('m-hans');
    const token = await idp.signIdToken('m-bo');
    const { error } = await client.auth.linkIdentity({ provider, token } as never);
    expect(error).toMatchObject({ status: 422, code: 'identity_already_exists' });
  });

  it('is disabled by default', async () => {
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
