import { describe, expect, it } from 'vitest';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

describe('a new e-mail address', () => {
  it('that another account has gets the same response as a free one, and never takes effect', async () => {
    const [email, taken, free] = ['johan', 'karin', 'nobody'].map((n) => `${n}@people.example`);
    const { auth } = await server.createAndSignIn(email ?? '');
    await server.createAndSignIn(taken ?? '');
    const changeTo = async (address = '') => {
      const { data, error } = await auth.updateUser({ email: address });
      expect(error).toBeNull();
      const pendingUser = (await auth.getUser()).data.user;
      expect(pendingUser).toMatchObject({ email, new_email: address });
      const toOld = await server.lastMail(email ?? '');
      expect(toOld.template).toBe('auth_email_change_current');
      const firstConfirmation = await server.client().auth.verifyOtp({
        token_hash: toOld.token,
        type: 'email_change',
      });
      expect(firstConfirmation.error).toBeNull();
      return Object.keys(data.user ?? {}).sort();
    };
    const forFree = await changeTo(free);
    const toFree = await server.lastMail(free ?? '');
    expect(await changeTo(taken)).toEqual(forFree);

    // A link that was mailed to the free address does not confirm the one that came after it.
    const { error } = await server
      .client()
      .auth.verifyOtp({ token_hash: toFree.token, type: 'email_change' });
    expect(error?.code).toBe('otp_expired');
    expect((await auth.getUser()).data.user?.email).toBe(email);
    const mails = await server.mails(taken ?? '');
    expect(mails.map(({ template }) => template)).toEqual(['auth_account_exists']);
  });

  it('gets no link if it is that of another account, not even when the mail is requested again', async () => {
    const email = 'again@people.example';
    const { auth } = await server.createAndSignIn(email);
    await server.createAndSignIn('known@people.example');
    await auth.updateUser({ email: 'known@people.example' });
    await server.client().auth.resend({ type: 'email_change', email });
    const mails = await server.mails('known@people.example');
    expect(new Set(mails.map(({ template }) => template))).toEqual(
      new Set(['auth_account_exists']),
    );
  });

  it('must still be free when it is confirmed', async () => {
    const email = 'lars@people.example';
    const { auth } = await server.createAndSignIn(email);
    await auth.updateUser({ email: 'contested@people.example' });
    const [toNew, toOld] = [
      await server.lastMail('contested@people.example'),
      await server.lastMail(email),
    ];
    await server.createAndSignIn('contested@people.example');
    await server.client().auth.verifyOtp({ token_hash: toNew.token, type: 'email_change' });
    const { error } = await server
      .client()
      .auth.verifyOtp({ token_hash: toOld.token, type: 'email_change' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('is dropped when an administrator sets another one', async () => {
    const email = 'maja@people.example';
    const { auth } = await server.createAndSignIn(email);
    await auth.updateUser({ email: 'thief@people.example' });
    await server.client().auth.resetPasswordForEmail(email);
    const [reset, toOld] = await server.mails(email);
    const toNew = await server.lastMail('thief@people.example');
    const { data } = await auth.getUser();
    const safe = 'maja.safe@people.example';
    await server.admin.auth.admin.updateUserById(data.user?.id ?? '', { email: safe });
    for (const mail of [toOld, toNew, reset]) {
      const type = mail === reset ? 'recovery' : 'email_change';
      const token_hash = mail?.token ?? '';
      const { error } = await server.client().auth.verifyOtp({ token_hash, type });
      expect(error?.code).toBe('otp_expired');
    }
    const { data: after } = await server.admin.auth.admin.getUserById(data.user?.id ?? '');
    expect(after.user).toMatchObject({ email: safe });
    expect(after.user?.new_email).toBeUndefined();
  });
});
