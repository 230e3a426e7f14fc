import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { gatewaySecret, startPhoneServer, testPhone } from '../../../fixtures/auth/phone-server.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { prepare } from '../../../fixtures/prepare.ts';

// A phone number as the identifier of an account, with the methods of the official client and a real gateway.

const server = prepare(startPhoneServer, ({ stop }) => stop());
const expired = { status: 403, code: 'otp_expired' };

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

describe('a code by text message', () => {
  it('signs up and in, once, and is written in the language of the user', async () => {
    const { auth } = server.client();
    const sent = await auth.signInWithOtp({
      phone: '+46 70 888 77 66',
      options: { data: { language: 'sv' } },
    });
    expect(sent).toMatchObject({ error: null, data: { messageId: expect.any(String) } });
    phone = '46708887766';
    expect(server.texts(phone)).toEqual([
      expect.stringMatching(/^\d{6} är din kod till Alpaca\. Dela den aldrig med någon\.$/),
    ]);
    const token = server.lastCode(phone);
    const { data, error } = await auth.verifyOtp({ phone: `+${phone}`, token, type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }],
    });
    const claims = (await auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ phone, aal: 'aal1', amr: [{ method: 'otp' }] });
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject(expired);
    const again = server.client();
    await again.auth.signInWithOtp({ phone });
    const back = await again.auth.verifyOtp({
      phone,
      token: server.lastCode(phone),
      type: 'sms',
    });
    expect(back.data.user?.id).toBe(data.user?.id);
  });

  it('reaches the gateway signed, with its authorization', async () => {
    await server.client().auth.signInWithOtp({ phone });
    const message = server.gateway.received.at(-1);
    if (!message) throw new Error('no message');
    const { headers, body } = message;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', gatewaySecret).update(signed).digest('base64');
    expect(headers).toMatchObject({
      authorization: 'Bearer gateway',
      'content-type': 'application/json',
      'webhook-signature': `v1,${signature}`,
    });
    expect(JSON.parse(body)).toEqual({ to: `+${phone}`, text: expect.stringContaining('Alpaca') });
  });

  it('is stored as a hash, accepts ten attempts, and expires', async () => {
    const { auth } = server.client();
    await auth.signInWithOtp({ phone });
    const token = server.lastCode(phone);
    const { rows } = await server.database.query(
      'select * from auth.one_time_tokens where relates_to = $1',
      [phone],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const wrong = token === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await auth.verifyOtp({ phone, token: wrong, type: 'sms' })).error).toMatchObject(
        expired,
      );
    }
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject(expired);
    await auth.signInWithOtp({ phone });
    await server.database.query(
      `update auth.one_time_tokens set created_at = now() - interval '301 seconds' where relates_to = $1`,
      [phone],
    );
    const lateAttempt = await auth.verifyOtp({ phone, token: server.lastCode(phone), type: 'sms' });
    expect(lateAttempt.error).toMatchObject(expired);
  });

  it('is fixed for the numbers of tests, which get no message', async () => {
    const { auth } = server.client();
    await auth.signInWithOtp({ phone: testPhone });
    expect(server.texts(testPhone)).toEqual([]);
    const fixedCode = { phone: testPhone, token: '987654', type: 'sms' } as const;
    expect((await auth.verifyOtp(fixedCode)).error).toBeNull();
    expect((await auth.verifyOtp({ ...fixedCode, phone })).error).toMatchObject(expired);
  });

  it.each([
    ['a local number', { phone: '070-123' }, 'Invalid phone number format (E.164 required)'],
    ['another channel', { phone: '46700000000', channel: 'whatsapp' }, undefined],
  ])('is not sent to %s', async (_, body, message) => {
    const response = await server.request('/otp', { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    const error = await response.json();
    expect(error.error_code).toBe('validation_failed');
    if (message) expect(error.msg).toBe(message);
  });

  it('that the gateway does not take fails, unless that would reveal an account', async () => {
    server.gateway.response.status = 503;
    try {
      const receivedBefore = server.gateway.received.length;
      const { auth } = server.client();
      const { error } = await auth.signInWithOtp({ phone });
      expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
      expect(server.gateway.received.length - receivedBefore).toBe(2);
      const knownNumber = await auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
      expect(knownNumber.error).toBeNull();
      await eventually(() => expect(server.gateway.received.length - receivedBefore).toBe(4));
    } finally {
      server.gateway.response.status = 204;
    }
  });
});

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
