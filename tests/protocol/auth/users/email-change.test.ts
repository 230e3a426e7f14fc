import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import { openLink } from '../../../fixtures/site/open-link.ts';

const server = prepareAuthServer();

describe('a new e-mail address', () => {
  it('takes effect when both addresses have confirmed', async () => {
    const [email, newEmail] = ['filip@people.example', 'filip.new@people.example'];
    const { auth } = await server.createAndSignIn(email);
    const { data } = await auth.updateUser({ email: newEmail });
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const [toNew, toOld] = [await server.lastMail(newEmail), await server.lastMail(email)];
    expect([toNew.template, toOld.template]).toEqual([
      'auth_email_change',
      'auth_email_change_current',
    ]);

    const firstConfirmation = await server.request('/verify', {
      method: 'POST',
      body: JSON.stringify({ type: 'email_change', token_hash: toNew.token }),
    });
    expect(await firstConfirmation.json()).toEqual({
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      code: '200',
    });
    expect((await auth.getUser()).data.user?.email).toBe(email);
    const twice = await server
      .client()
      .auth.verifyOtp({ token_hash: toNew.token, type: 'email_change' });
    expect(twice.error?.code).toBe('otp_expired');

    const secondConfirmation = await server
      .client()
      .auth.verifyOtp({ email, token: toOld.code, type: 'email_change' });
    expect(secondConfirmation.error).toBeNull();
    expect(secondConfirmation.data.user).toMatchObject({ email: newEmail });
    expect(secondConfirmation.data.user?.new_email).toBeUndefined();
    expect(secondConfirmation.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: newEmail,
      email_verified: true,
    });
    expect(
      (await server.client().auth.signInWithPassword({ email: newEmail, password })).error,
    ).toBeNull();
  });

  it('is updated in the back office too', async () => {
    const [email, newEmail] = ['petra@alpaca.example', 'petra.new@alpaca.example'];
    const { auth } = await server.createAndSignIn(email);
    const { data } = await auth.getUser();
    await server.database.query(
      `insert into public.staff_profiles (user_id, name, email) values ($1, 'Petra', $2)`,
      [data.user?.id, email],
    );
    await auth.updateUser({ email: newEmail });
    for (const address of [email, newEmail]) {
      const { token } = await server.lastMail(address);
      await server.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });
    }
    const { rows } = await server.database.query(
      'select email from public.staff_profiles where user_id = $1',
      [data.user?.id],
    );
    expect(rows).toEqual([{ email: newEmail }]);
  });

  it('the redirect names the missing confirmation', async () => {
    const { auth } = await server.createAndSignIn('greta@people.example');
    await auth.updateUser({ email: 'greta.new@people.example' });
    const opened = await openLink((await server.lastMail('greta.new@people.example')).link);
    const { hash } = new URL(opened.headers.get('location') ?? '');
    expect(new URLSearchParams(hash.slice(1)).get('message')).toMatch(
      /^Confirmation link accepted/,
    );
  });

  it('is not confirmed by mail scanners that open the links', async () => {
    const email = 'gun@people.example';
    const newEmail = 'gun.new@people.example';
    const { auth } = await server.createAndSignIn(email);
    await auth.updateUser({ email: newEmail });
    for (const address of [email, newEmail]) {
      const page = await fetch((await server.lastMail(address)).link, { redirect: 'manual' });
      const text = await page.text();
      expect(text).toContain(`<strong>${email}</strong>`);
      expect(text).toContain(`<strong>${newEmail}</strong>`);
    }
    expect((await auth.getUser()).data.user?.email).toBe(email);
    for (const address of [email, newEmail]) await openLink((await server.lastMail(address)).link);
    expect((await auth.getUser()).data.user?.email).toBe(newEmail);
  });

  it('starts over with each request', async () => {
    const email = 'hans@people.example';
    const { auth } = await server.createAndSignIn(email);
    await auth.updateUser({ email: 'hans.one@people.example' });
    const first = await server.lastMail('hans.one@people.example');
    await server.client().auth.verifyOtp({ token_hash: first.token, type: 'email_change' });
    await auth.updateUser({ email: 'hans.two@people.example' });
    const second = await server.lastMail('hans.two@people.example');
    await server.client().auth.verifyOtp({ token_hash: second.token, type: 'email_change' });
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });

  it('is sent again on request', async () => {
    const email = 'ingrid@people.example';
    const { auth } = await server.createAndSignIn(email);
    await auth.updateUser({ email: 'ingrid.new@people.example' });
    await server.client().auth.resend({ type: 'email_change', email });
    expect(await server.mails('ingrid.new@people.example')).toHaveLength(2);
    expect(await server.mails(email)).toHaveLength(2);
  });

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)(
    'keeps the confirmation of the %s address when mails are requested again',
    async (first, second) => {
      const addresses = {
        old: `resent.${first}@people.example`,
        new: `resent.${first}.to@people.example`,
      };
      const { auth } = await server.createAndSignIn(addresses.old);
      await auth.updateUser({ email: addresses.new });
      const confirm = async (address: string) => {
        const { token } = await server.lastMail(address);
        return server.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });
      };
      await confirm(addresses[first]);
      await server.client().auth.resend({ type: 'email_change', email: addresses.old });
      // The address that has confirmed gets no second link: it would count for the other address.
      expect(await server.mails(addresses[first])).toHaveLength(1);
      expect(await server.mails(addresses[second])).toHaveLength(2);
      expect((await confirm(addresses[first])).error?.code).toBe('otp_expired');
      expect((await auth.getUser()).data.user?.email).toBe(addresses.old);
      await confirm(addresses[second]);
      expect((await auth.getUser()).data.user?.email).toBe(addresses.new);
    },
  );
});
