import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { fragmentOf, prepareLinkedIn, provider } from '../../../fixtures/auth/linkedin.ts';
import { Browser } from '../../../fixtures/site/browser.ts';

// The person who began to link an identity may be a thief, whose session the owner ends before the provider has responded.

const { idp, server, signIn } = prepareLinkedIn();

const authorization = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
};

async function beginLinking(client: SupabaseClient, member: string) {
  const browser = new Browser();
  const response = await browser.fetch(
    `${server.url}/auth/v1/user/identities/authorize?provider=${provider}&login_hint=${member}&skip_http_redirect=true`,
    { headers: await authorization(client) },
  );
  const { url } = (await response.json()) as { url: string };
  return { browser, url };
}
describe('linking an identity', () => {
  it('is not finished after its session was ended, and that of another browser may end', async () => {
    const { client: thief, user } = await signIn('m-cecilia');
    const { client: owner } = await signIn('m-cecilia');
    const { client: third } = await signIn('m-cecilia');
    const stolen = await beginLinking(thief, 'm-eva');
    const wanted = await beginLinking(owner, 'm-hans');

    const headers = await authorization(owner);
    for (const client of [thief, third]) {
      const { data } = await client.auth.getClaims();
      const path = `/user/sessions/${data?.claims.session_id}`;
      expect((await server.request(path, { method: 'DELETE', headers })).status).toBe(204);
    }

    const { response } = await stolen.browser.visit(stolen.url);
    expect(await response?.json()).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await signIn('m-eva')).user?.id).not.toBe(user?.id);
    await wanted.browser.visit(wanted.url);
    expect((await signIn('m-hans')).user?.id).toBe(user?.id);
  });

  it('is not finished if its session is ended while the provider is asked', async () => {
    const { client, user } = await signIn('m-bo');
    const { browser, url } = await beginLinking(client, 'm-greta');
    const { members } = idp;
    const find = members.get.bind(members);
    // The provider is asked for the claims once the flow is taken.
    const endSession = async (sub: string) => {
      await server.database.query(
        `delete from auth.sessions where user_id = $1
         and not exists (select from auth.flow_state where linking_target_id = $1)`,
        [user?.id],
      );
      return find(sub);
    };
    members.get = endSession as never;
    const { url: end } = await browser.visit(url).finally(() => {
      members.get = find;
    });
    expect(fragmentOf(end)).toMatchObject({ error_code: 'session_not_found' });
    expect((await signIn('m-greta')).user?.id).not.toBe(user?.id);
  });
});
