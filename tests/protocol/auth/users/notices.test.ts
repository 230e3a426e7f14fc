import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';

// Changes to an account write an audit entry and send a mail to its owner.
import { prepareNotices } from './prepare-notices.ts';

const { owner, server, number, events, notices, enrol } = prepareNotices();

describe('the audit log and mails to the owner report', () => {
  it('signing in and out', async () => {
    await owner.client.auth.signOut({ scope: 'local' });
    expect(await events()).toEqual(['sign_in password owner', 'sign_out owner']);
    expect(await notices()).toEqual([]);
  });

  it('ended sessions', async () => {
    const otherSession = server.client();
    await otherSession.auth.signInWithPassword({ email: owner.email, password });
    const { sessions } = await (
      await server.requestAs(owner.client, 'GET', '/user/sessions')
    ).json();
    const { id: session } = sessions.find((each: { is_current: boolean }) => !each.is_current);
    await server.requestAs(owner.client, 'DELETE', `/user/sessions/${session}`);
    await owner.client.auth.signOut({ scope: 'others' });
    await server.request(`/admin/users/${owner.id}/sessions`, {
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
    owner.email = `invited${number}@people.example`;
    const { data } = await server.admin.auth.admin.inviteUserByEmail(owner.email);
    owner.id = data.user?.id ?? '';
    const { token } = await server.lastMail(owner.email);
    const invited = server.client();
    await invited.auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect((await invited.auth.updateUser({ password })).error).toBeNull();
    expect(await events()).toContain('change_password owner');
    const sentTemplates = async () =>
      (await server.mails(owner.email)).map(({ template }) => template);
    expect(await sentTemplates()).toEqual(['auth_invite']);
    await invited.auth.updateUser({ password: 'another long password' });
    expect(await sentTemplates()).toEqual(['auth_password_changed', 'auth_invite']);
  });

  it('the first password of an account with another provider', async () => {
    owner.email = `linked${number}@people.example`;
    const { data } = await server.admin.auth.admin.createUser({
      email: owner.email,
      email_confirm: true,
    });
    owner.id = data.user?.id ?? '';
    await server.database.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1, 'linkedin_oidc', $2, '{}')`,
      [owner.id, `linkedin-${number}`],
    );
    await server.admin.auth.admin.updateUserById(owner.id, { password });
    expect((await server.mails(owner.email)).map(({ template }) => template)).toEqual([
      'auth_password_changed',
    ]);
  });

  it('a new password, by the owner or by a tool', async () => {
    await owner.client.auth.updateUser({ password: 'another long password' });
    await server.admin.auth.admin.updateUserById(owner.id, { password: 'a third long password' });
    expect((await events()).slice(1)).toEqual([
      'change_password owner',
      'change_password service_role',
    ]);
    expect(await notices()).toEqual(['auth_password_changed sv', 'auth_password_changed sv']);
  });

  it('a new address, by a mail to the old one', async () => {
    const newEmail = `new.${owner.email}`;
    await owner.client.auth.updateUser({ email: newEmail });
    for (const to of [owner.email, newEmail]) {
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
    await server.admin.auth.admin.updateUserById(owner.id, { email: `third.${owner.email}` });
    expect((await events()).at(-1)).toBe('change_email service_role');
    expect((await notices(newEmail))[0]).toBe('auth_email_changed sv');
  });

  it('a second factor and its recovery codes', async () => {
    const factorId = await enrol();
    await server.requestAs(owner.client, 'POST', '/factors/recovery-codes');
    await owner.client.auth.mfa.unenroll({ factorId });
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
    await server.admin.auth.admin.mfa.deleteFactor({ id: factorId, userId: owner.id });
    expect((await events()).at(-1)).toBe('remove_factor service_role');
    expect((await notices())[0]).toBe('auth_factor_removed sv');
  });

  it('the reuse of a refresh token', async () => {
    const stolen = (await owner.client.auth.getSession()).data.session?.refresh_token;
    await owner.client.auth.refreshSession();
    await server.database.query(
      `update auth.refresh_tokens set revoked_at = revoked_at - interval '1 hour' where user_id = $1 and revoked_at is not null`,
      [owner.id],
    );
    const response = await server.request('/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: stolen }),
    });
    expect((await response.json()).error_code).toBe('refresh_token_already_used');
    expect((await events()).at(-1)).toBe('end_session auth');
  });
});
