import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { actors, cast } from '../../../fixtures/cast.ts';
import {
  type FunctionsServer,
  siteUrl,
  startFunctionsServer,
} from '../../../fixtures/functions-server.ts';

let server: FunctionsServer;

beforeAll(async () => {
  server = await startFunctionsServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await setStaff(cast.astrid.id, 'admin', 'active');
  await setStaff(cast.rasmus.id, 'recruiter', 'active');
});

const rows = async (text: string, values: unknown[] = []) =>
  (await server.database.query<AnyRow>(text, values)).rows;

async function setStaff(id: string, role: string, state: string) {
  await rows('update public.staff_profiles set role = $2, state = $3 where user_id = $1', [
    id,
    role,
    state,
  ]);
}

let invented = 0;

async function invite(fields: Record<string, string> = {}) {
  invented += 1;
  const colleague = {
    email: `colleague${invented}@people.example`,
    name: 'Ingrid Inbjuden',
    role: 'editor',
    language: 'sv',
    ...fields,
  };
  const outcome = await server.invoke('invite-colleague', colleague, { as: 'astrid' });
  return { ...outcome, email: colleague.email };
}

const profileOf = async (email: string) =>
  (
    await rows(
      'select name, role, state, language, invited_by from staff_profiles where email = $1',
      [email],
    )
  )[0];

const confirm = (email: string) =>
  rows('update auth.users set email_confirmed_at = now() where email = $1', [email]);

const newSession = async (userId: string) =>
  (await rows('insert into auth.sessions (user_id) values ($1) returning id', [userId]))[0]?.id;

const actsOn = async (userId: string) =>
  (
    await rows(
      `select action from audit_log where row_id = $1 and actor_id = $2 and action not in ('insert', 'update', 'delete')
       order by id`,
      [userId, cast.astrid.id],
    )
  ).map(({ action }) => action);

describe('access', () => {
  const calls: [string, object][] = [
    [
      'invite-colleague',
      { email: 'one@people.example', name: 'One', role: 'admin', language: 'en' },
    ],
    ['staff-account', { action: 'list_sessions', user_id: cast.astrid.id }],
    ['staff-account', { action: 'reset_second_factor', user_id: cast.astrid.id }],
    ['staff-account', { action: 'remove', user_id: cast.astrid.id }],
  ];

  it.each(calls)('%s %o is for administrators alone', async (name, body) => {
    for (const as of [undefined, 'viola', 'pelle', 'edith', 'rasmus'] as const) {
      expect(await server.invoke(name, body, { as })).toMatchObject({ status: 403 });
    }
  });

  it('administrators cannot act on their own account or on one of a visitor', async () => {
    const own = { action: 'remove', user_id: cast.astrid.id };
    expect(await server.invoke('staff-account', own, { as: 'astrid' })).toMatchObject({
      error: 'not_allowed',
    });
    const visitors = { action: 'end_sessions', user_id: cast.viola.id };
    expect(await server.invoke('staff-account', visitors, { as: 'astrid' })).toMatchObject({
      error: 'not_found',
    });
  });
});

