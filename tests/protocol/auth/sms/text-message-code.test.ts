import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
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
    const secondClient = server.client();
    await secondClient.auth.signInWithOtp({ phone });
    const back = await secondClient.auth.verifyOtp({
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
