import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// Changes to an account write an audit entry and send a mail to its owner.

const server = prepareAuthServer({ trustedProxies: 1 });
let email: string;
let id: string;
let client: SupabaseClient;
let number = 0;

beforeEach(async () => {
  number += 1;
  email = `owner${number}@people.example`;
  const created = await server.admin.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { language: 'sv' },
  });
  id = created.data.user?.id ?? '';
  client = server.client();
  await client.auth.signInWithPassword({ email, password });
});

async function events() {
  const { rows } = await server.database.query<AnyRow>(
    `select action, actor_id = row_id::uuid as by_owner, actor_role, changed_columns from public.audit_log
     where table_name = 'accounts' and row_id = $1 order by id`,
    [id],
  );
  return rows.map(({ action, by_owner, actor_role, changed_columns }) =>
    [action, ...changed_columns, by_owner ? 'owner' : actor_role].join(' '),
  );
}

async function notices(to = email) {
  return (await server.mails(to)).map(({ template, language }) => `${template} ${language}`);
}

async function enrol() {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = data?.id ?? '';
  const code = new TOTP({ secret: data?.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId, code });
  return factorId;
}

describe('the audit log and mails to the owner report', () => {
  it('signing in and out', async () => {
    await client.auth.signOut({ scope: 'local' });
    expect(await events()).toEqual(['sign_in password owner', 'sign_out owner']);
    expect(await notices()).toEqual([]);
  });

  it('ended sessions', async () => {
    const otherSession = server.client();
    await otherSession.auth.signInWithPassword({ email, password });
    const { sessions } = await (await server.requestAs(client, 'GET', '/user/sessions')).json();
    const { id: session } = sessions.find((each: { is_current: boolean }) => !each.is_current);
    await server.requestAs(client, 'DELETE', `/user/sessions/${session}`);
    await client.auth.signOut({ scope: 'others' });
    await server.request(`/admin/users/${id}/sessions`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${server.keys.serviceKey}` },
    });
    expect((await events()).slice(2)).toEqual([
      'end_session owner',
      'end_sessions owner',
      'end_sessions service_role',
    ]);
  });

  it('the first password of an invited account, only in the audit log', async () => {
    email = `invited${number}@people.example`;
    const { data } = await server.admin.auth.admin.inviteUserByEmail(email);
    id = data.user?.id ?? '';
    const { token } = await server.lastMail(email);
    const invited = server.client();
    await invited.auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect((await invited.auth.updateUser({ password })).error).toBeNull();
    expect(await events()).toContain('change_password owner');
    const sentTemplates = async () => (await server.mails(email)).map(({ template }) => template);
    expect(await sentTemplates()).toEqual(['auth_invite']);
    await invited.auth.updateUser({ password: 'another long password' });
    expect(await sentTemplates()).toEqual(['auth_password_changed', 'auth_invite']);
  });

  it('the first password of an account with another provider', async () => {
    email = `linked${number}@people.example`;
    const { data } = await server.admin.auth.admin.createUser({ email, email_confirm: true });
    id = data.user?.id ?? '';
    await server.database.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1, 'linkedin_oidc', $2, '{}')`,
      [id, `linkedin-${number}`],
    );
    await server.admin.auth.admin.updateUserById(id, { password });
    expect((await server.mails(email)).map(({ template }) => template)).toEqual([
      'auth_password_changed',
    ]);
  });

  it('a new password, by the owner or by a tool', async () => {
    await client.auth.updateUser({ password: 'another long password' });
    await server.admin.auth.admin.updateUserById(id, { password: 'a third long password' });
    expect((await events()).slice(1)).toEqual([
      'change_password owner',
      'change_password service_role',
    ]);
    expect(await notices()).toEqual(['auth_password_changed sv', 'auth_password_changed sv']);
  });

  it('a new address, by a mail to the old one', async () => {
    const newEmail = `new.${email}`;
    await client.auth.updateUser({ email: newEmail });
    for (const to of [email, newEmail]) {
      const { token } = await server.lastMail(to);
      await server.client().auth.verifyOtp({ type: 'email_change', token_hash: token });
    }
    expect(await events()).toEqual([
      'sign_in password owner',
      'change_email owner',
      'sign_in otp owner',
    ]);
    expect((await notices())[0]).toBe('auth_email_changed sv');
    expect(await notices(newEmail)).toEqual(['auth_email_change sv']);
    await server.admin.auth.admin.updateUserById(id, { email: `third.${email}` });
    expect((await events()).at(-1)).toBe('change_email service_role');
    expect((await notices(newEmail))[0]).toBe('auth_email_changed sv');
  });

  it('a second factor and its recovery codes', async () => {
    const factorId = await enrol();
    await server.requestAs(client, 'POST', '/factors/recovery-codes');
    await client.auth.mfa.unenroll({ factorId });
    expect((await events()).slice(1)).toEqual([
      'add_factor owner',
      'create_recovery_codes owner',
      'remove_factor owner',
    ]);
    expect(await notices()).toEqual([
      'auth_factor_removed sv',
      'auth_recovery_codes_created sv',
      'auth_factor_added sv',
    ]);
  });

  it('a second factor that a tool removes', async () => {
    const factorId = await enrol();
    await server.admin.auth.admin.mfa.deleteFactor({ id: factorId, userId: id });
    expect((await events()).at(-1)).toBe('remove_factor service_role');
    expect((await notices())[0]).toBe('auth_factor_removed sv');
  });

  it('the reuse of a refresh token', async () => {
    const stolen = (await client.auth.getSession()).data.session?.refresh_token;
    await client.auth.refreshSession();
    await server.database.query(
      `update auth.refresh_tokens set revoked_at = revoked_at - interval '1 hour' where user_id = $1 and revoked_at is not null`,
      [id],
    );
    const response = await server.request('/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: stolen }),
    });
    expect((await response.json()).error_code).toBe('refresh_token_already_used');
    expect((await events()).at(-1)).toBe('end_session auth');
  });
});

describe('a sign-in from a new device', () => {
  const from = async (address: string, agent: string, cookie = '') => {
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'user-agent': agent, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('is mailed to the owner, once', async () => {
    const cookie = await from('198.51.100.7', firefox);
    expect(await notices()).toEqual(['auth_new_device sv']);
    const { rows } = await server.database.query<AnyRow>(
      'select variables from public.outbox where to_email = $1',
      [email],
    );
    expect(rows[0].variables.device).toBe('Firefox, Windows');
    await from('198.51.100.7', firefox);
    await from('203.0.113.99', firefox, cookie);
    expect(await notices()).toHaveLength(1);
    await from('203.0.113.98', firefox);
    expect(await notices()).toHaveLength(2);
  });

  it('is mailed before the second factor is verified, and the device is unknown until then', async () => {
    await enrol();
    await from('198.51.100.8', firefox);
    await from('198.51.100.8', firefox);
    const deviceNotices = (await notices()).filter((notice) =>
      notice.startsWith('auth_new_device'),
    );
    expect(deviceNotices).toHaveLength(2);
    const { rowCount } = await server.database.query<AnyRow>(
      `select from auth.known_sources where user_id = $1 and source = 'network:198.51.100.8'`,
      [id],
    );
    expect(rowCount).toBe(0);
  });
});
