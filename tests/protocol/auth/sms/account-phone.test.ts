import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { startPhoneServer } from '../../../fixtures/auth/phone-server.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { prepare } from '../../../fixtures/prepare.ts';

const server = prepare(startPhoneServer, ({ stop }) => stop());

let phone: string;
let number = 46_700_000_000;

beforeEach(() => {
  number += 1;
  phone = String(number);
});

describe('the number of an account', () => {
  it('is added and changed by a code, which is told by mail and in the audit log', async () => {
    const email = `${phone}@people.example`;
    const client = await server.createAndSignIn(email);
    const { data } = await client.auth.updateUser({ phone: `+${phone}` });
    expect(data.user).toMatchObject({ phone: '', new_phone: phone });
    expect((await client.auth.resend({ type: 'phone_change', phone })).error).toBeNull();
    await eventually(() => expect(server.texts(phone)).toHaveLength(2));
    const code = { phone, token: server.lastCode(phone), type: 'phone_change' } as const;
    const { data: changed, error } = await server.client().auth.verifyOtp(code);
    expect(error).toBeNull();
    expect(changed.user).toMatchObject({
      phone,
      email,
      app_metadata: { providers: ['email', 'phone'] },
    });
    expect(changed.user).not.toHaveProperty('new_phone');
    expect((await server.lastMail(email)).template).toBe('auth_phone_changed');
    const { rows } = await server.database.query(
      `select action from public.audit_log where row_id = $1 and action = 'change_phone'`,
      [changed.user?.id],
    );
    expect(rows).toHaveLength(1);
    const otherDevice = server.client();
    expect((await otherDevice.auth.signInWithPassword({ phone, password })).error).toBeNull();
    // The change again, named by the present number.
    await otherDevice.auth.updateUser({ phone: `${phone}4` });
    await otherDevice.auth.resend({ type: 'phone_change', phone });
    await eventually(() => expect(server.texts(`${phone}4`)).toHaveLength(2));
    expect(server.texts(phone)).toHaveLength(2);
  });

  it('needs a recent sign-in', async () => {
    const client = await server.createAndSignIn(`old${phone}@people.example`);
    await server.database.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '2 hours'`,
    );
    const { error } = await client.auth.updateUser({ phone });
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' });
  });

  it('is confirmed by a code that is sent again, only while it is not', async () => {
    const { auth } = server.client();
    await auth.signUp({ phone, password });
    expect((await auth.resend({ type: 'sms', phone })).error).toBeNull();
    await eventually(() => expect(server.texts(phone)).toHaveLength(2));
    const code = { phone, token: server.lastCode(phone), type: 'sms' } as const;
    expect((await auth.verifyOtp(code)).error).toBeNull();
    expect((await auth.resend({ type: 'sms', phone })).error).toBeNull();
    await server.client().auth.signInWithOtp({ phone });
    expect(server.texts(phone)).toHaveLength(3);
  });

  it('opens no account of staff', async () => {
    const email = `staff${phone}@people.example`;
    const client = await server.createAndSignIn(email);
    const { data } = await client.auth.getUser();
    const id = data.user?.id ?? '';
    await server.admin.auth.admin.updateUserById(id, { phone, phone_confirm: true });
    await server.database.query(
      `insert into public.staff_profiles (user_id, email, name, role, state)
       values ($1, $2, 'Staff', 'recruiter', 'active')`,
      [id, email],
    );
    const disabled = { status: 422, code: 'phone_provider_disabled' };
    const { auth } = server.client();
    await auth.signInWithOtp({ phone });
    const code = { phone, token: server.lastCode(phone), type: 'sms' } as const;
    expect((await auth.verifyOtp(code)).error).toMatchObject(disabled);
    expect((await auth.signInWithPassword({ phone, password })).error).toMatchObject(disabled);
    expect((await client.auth.updateUser({ phone: `${phone}5` })).error).toMatchObject(disabled);
  });

  it('makes no pending colleague of somebody who signs up', async () => {
    const { auth } = server.client();
    await auth.signUp({ phone, password, options: { data: { account: 'staff', name: 'Eva' } } });
    const code = { phone, token: server.lastCode(phone), type: 'sms' } as const;
    const { data } = await auth.verifyOtp(code);
    const { rows } = await server.database.query(
      'select from public.staff_profiles where user_id = $1',
      [data.user?.id],
    );
    expect(rows).toHaveLength(0);
  });
});
