import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAdmin } from './prepare-admin.ts';

const { server, admin, create } = prepareAdmin();

describe('a generated link', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'of type %s works, and sends no mail',
    async (type) => {
      const email = `link.${type}@people.example`;
      if (type === 'recovery' || type === 'magiclink') await create(email);
      const options = { redirectTo: 'https://alpaca.example/in', data: { name: 'Karin' } };
      const { data, error } = await admin().generateLink({ type, email, password, options });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email });
      const { properties } = data;
      expect(properties).toMatchObject({
        verification_type: type,
        redirect_to: 'https://alpaca.example/in',
      });
      const link = new URL(properties?.action_link ?? '');
      expect(Object.fromEntries(link.searchParams)).toEqual({
        token: properties?.hashed_token,
        type,
        redirect_to: 'https://alpaca.example/in',
      });
      const byCode = await server
        .client()
        .auth.verifyOtp({ email, token: properties?.email_otp ?? '', type });
      expect(byCode.error).toBeNull();
      expect(await server.mails(email)).toHaveLength(0);
      const { error: used } = await server
        .client()
        .auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type });
      expect(used?.code).toBe('otp_expired');
    },
  );

  it('changes an address after both addresses have confirmed', async () => {
    const [email, newEmail] = ['lars@people.example', 'lars.new@people.example'];
    await create(email);
    const toCurrentAddress = await admin().generateLink({
      type: 'email_change_current',
      email,
      newEmail,
    });
    const toNewAddress = await admin().generateLink({ type: 'email_change_new', email, newEmail });
    expect(toCurrentAddress.data.properties?.verification_type).toBe('email_change_current');
    const tokens = [toCurrentAddress, toNewAddress].map(
      ({ data }) => data.properties?.hashed_token ?? '',
    );
    const [first = '', second = ''] = tokens;
    await server.client().auth.verifyOtp({ token_hash: first, type: 'email_change' });
    const completed = await server
      .client()
      .auth.verifyOtp({ token_hash: second, type: 'email_change' });
    expect(completed.data.user?.email).toBe(newEmail);
  });

  it('for an unknown address is a sign-up, or rejected', async () => {
    const magic = await admin().generateLink({ type: 'magiclink', email: 'new@people.example' });
    expect(magic.data.properties?.verification_type).toBe('signup');
    const recovery = await admin().generateLink({
      type: 'recovery',
      email: 'unknown@people.example',
    });
    expect(recovery.error).toMatchObject({ status: 404, code: 'user_not_found' });
    await create('known@people.example');
    const signup = await admin().generateLink({
      type: 'signup',
      email: 'known@people.example',
      password,
    });
    expect(signup.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('never redirects to a URL that is not allowed', async () => {
    const { data } = await admin().generateLink({
      type: 'magiclink',
      email: 'maja@people.example',
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(data.properties?.redirect_to).toBe('https://alpaca.example');
  });
});
