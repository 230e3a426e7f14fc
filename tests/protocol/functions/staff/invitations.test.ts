import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { siteUrl } from '../../../fixtures/functions-server.ts';
import { prepareStaffAccounts } from './prepare-staff-accounts.ts';

const { server, rows, actsOn, setStaff, invite, newSession } = prepareStaffAccounts();

const profileOf = async (email: string) =>
  (
    await rows(
      'select name, role, state, language, invited_by from staff_profiles where email = $1',
      [email],
    )
  )[0];

const confirm = (email: string) =>
  rows('update auth.users set email_confirmed_at = now() where email = $1', [email]);

describe('an invitation', () => {
  it('mails a link in the chosen language; the role applies once the address is confirmed', async () => {
    const { email, data } = await invite();
    expect(data).toMatchObject({ ok: true, is_known: false });
    const [mail] = await server.outbox(email);
    expect(mail).toMatchObject({ template: 'auth_invite', language: 'sv' });
    const link = new URL(String(mail?.variables.link));
    expect(link.searchParams.get('redirect_to')).toBe(`${siteUrl}/admin/signup?lang=sv`);
    expect(await profileOf(email)).toEqual({
      name: 'Ingrid Inbjuden',
      role: 'editor',
      state: 'pending',
      language: 'sv',
      invited_by: cast.astrid.id,
    });
    await confirm(email);
    expect(await profileOf(email)).toMatchObject({ role: 'editor', state: 'active' });
    expect(await actsOn(String(data.user_id))).toEqual(['invite']);
  });

  it('of a former administrator makes the user wait for approval', async () => {
    const { email } = await invite({ role: 'admin' });
    await setStaff(cast.rasmus.id, 'admin', 'active');
    await setStaff(cast.astrid.id, 'admin', 'disabled');
    await confirm(email);
    expect(await profileOf(email)).toMatchObject({ state: 'pending' });
  });

  it('can be sent again, with another role', async () => {
    const { email } = await invite();
    await invite({ email, role: 'recruiter' });
    expect(await server.outbox(email)).toHaveLength(2);
    expect(await profileOf(email)).toMatchObject({ role: 'recruiter', state: 'pending' });
  });

  it('does not change an active colleague', async () => {
    await confirm(cast.rasmus.email);
    expect(await invite({ email: cast.rasmus.email, role: 'admin' })).toMatchObject({
      error: 'conflict',
    });
    expect(await profileOf(cast.rasmus.email)).toMatchObject({ role: 'recruiter' });
  });

  it('makes somebody who already has an account a colleague, who then chooses a password', async () => {
    await confirm(cast.viola.email);
    const { data } = await invite({ email: cast.viola.email });
    expect(data).toMatchObject({ is_known: true, user_id: cast.viola.id });
    expect(await profileOf(cast.viola.email)).toMatchObject({ role: 'editor', state: 'active' });
    expect(await server.outbox(cast.viola.email)).toMatchObject([{ template: 'auth_recovery' }]);
    await rows('delete from staff_profiles where user_id = $1', [cast.viola.id]);
  });

  it('ends every earlier way into the account', async () => {
    const email = 'future.colleague@people.example';
    const [{ id }] = await rows(
      `insert into auth.users (email, email_confirmed_at, encrypted_password, email_change)
       values ($1, now(), 'set before', 'other@people.example') returning id`,
      [email],
    );
    const session = await newSession(id);
    await rows(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1, 'linkedin_oidc', 'not-hers', '{"sub": "not-hers", "email": "other@people.example"}')`,
      [id],
    );
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [id],
    );
    await rows(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
       values ($1, 'email_change_token_new', 'on its way', 'other@people.example')`,
      [id],
    );
    const headers = {
      authorization: `Bearer ${await server.keys.sign(
        { sub: id, role: 'authenticated', aal: 'aal1', session_id: session },
        3600,
      )}`,
    };
    await invite({ email, role: 'recruiter' });
    expect(await profileOf(email)).toMatchObject({ role: 'recruiter', state: 'active' });
    const [account] = await rows(
      `select encrypted_password, email_change,
         (select array_agg(provider::text) from auth.identities where user_id = $1) as providers,
         (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
         (select array_agg(token_type::text) from auth.one_time_tokens where user_id = $1) as tokens
       from auth.users where id = $1`,
      [id],
    );
    expect(account).toEqual({
      encrypted_password: null,
      email_change: null,
      providers: ['email'],
      sessions: 0,
      factors: 0,
      tokens: ['recovery_token'],
    });
    const acted = await server.invoke(
      'staff-account',
      { action: 'list_sessions', user_id: cast.rasmus.id },
      { headers },
    );
    expect(acted.status).toBe(401);
  });

  it('requires a name, a valid address and a known role', async () => {
    const { fields } = await invite({ email: 'nobody', name: ' ', role: 'owner' });
    expect(fields).toEqual({ email: 'email_invalid', name: 'required', role: 'choice_invalid' });
  });
});
