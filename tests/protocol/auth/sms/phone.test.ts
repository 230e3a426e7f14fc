import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { startPhoneServer } from '../../../fixtures/auth/phone-server.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { prepare } from '../../../fixtures/prepare.ts';

// A phone number as the identifier of an account, with the methods of the official client and a real gateway.

const server = prepare(startPhoneServer, ({ stop }) => stop());

let phone: string;
let number = 46_700_000_000;

beforeEach(() => {
  number += 1;
  phone = String(number);
});

async function signUp(language = 'en') {
  const client = server.client();
  const { error } = await client.auth.signInWithOtp({
    phone: `+${phone}`,
    options: { data: { language } },
  });
  expect(error).toBeNull();
  const token = server.lastCode(phone);
  const verified = await client.auth.verifyOtp({ phone, token, type: 'sms' });
  expect(verified.error).toBeNull();
  return client;
}

describe('a password with a number', () => {
  it('signs in once the number is confirmed', async () => {
    const { auth } = server.client();
    const { data, error } = await auth.signUp({ phone, password });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { phone, email: '' } });
    const beforeConfirmation = await auth.signInWithPassword({ phone, password });
    expect(beforeConfirmation.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
    await auth.verifyOtp({ phone, token: server.lastCode(phone), type: 'sms' });
    const otherDevice = server.client();
    const wrong = await otherDevice.auth.signInWithPassword({
      phone,
      password: 'not the password',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect((await otherDevice.auth.signInWithPassword({ phone, password })).error).toBeNull();
    const unknown = await otherDevice.auth.signInWithPassword({ phone: '46711111111', password });
    expect(unknown.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('is dropped by a second sign-up with another one, until the number is confirmed', async () => {
    const { auth } = server.client();
    await auth.signUp({ phone, password: 'the password of a stranger' });
    await auth.signUp({ phone, password });
    await auth.verifyOtp({ phone, token: server.lastCode(phone), type: 'sms' });
    for (const tried of [password, 'the password of a stranger']) {
      const { error } = await server.client().auth.signInWithPassword({ phone, password: tried });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    }
    expect((await auth.updateUser({ password })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  it('can be changed with a code by text message', async () => {
    const { auth } = await signUp();
    await auth.updateUser({ password });
    expect((await auth.reauthenticate()).error).toBeNull();
    const nonce = server.lastCode(phone);
    const { error } = await auth.updateUser({ password: 'a second long password', nonce });
    expect(error).toBeNull();
  });
});

describe('a known number', () => {
  const withoutValues = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.entries(value).map(([key, inner]) => [key, withoutValues(inner)])
      : typeof value;

  it('is not revealed by a sign-up, and its owner is told', async () => {
    await signUp();
    const body = (to: string) => JSON.stringify({ phone: to, password, data: { name: 'Eva' } });
    const post = (to: string) => server.request('/signup', { method: 'POST', body: body(to) });
    const [known, unknown] = [await post(phone), await post(`${phone}1`)];
    expect(known.status).toBe(200);
    expect(withoutValues(await known.json())).toEqual(withoutValues(await unknown.json()));
    expect(server.texts(phone).at(-1)).toContain('already has an account');
    const { error } = await server.client().auth.signInWithPassword({ phone, password });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is not revealed by a request for a code', async () => {
    await signUp();
    const options = { shouldCreateUser: false };
    for (const to of [phone, `${phone}2`]) {
      const { data, error } = await server.client().auth.signInWithOtp({ phone: to, options });
      expect({ data, error }).toMatchObject({
        error: null,
        data: { messageId: expect.any(String) },
      });
    }
    await eventually(() => expect(server.texts(phone)).toHaveLength(2));
    expect(server.texts(`${phone}2`)).toEqual([]);
    const { rows } = await server.database.query('select from auth.users where phone = $1', [
      `${phone}2`,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('is not revealed by a change to it, which cannot be completed', async () => {
    await signUp();
    const takenPhone = phone;
    phone = `${takenPhone}3`;
    const { auth } = await signUp();
    const { data, error } = await auth.updateUser({ phone: takenPhone });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, new_phone: takenPhone });
    expect(server.texts(takenPhone).at(-1)).toContain('already has an account');
  });
});

it('GET /settings says that phones can be used', async () => {
  const settings = await (await server.request('/settings')).json();
  expect(settings).toMatchObject({
    external: { phone: true },
    phone_autoconfirm: false,
    sms_provider: 'webhook',
  });
});