describe('an invitation', () => {
  it('mails a link in the language chosen, and the role holds once the address is proven', async () => {
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

  it('makes a visitor a colleague, who then chooses a password', async () => {
    await confirm(cast.viola.email);
    const { data } = await invite({ email: cast.viola.email });
    expect(data).toMatchObject({ is_known: true, user_id: cast.viola.id });
    expect(await profileOf(cast.viola.email)).toMatchObject({ role: 'editor', state: 'active' });
    expect(await server.outbox(cast.viola.email)).toMatchObject([{ template: 'auth_recovery' }]);
    await rows('delete from staff_profiles where user_id = $1', [cast.viola.id]);
  });

  it('leaves nobody who used the account before a way in', async () => {
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

  it('needs a name, an address and a role that exist', async () => {
    const { fields } = await invite({ email: 'nobody', name: ' ', role: 'owner' });
    expect(fields).toEqual({ email: 'email_invalid', name: 'required', role: 'choice_invalid' });
  });
});

describe('an account', () => {
  it('has its sessions listed and ended, one or all', async () => {
    const [first, second, third] = [
      await newSession(cast.rasmus.id),
      await newSession(cast.rasmus.id),
      await newSession(cast.rasmus.id),
    ];
    const call = (action: string, more: object = {}) =>
      server.invoke(
        'staff-account',
        { action, user_id: cast.rasmus.id, ...more },
        { as: 'astrid' },
      );
    const left = async () => {
      const { data } = await call('list_sessions');
      return (data.sessions as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await left()).toEqual([first, second, third].sort());
    const [{ last_seen_at }] = await rows(
      'select last_seen_at from staff_profiles where user_id = $1',
      [cast.rasmus.id],
    );
    expect(last_seen_at).toBeInstanceOf(Date);
    await call('end_session', { session_id: second });
    expect(await left()).toEqual([first, third].sort());
    await call('end_sessions');
    expect(await left()).toEqual([]);
    expect(await actsOn(cast.rasmus.id)).toEqual(['end_session', 'end_sessions']);
  });

  it('loses its second factor and with it every session', async () => {
    const session = await newSession(cast.edith.id);
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [cast.edith.id],
    );
    const body = { action: 'reset_second_factor', user_id: cast.edith.id };
    expect((await server.invoke('staff-account', body, { as: 'astrid' })).data).toEqual({
      ok: true,
    });
    expect(await rows('select from auth.mfa_factors where user_id = $1', [cast.edith.id])).toEqual(
      [],
    );
    expect(await rows('select from auth.sessions where id = $1', [session])).toEqual([]);
  });

  it('is removed with its profile', async () => {
    const { data, email } = await invite();
    const remove = (user_id: unknown) =>
      server.invoke('staff-account', { action: 'remove', user_id }, { as: 'astrid' });
    expect((await remove(data.user_id)).data).toEqual({ ok: true });
    expect(await rows('select from auth.users where email = $1', [email])).toEqual([]);
    expect((await remove(data.user_id)).error).toBe('not_found');
  });

  it('is listed with its second factor for administrators alone', async () => {
    const list = async (actor: 'admin' | 'recruiter') => {
      const { rows } = await server.database.withRole(
        { role: 'authenticated', claims: { ...actors[actor], aal: 'aal1' } },
        {
          text: 'select name, standing from public.staff_list where name like $1',
          values: ['%P%'],
        },
      );
      return rows;
    };
    expect(await list('admin')).toContainEqual({ name: cast.pelle.name, standing: 'invited' });
    expect(await list('recruiter')).toEqual([]);
  });
});

it('two administrators who demote each other at the same moment leave one', async () => {
  const demote = async (actor: 'admin' | 'recruiter', user_id: string) =>
    server.database
      .withRole(
        { role: 'authenticated', claims: { ...actors[actor], aal: 'aal1' } },
        {
          text: `update public.staff_profiles set role = 'editor' where user_id = $1`,
          values: [user_id],
        },
      )
      .catch((error: unknown) => error);
  for (let round = 0; round < 10; round += 1) {
    await setStaff(cast.rasmus.id, 'admin', 'active');
    await setStaff(cast.astrid.id, 'admin', 'active');
    await Promise.all([demote('admin', cast.rasmus.id), demote('recruiter', cast.astrid.id)]);
    const left = await rows(
      `select user_id from staff_profiles where role = 'admin' and state = 'active'`,
    );
    expect(left).toHaveLength(1);
    await setStaff(cast.astrid.id, 'admin', 'active');
  }
});

describe('show-mail', () => {
  const show = (mail_id: unknown, as?: 'astrid' | 'rasmus' | 'edith') =>
    server.invoke('show-mail', { mail_id }, { as });

  it('renders what waits and shows what was sent as it went out', async () => {
    const [mail] = await rows(
      `insert into outbox (cause, template_key, to_email, language, variables)
       values ('show:1', 'privacy_erasure_confirmed', 'one@people.example', 'sv', '{}') returning id`,
    );
    const { data } = await show(mail?.id, 'rasmus');
    expect(data).toMatchObject({ is_final: false });
    expect(data.html).toContain('<html lang="sv"');
    await rows(
      `update outbox set subject = 'Hej', html = '<p>x</p>', body_text = 'x' where id = $1`,
      [mail?.id],
    );
    expect((await show(mail?.id, 'rasmus')).data).toEqual({
      subject: 'Hej',
      text: 'x',
      html: '<p>x</p>',
      is_final: true,
    });
    for (const as of [undefined, 'edith'] as const) {
      expect((await show(mail?.id, as)).error).toBe('not_allowed');
    }
  });

  it('keeps mail about accounts to administrators', async () => {
    const { email } = await invite();
    const [mail] = await rows('select id from outbox where to_email = $1', [email]);
    expect((await show(mail?.id, 'rasmus')).error).toBe('not_found');
    expect((await show(mail?.id, 'astrid')).data.html).toContain('/auth/v1/verify');
  });
});
