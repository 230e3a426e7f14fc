import { describe, expect, it } from 'vitest';
import { type AuthServer, credentials, startAuthServer } from '../../fixtures/auth/auth-server.ts';

describe('floods', () => {
  const mailFrom = (at: AuthServer, path: '/otp' | '/recover') => async (ip: string, to: string) =>
    (
      await at.request(path, {
        method: 'POST',
        headers: { 'x-forwarded-for': ip },
        body: JSON.stringify({ email: to.includes('@') ? to : `${to}@people.example` }),
      })
    ).status;

  it('of mails to unknown addresses leave the reserved quota to accounts, and reveal no account', async () => {
    const flooded = await startAuthServer({ limits: { mailsPerHour: 12 }, trustedProxies: 1 });
    const [confirmed, staff, unconfirmed] = ['confirmed', 'astrid', 'unconfirmed'].map(
      (name) => `${name}@alpaca.example`,
    ) as [string, string, string];
    for (const email of [confirmed, staff, unconfirmed]) {
      const { data } = await flooded.admin.auth.admin.createUser({
        email,
        password: credentials.password,
        email_confirm: email !== unconfirmed,
      });
      if (email !== staff) continue;
      await flooded.database.query(
        `insert into public.staff_profiles (user_id, name, email, role, state) values ($1, 'Astrid', $2, 'admin', 'active')`,
        [data.user?.id, email],
      );
    }
    const otp = mailFrom(flooded, '/otp');
    const recover = mailFrom(flooded, '/recover');
    const mailed = async (email: string) =>
      (await flooded.mails(email)).filter(({ template }) => template === 'auth_recovery').length;

    const home = { 'x-forwarded-for': '203.0.113.80' };
    await flooded.request('/token?grant_type=password', {
      method: 'POST',
      headers: home,
      body: JSON.stringify({ email: confirmed, password: credentials.password }),
    });
    for (let index = 0; index < 8; index += 1) await otp(`198.18.1.${index}`, `unknown${index}`);
    // From other networks the responses are those for an unknown address.
    for (const email of ['unknown@people.example', confirmed, staff]) {
      expect(await otp('198.18.2.1', email)).toBe(429);
    }
    for (const email of ['unknown@people.example', confirmed, staff, unconfirmed]) {
      expect(await recover('198.18.2.2', email)).toBe(200);
    }
    expect([await mailed(confirmed), await mailed(staff), await mailed(unconfirmed)]).toEqual([
      1, 1, 0,
    ]);

    // The share of accounts is used up, the share of staff is not.
    expect(await otp('203.0.113.80', confirmed)).toBe(429);
    expect(await recover('198.18.2.3', confirmed)).toBe(200);
    expect(await recover('198.18.2.3', staff)).toBe(200);
    expect(await recover('198.18.2.3', staff)).toBe(200);
    expect([await mailed(confirmed), await mailed(staff)]).toEqual([1, 3]);
    for (const email of ['unknown@people.example', confirmed, staff, unconfirmed]) {
      expect(await recover('198.18.2.4', email)).toBe(429);
    }
    await flooded.stop();
  });

  it('of mails to unknown addresses do not block an owner on a known network', async () => {
    const flooded = await startAuthServer({ limits: { mailsPerHour: 6 }, trustedProxies: 1 });
    const email = 'known@people.example';
    const { password } = credentials;
    await flooded.admin.auth.admin.createUser({ email, password, email_confirm: true });
    await flooded.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.81' },
      body: JSON.stringify({ email, password }),
    });
    const otp = mailFrom(flooded, '/otp');
    for (let index = 0; index < 4; index += 1) await otp(`198.18.3.${index}`, `unknown${index}`);
    expect(await otp('198.18.3.9', email)).toBe(429);
    expect(await otp('203.0.113.81', email)).toBe(200);
    await flooded.stop();
  });
});
