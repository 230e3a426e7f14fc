import { afterEach, expect, it } from 'vitest';
import { startPhoneServer } from '../../../fixtures/auth/phone-server.ts';

type Server = Awaited<ReturnType<typeof startPhoneServer>>;

let server: Server;

afterEach(() => server.stop());

const limited = { status: 429, code: 'over_sms_send_rate_limit' };
const phone = '46730000001';

const requestCode = async (to: string, ip = '192.0.2.1') => {
  const response = await server.request('/otp', {
    method: 'POST',
    headers: { 'x-forwarded-for': ip },
    body: JSON.stringify({ phone: to }),
  });
  return response.status;
};

it('a second message to a number has to wait, each further one twice as long', async () => {
  server = await startPhoneServer({ smsInterval: 60 });
  const { auth } = server.client();
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  const second = await auth.signInWithOtp({ phone });
  expect(second.error).toMatchObject(limited);
  expect(second.error?.message).toMatch(/you can only request this after \d+ seconds/);
  const letSecondsPass = (seconds: number) =>
    server.database.query(
      `update private.failed_attempts set last_at = last_at - make_interval(secs => $1)`,
      [seconds],
    );
  await letSecondsPass(61);
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  await letSecondsPass(61);
  expect((await auth.signInWithOtp({ phone })).error).toMatchObject(limited);
  expect((await auth.signInWithOtp({ phone: `${phone}1` })).error).toBeNull();
  const code = { phone, token: server.lastCode(phone), type: 'sms' } as const;
  expect((await auth.verifyOtp(code)).error).toBeNull();
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  expect(server.texts(phone)).toHaveLength(3);
});

it('one network cannot use up the messages to a number, and neither can many where it has signed in', async () => {
  const smsPerNumber = 10;
  // The limits of a network and of the day are too high to be reached here.
  const limits = { smsPerNumber, smsPerVisitor: 40, smsPerDay: 90 };
  server = await startPhoneServer({ limits, trustedProxies: 1 });
  const [owner, away] = ['192.0.2.100', '198.51.100.100'];
  await requestCode(phone, owner);
  const { status } = await server.request('/verify', {
    method: 'POST',
    headers: { 'x-forwarded-for': owner },
    body: JSON.stringify({ type: 'sms', phone, token: server.lastCode(phone) }),
  });
  expect(status).toBe(200);
  const statuses = [];
  for (let sent = 0; sent < smsPerNumber + 2; sent += 1)
    statuses.push(await requestCode(phone, '192.0.2.1'));
  // One network may ask for 30 % of the messages to a number.
  expect(statuses.filter((status) => status === 200)).toHaveLength(0.3 * smsPerNumber);
  expect(await requestCode(phone, away)).toBe(200);
  for (let sent = 0; sent < smsPerNumber + 2; sent += 1)
    await requestCode(phone, `192.0.2.${2 + sent}`);
  expect(await requestCode(phone, '192.0.2.50')).toBe(429);
  expect(await requestCode(phone, owner)).toBe(200);
});

it('nobody delays the messages that others ask for', async () => {
  server = await startPhoneServer({ smsInterval: 60, trustedProxies: 1 });
  expect(await requestCode(phone, '192.0.2.1')).toBe(200);
  expect(await requestCode(phone, '192.0.2.1')).toBe(429);
  expect(await requestCode(phone, '192.0.2.2')).toBe(200);
});

it('messages are limited per day and number, network and in total', async () => {
  const limits = { smsPerNumber: 2, smsPerVisitor: 3, smsPerDay: 9 };
  server = await startPhoneServer({ limits, trustedProxies: 1 });
  const toOne = [
    await requestCode(phone),
    await requestCode(phone, '203.0.113.1'),
    await requestCode(phone, '203.0.113.2'),
  ];
  expect(toOne).toEqual([200, 200, 429]);
  for (const lastDigit of [1, 2]) expect(await requestCode(`${phone}${lastDigit}`)).toBe(200);
  expect(await requestCode(`${phone}3`)).toBe(429);
  const fromOtherNetworks = [];
  for (const [index, ip] of ['192.0.2.2', '192.0.2.3', '192.0.2.4'].entries()) {
    fromOtherNetworks.push(await requestCode(`${phone}4${index}`, ip));
  }
  // A third of the nine messages of the day is left to second factors.
  expect(fromOtherNetworks).toEqual([200, 200, 429]);
  expect(server.gateway.received).toHaveLength((limits.smsPerDay * 2) / 3);
});

it('an account cannot send messages to ever new numbers, and a factor has messages left', async () => {
  const limits = { smsPerNumber: 2, smsPerDay: 6 };
  server = await startPhoneServer({ limits });
  const { auth } = await server.createAndSignIn('owner@people.example');
  const { data } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Phone' });
  const factorId = data?.id ?? '';
  const first = await auth.mfa.challenge({ factorId, channel: 'sms' });
  const challengeId = first.data?.id ?? '';
  await auth.mfa.verify({ factorId, challengeId, code: server.lastCode(phone) });
  expect((await auth.updateUser({ phone: `${phone}1` })).error).toBeNull();
  expect((await auth.updateUser({ phone: `${phone}2` })).error).toMatchObject(limited);
  for (const to of [`${phone}3`, `${phone}4`]) await requestCode(to);
  expect(await requestCode(`${phone}5`)).toBe(429);
  expect((await auth.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull();
});
