import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../fixtures/auth-server.ts';

const credentials = { email: 'astrid.ek@people.example', password: 'a long enough password' };
let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer();
  for (const email of [credentials.email, 'mallory@people.example']) {
    await server.admin.auth.admin.createUser({ ...credentials, email, email_confirm: true });
  }
});
afterAll(() => server?.stop());

const post = (path: string, body: object, at = server) =>
  at.request(path, { method: 'POST', body: JSON.stringify(body) });

describe('guessing', () => {
  let strict: AuthServer;
  beforeAll(async () => {
    strict = await startAuthServer(
      { limits: { failuresPerAccount: 5, failures: 12 }, trustedProxies: 1 },
      server,
    );
  });
  afterAll(() => strict?.stop());

  const from = (address: string, path: string, body: object) =>
    strict.request(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const codeOf = async (response: Response) => (await response.json()).error_code;
  const guess = async (address: string, email: string, password = 'a guess') =>
    codeOf(await from(address, '/token?grant_type=password', { email, password }));

  it.each([credentials.email, 'nobody@people.example'])(
    'at the password of %s ends after five from one network, and goes on from others',
    async (email) => {
      const answers = [];
      for (let index = 0; index < 7; index += 1) answers.push(await guess('192.0.2.1', email));
      expect(answers).toEqual([
        ...Array(5).fill('invalid_credentials'),
        ...Array(2).fill('over_request_rate_limit'),
      ]);
      expect(await guess('192.0.2.1', email, credentials.password)).toBe('over_request_rate_limit');
      expect(await guess('192.0.2.2', email)).toBe('invalid_credentials');
    },
  );

  it('at one password ends after twenty-five from wherever, and gains nothing by coming at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        guess(`198.51.100.${index}`, 'crowd@people.example'),
      ),
    );
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(25);
  });

  it('has to wait twice as long after each further guess', async () => {
    const email = 'patience@people.example';
    const attempt = () =>
      from('192.0.2.30', '/token?grant_type=password', { email, password: 'x' });
    const pass = (seconds: number) =>
      server.database.query(
        `update private.failed_attempts set last_at = last_at - make_interval(secs => $1)`,
        [seconds],
      );
    for (let index = 0; index < 5; index += 1) await attempt();
    const waits = [];
    for (let index = 0; index < 7; index += 1) {
      const refused = await attempt();
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      await pass(wait);
      expect(await codeOf(await attempt())).toBe('invalid_credentials');
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([
      30, 60, 120, 240, 480, 900, 900,
    ]);
  });

  it('at many accounts ends after twelve from one address, or one network', async () => {
    const answers = [];
    for (let index = 0; index < 14; index += 1) {
      answers.push(await guess('203.0.113.7', `person${index}@people.example`));
    }
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(12);
    expect(await guess('203.0.113.8', 'person20@people.example')).toBe('invalid_credentials');

    const spread = [];
    for (let index = 0; index < 14; index += 1) {
      spread.push(await guess(`2001:db8:1:2::${index + 1}`, `six${index}@people.example`));
    }
    expect(spread.filter((code) => code === 'invalid_credentials')).toHaveLength(12);
    expect(await guess('2001:db8:1:3::1', 'six20@people.example')).toBe('invalid_credentials');
  });

  it('does not count successful attempts', async () => {
    for (let index = 0; index < 15; index += 1) {
      expect(
        await guess('203.0.113.9', 'mallory@people.example', credentials.password),
      ).toBeUndefined();
    }
  });

  it('at codes ends as well, and says how long', async () => {
    const body = { type: 'recovery', email: 'codes@people.example', token: '000000' };
    for (let index = 0; index < 5; index += 1) {
      expect(await codeOf(await from('203.0.113.10', '/verify', body))).toBe('otp_expired');
    }
    const refused = await from('203.0.113.10', '/verify', body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  it('at the second factor ends as well', async () => {
    const { auth } = strict.client();
    await auth.signInWithPassword({ ...credentials, email: 'mallory@people.example' });
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const codes = [];
    for (let index = 0; index < 6; index += 1) {
      const { error } = await auth.mfa.challengeAndVerify({
        factorId: data?.id ?? '',
        code: 'abcdef',
      });
      codes.push(error?.code);
    }
    expect(codes).toEqual([...Array(5).fill('mfa_verification_failed'), 'over_request_rate_limit']);
  });
});

describe('an owner under attack', () => {
  let strict: AuthServer;
  const email = 'owner@people.example';
  const password = credentials.password;

  beforeAll(async () => {
    strict = await startAuthServer(
      { limits: { failuresPerAccount: 2, failures: 6 }, trustedProxies: 1 },
      server,
    );
    await strict.admin.auth.admin.createUser({ email, password, email_confirm: true });
  });
  afterAll(() => strict?.stop());

  const signIn = async (address: string, word: string, cookie = '') => {
    const response = await strict.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password: word }),
    });
    const { error_code } = await response.json();
    return { code: error_code, cookie: response.headers.get('set-cookie') ?? '' };
  };
  const attack = async (address: string, times = 12) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await signIn(address, 'wrong'));
    return answers.map(({ code }) => code);
  };

  it('still comes in from a network and with a browser that the account knows', async () => {
    const { cookie } = await signIn('203.0.113.50', password);
    expect(cookie).toMatch(/^auth-device=[\w-]{43}; .*Path=\/auth\/v1; HttpOnly; SameSite=Lax$/);
    const device = cookie.split(';')[0] ?? '';

    for (let index = 0; index < 6; index += 1) await attack(`198.18.0.${index}`, 2);
    expect((await signIn('198.18.0.99', password)).code).toBe('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password)).code).toBeUndefined();
    expect((await signIn('198.18.0.99', password, device)).code).toBeUndefined();

    // The attacker sits in the owner's own network.
    expect(await attack('203.0.113.50')).toContain('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password)).code).toBe('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password, device)).code).toBeUndefined();
  });

  it('cannot be impersonated by a made-up cookie, or one of another account', async () => {
    const made = `auth-device=${'A'.repeat(43)}`;
    expect((await signIn('198.18.0.98', password, made)).code).toBe('over_request_rate_limit');
    const response = await strict.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.18.7.7' },
      body: JSON.stringify({ email: 'mallory@people.example', password }),
    });
    const theirs = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(theirs).toContain('auth-device=');
    expect((await signIn('198.18.0.98', password, theirs)).code).toBe('over_request_rate_limit');
  });

  it('is known by no device that knew only the old password', async () => {
    const { cookie } = await signIn('203.0.113.50', password, '');
    expect(cookie).toBe('');
    const { rows } = await strict.database.query(
      `select count(*)::int as known from auth.known_sources
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect(rows[0].known).toBeGreaterThan(2);
    const { data } = await strict.admin.auth.admin.listUsers();
    const id = data.users.find((user) => user.email === email)?.id ?? '';
    await strict.admin.auth.admin.updateUserById(id, { password: 'another long password' });
    const after = await strict.database.query('select from auth.known_sources where user_id = $1', [
      id,
    ]);
    expect(after.rowCount).toBe(0);
  });
});

describe('floods', () => {
  it('of requests are stemmed per address', async () => {
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

  it('of mails are stemmed for the whole installation', async () => {
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

  it('of mails by one visitor leave the quota of everybody alone', async () => {
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

  it('of mails to unknown addresses leave a share to accounts, and tell nobody who has one', async () => {
    const flooded = await startAuthServer({ limits: { mailsPerHour: 12 }, trustedProxies: 1 });
    const [visitor, staff, pending] = ['visitor', 'astrid', 'pending'].map(
      (name) => `${name}@alpaca.example`,
    ) as [string, string, string];
    for (const email of [visitor, staff, pending]) {
      const { data } = await flooded.admin.auth.admin.createUser({
        email,
        password: credentials.password,
        email_confirm: email !== pending,
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
      (await flooded.letters(email)).filter(({ template }) => template === 'auth_recovery').length;

    const home = { 'x-forwarded-for': '203.0.113.80' };
    await flooded.request('/token?grant_type=password', {
      method: 'POST',
      headers: home,
      body: JSON.stringify({ email: visitor, password: credentials.password }),
    });
    for (let index = 0; index < 8; index += 1) await otp(`198.18.1.${index}`, `unknown${index}`);
    // The answers from elsewhere are those for an unknown address.
    for (const email of ['stranger@people.example', visitor, staff]) {
      expect(await otp('198.18.2.1', email)).toBe(429);
    }
    for (const email of ['stranger@people.example', visitor, staff, pending]) {
      expect(await recover('198.18.2.2', email)).toBe(200);
    }
    expect([await mailed(visitor), await mailed(staff), await mailed(pending)]).toEqual([1, 1, 0]);

    // The share of accounts is used up, the share of staff is not.
    expect(await otp('203.0.113.80', visitor)).toBe(429);
    expect(await recover('198.18.2.3', visitor)).toBe(200);
    expect(await recover('198.18.2.3', staff)).toBe(200);
    expect(await recover('198.18.2.3', staff)).toBe(200);
    expect([await mailed(visitor), await mailed(staff)]).toEqual([1, 3]);
    for (const email of ['stranger@people.example', visitor, staff, pending]) {
      expect(await recover('198.18.2.4', email)).toBe(429);
    }
    await flooded.stop();
  });

  it('of mails to unknown addresses let an owner in from a place the account knows', async () => {
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

  it('of mails to one account leave its share to the others', async () => {
    const flooded = await startAuthServer({ limits: { mailsPerHour: 60 }, trustedProxies: 1 });
    const { password } = credentials;
    for (const name of ['one', 'two']) {
      const email = `${name}@people.example`;
      await flooded.admin.auth.admin.createUser({ email, password, email_confirm: true });
    }
    const recover = mailFrom(flooded, '/recover');
    for (let index = 0; index < 60; index += 1) await recover(`198.18.4.${index}`, 'one');
    expect(await flooded.letters('one@people.example')).toHaveLength(45);
    expect(await recover('198.18.5.1', 'two')).toBe(200);
    expect(await flooded.letters('two@people.example')).toHaveLength(1);
    await flooded.stop();
  });

  it('of mails to one person are told how long to wait', async () => {
    const patient = await startAuthServer({ mailInterval: 60 });
    const { auth } = patient.client();
    const email = 'once@people.example';
    await auth.signUp({ email, password: credentials.password });
    const { error } = await auth.signUp({ email, password: credentials.password });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect(await patient.letters(email)).toHaveLength(1);
    await patient.stop();
  });
});
