import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAdmin } from './prepare-admin.ts';

const { server, admin } = prepareAdmin();

describe('an invitation', () => {
  it('is mailed and accepted, and opens an account', async () => {
    const email = 'hans@people.example';
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { name: 'Hans' },
      redirectTo: 'https://alpaca.example/admin/signup',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Hans' } });
    expect(data.user?.invited_at).toBeDefined();
    const mail = await server.lastMail(email);
    expect(mail.template).toBe('auth_invite');
    expect(mail.link).toContain('type=invite');
    const client = server.client();
    const accepted = await client.auth.verifyOtp({ token_hash: mail.token, type: 'invite' });
    expect(accepted.error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    const secondResponse = await admin().inviteUserByEmail(email);
    expect(secondResponse.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('has a link that is valid for days and a code that is not', async () => {
    const email = 'johanna@people.example';
    const ageInvitation = (days: number) =>
      server.database.query(
        `update auth.one_time_tokens set created_at = now() - make_interval(days => $2) where relates_to = $1`,
        [email, days],
      );
    const { auth } = server.client();
    await admin().inviteUserByEmail(email);
    const { token: token_hash, code: token } = await server.lastMail(email);
    await ageInvitation(6);
    const typed = await auth.verifyOtp({ email, token, type: 'invite' });
    expect(typed.error?.code).toBe('otp_expired');
    await ageInvitation(8);
    const lateAttempt = await auth.verifyOtp({ token_hash, type: 'invite' });
    expect(lateAttempt.error?.code).toBe('otp_expired');
    await ageInvitation(6);
    expect((await auth.verifyOtp({ token_hash, type: 'invite' })).error).toBeNull();
  });

  it('takes over an unconfirmed account with the same address', async () => {
    const email = 'ingrid@people.example';
    await server.client().auth.signUp({ email, password: 'set by an attacker' });
    await admin().inviteUserByEmail(email);
    const { token } = await server.lastMail(email);
    await server.client().auth.verifyOtp({ token_hash: token, type: 'invite' });
    const attacker = await server
      .client()
      .auth.signInWithPassword({ email, password: 'set by an attacker' });
    expect(attacker.error?.code).toBe('invalid_credentials');
  });

  it('stays valid when others request mails for its address', async () => {
    const email = 'invited.and.pestered@people.example';
    await admin().inviteUserByEmail(email);
    const { token } = await server.lastMail(email);
    const { auth } = server.client();
    await auth.signInWithOtp({ email });
    await auth.signUp({ email, password: 'a password of an attacker' });
    await auth.resend({ type: 'signup', email });
    await auth.resetPasswordForEmail(email);
    const mail = await server.lastMail(email);
    expect(mail.template).toBe('auth_recovery');
    const accepted = await auth.verifyOtp({ token_hash: token, type: 'invite' });
    expect(accepted.error).toBeNull();
    expect(accepted.data.user?.email).toBe(email);
    const guessed = await auth.verifyOtp({ token_hash: mail.token, type: 'recovery' });
    expect(guessed.error?.code).toBe('otp_expired');
  });
});
