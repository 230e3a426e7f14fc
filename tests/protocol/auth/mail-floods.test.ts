import { describe, expect, it } from 'vitest';
import { type AuthServer, credentials, startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { prepareTwoAccounts } from './prepare-two-accounts.ts';

const server = prepareTwoAccounts();

const post = (path: string, body: object, at = server) =>
  at.request(path, { method: 'POST', body: JSON.stringify(body) });

describe('floods', () => {
  it('of requests are limited per network', async () => {
    const narrow = await startAuthServer({ limits: { token: 3, mail: 3, verify: 3 } }, server);
    const flood = async (path: string, body: object) => {
      const statuses = [];
      for (let index = 0; index < 4; index += 1)
        statuses.push((await post(path, body, narrow)).status);
      return statuses;
    };
    const token = await flood('/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' });
    expect(token).toEqual([400, 400, 400, 429]);
    expect(await flood('/recover', { email: 'flood@people.example' })).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await flood('/verify', { type: 'signup', token_hash: 'x' })).toEqual([
      403, 403, 403, 429,
    ]);
    await narrow.stop();
  });

  it('of mails are limited for the whole installation', async () => {
    const few = await startAuthServer({ limits: { mailsPerHour: 6 } });
    const { auth } = few.client();
    const codes = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      codes.push(
        (await auth.signInWithOtp({ email: `${name}@people.example` })).error?.message ?? 'sent',
      );
    }
    expect(codes).toEqual([...Array(4).fill('sent'), 'email rate limit exceeded']);
    await few.stop();
  });

  const mailFrom = (at: AuthServer, path: '/otp' | '/recover') => async (ip: string, to: string) =>
    (
      await at.request(path, {
        method: 'POST',
        headers: { 'x-forwarded-for': ip },
        body: JSON.stringify({ email: to.includes('@') ? to : `${to}@people.example` }),
      })
    ).status;

  it('of mails by one visitor do not use up the quota of others', async () => {
    const fair = await startAuthServer({
      limits: { mailsPerVisitor: 2, mailsPerHour: 6 },
      trustedProxies: 1,
    });
    const otp = mailFrom(fair, '/otp');
    const greedy = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      greedy.push(await otp(`2001:db8::${name}`, name));
    }
    expect(greedy).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await otp('192.0.2.7', 'h')).toBe(200);
    expect(await otp('192.0.2.8', 'i')).toBe(200);
    expect(await otp('192.0.2.9', 'j')).toBe(429);
    await fair.stop();
  });

  it('of mails from many networks of one /48 leave most of the quota to others', async () => {
    const fair = await startAuthServer({
      limits: { mailsPerVisitor: 2, mailsPerHour: 30 },
      trustedProxies: 1,
    });
    const otp = mailFrom(fair, '/otp');
    const statuses = [];
    for (let index = 0; index < 20; index += 1) {
      statuses.push(await otp(`2001:db8:7:${index % 12}::1`, `flood${index}`));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(await otp('2001:db8:8::1', 'h')).toBe(200);
    await fair.stop();
  });

  it('of mails to one account leave its share to the others', async () => {
    const mailsPerHour = 60;
    const flooded = await startAuthServer({ limits: { mailsPerHour }, trustedProxies: 1 });
    const { password } = credentials;
    for (const name of ['one', 'two']) {
      const email = `${name}@people.example`;
      await flooded.admin.auth.admin.createUser({ email, password, email_confirm: true });
    }
    const recover = mailFrom(flooded, '/recover');
    for (let index = 0; index < mailsPerHour; index += 1) await recover(`198.18.4.${index}`, 'one');
    // Two thirds of the quota are for everybody, and one account gets five reserved mails.
    expect(await flooded.mails('one@people.example')).toHaveLength((mailsPerHour * 2) / 3 + 5);
    expect(await recover('198.18.5.1', 'two')).toBe(200);
    expect(await flooded.mails('two@people.example')).toHaveLength(1);
    await flooded.stop();
  });

  it('of mails to one person are rejected with the seconds to wait', async () => {
    const patient = await startAuthServer({ mailInterval: 60 });
    const { auth } = patient.client();
    const email = 'once@people.example';
    await auth.signUp({ email, password: credentials.password });
    const { error } = await auth.signUp({ email, password: credentials.password });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect(await patient.mails(email)).toHaveLength(1);
    const spelled = 'once+again@people.example';
    expect(
      (await auth.signUp({ email: spelled, password: credentials.password })).error,
    ).toMatchObject({
      code: 'over_email_send_rate_limit',
    });
    await patient.stop();
  });
});
