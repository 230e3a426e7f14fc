import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../fixtures/auth-server.ts';

const credentials = { email: 'astrid.ek@people.example', password: 'a long enough password' };
let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer();
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
  const other = { ...credentials, email: 'mallory@people.example', email_confirm: true };
  await server.admin.auth.admin.createUser(other);
});
afterAll(() => server?.stop());

async function signIn(email = credentials.email) {
  const { data } = await server.client().auth.signInWithPassword({ ...credentials, email });
  if (!data.session) throw new Error('no session');
  return data.session;
}

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const post = (path: string, body: object, at = server) =>
  at.request(path, { method: 'POST', body: JSON.stringify(body) });

describe('an access token', () => {
  const refusal = async (token: string) => {
    const response = await server.request('/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    return [response.status, (await response.json()).error_code];
  };

  it('counts only as it was signed', async () => {
    const { access_token } = await signIn();
    const [header, payload, signature] = access_token.split('.');
    const claims = decode(payload);
    expect(await refusal(access_token)).toEqual([200, undefined]);
    const altered = encode({ ...claims, role: 'service_role' });
    expect(await refusal(`${header}.${altered}.${signature}`)).toEqual([403, 'bad_jwt']);
    expect(await refusal(`${header}.${payload}.`)).toEqual([403, 'bad_jwt']);
    expect(await refusal(`${header}.${payload}`)).toEqual([403, 'bad_jwt']);
    expect(await refusal('rubbish')).toEqual([403, 'bad_jwt']);
  });

  it('with the algorithm none is refused', async () => {
    const [, payload] = (await signIn()).access_token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await refusal(`${encode({ alg, typ: 'JWT' })}.${payload}.`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('signed by somebody else is refused, whatever key it names', async () => {
    const [header, payload] = (await signIn()).access_token.split('.');
    const { kid } = decode(header);
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(privateKey);
    expect(await refusal(forged)).toEqual([403, 'bad_jwt']);
    const unknown = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: 'mine' })
      .sign(privateKey);
    expect(await refusal(unknown)).toEqual([403, 'bad_jwt']);
  });

  it('cannot be signed with the public key as a shared secret', async () => {
    const [header, payload] = (await signIn()).access_token.split('.');
    const [jwk] = server.keys.jwks().keys;
    const key = await importJWK({ ...jwk, ext: true }, 'ES256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('not a public key');
    const secrets = [await exportSPKI(key), JSON.stringify(jwk), jwk?.x ?? '', ''];
    const { kid } = decode(header);
    for (const secret of secrets) {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await refusal(`${signed}.${signature}`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('that expired, or is for another audience, is refused', async () => {
    const claims = decode((await signIn()).access_token.split('.')[1]);
    const past = Math.floor(Date.now() / 1000) - 10;
    const signed = (more: object) => server.keys.sign({ ...claims, ...more }, 3600);
    expect(await refusal(await signed({}))).toEqual([200, undefined]);
    expect(await refusal(await signed({ exp: past }))).toEqual([403, 'bad_jwt']);
    expect(await refusal(await signed({ aud: 'somebody-else' }))).toEqual([403, 'bad_jwt']);
    expect(await refusal(await signed({ aud: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await refusal(await signed({ sub: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await refusal(await signed({ sub: "' or true --" }))).toEqual([403, 'bad_jwt']);
  });

  it('does not open another person’s account with one’s own session', async () => {
    const mallory = decode((await signIn('mallory@people.example')).access_token.split('.')[1]);
    const astrid = await signIn();
    const mixed = await server.keys.sign({ ...mallory, sub: astrid.user.id }, 3600);
    expect(await refusal(mixed)).toEqual([403, 'session_not_found']);
  });
});

describe('a session', () => {
  it('is always new: none that was there before is taken up', async () => {
    const planted = await signIn('mallory@people.example');
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { authorization: `Bearer ${planted.access_token}`, cookie: 'session_id=planted' },
      body: JSON.stringify({
        ...credentials,
        session_id: decode(planted.access_token.split('.')[1]).session_id,
        refresh_token: planted.refresh_token,
      }),
    });
    const answer = await response.json();
    expect(answer.user.email).toBe(credentials.email);
    expect(answer.refresh_token).not.toBe(planted.refresh_token);
    const ids = [answer, planted].map(
      ({ access_token }) => decode(access_token.split('.')[1]).session_id,
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('rights', () => {
  it('cannot be given to oneself when signing up', async () => {
    const response = await post('/signup', {
      email: 'climber@people.example',
      password: credentials.password,
      data: { role: 'admin', aal: 'aal2', is_anonymous: true },
      role: 'service_role',
      aud: 'supabase_admin',
      app_metadata: { role: 'admin' },
      id: '00000000-0000-4000-8000-000000000000',
      email_confirm: true,
      email_confirmed_at: new Date(),
      is_super_admin: true,
    });
    const user = await response.json();
    expect(user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
    });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(user.id).not.toBe('00000000-0000-4000-8000-000000000000');
    expect(user).not.toHaveProperty('email_confirmed_at');
  });
});

describe('whether an account exists', () => {
  const unknown = 'nobody@people.example';
  /** The least of several: noise only ever adds. */
  async function fastest(work: (email: string) => Promise<unknown>) {
    const times: Record<string, number> = { [credentials.email]: Infinity, [unknown]: Infinity };
    for (let round = 0; round < 8; round += 1) {
      for (const email of [credentials.email, unknown]) {
        const started = performance.now();
        await work(email);
        times[email] = Math.min(times[email] ?? Infinity, performance.now() - started);
      }
    }
    return { known: times[credentials.email] ?? 0, unknown: times[unknown] ?? 0 };
  }

  it.each([
    ['/token?grant_type=password', { password: 'a wrong password' }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/verify', { type: 'recovery', token: '000000' }],
    ['/verify', { type: 'signup', token: '000000' }],
  ])('is not told by the answer of %s', async (path, body) => {
    const answers = [];
    for (const email of [credentials.email, unknown]) {
      const response = await post(path, { ...body, email });
      answers.push([
        response.status,
        response.headers.get('x-sb-error-code'),
        await response.json(),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is not told by the answer to a sign-up', async () => {
    const shape = async (email: string) => {
      const user = await (await post('/signup', { email, password: credentials.password })).json();
      return Object.keys(user).sort();
    };
    expect(await shape(credentials.email)).toEqual(await shape('newcomer@people.example'));
  });

  it('is not told by a second mail being refused', async () => {
    const patient = await startAuthServer({ mailInterval: 60 }, server);
    for (const path of ['/recover', '/resend', '/otp']) {
      const body = path === '/resend' ? { type: 'signup' } : {};
      const answers = [];
      for (const email of [credentials.email, unknown]) {
        const first = await post(path, { ...body, email }, patient);
        const second = await post(path, { ...body, email }, patient);
        answers.push([first.status, second.status, (await second.json()).error_code]);
      }
      expect(answers[0]).toEqual([200, 429, 'over_email_send_rate_limit']);
      expect(answers[1]).toEqual(answers[0]);
    }
    await patient.stop();
  });

  it('is not told by how long a wrong password takes', async () => {
    const wrong = { password: 'a wrong password' };
    const times = await fastest((email) => post('/token?grant_type=password', { ...wrong, email }));
    expect(times.known / times.unknown).toBeGreaterThan(0.6);
    expect(times.known / times.unknown).toBeLessThan(1.6);
  });

  // A sign-up is dominated by hashing, which a busy machine stretches: there only gross differences count.
  it.each([
    ['/recover', 1.6],
    ['/signup', 2.5],
  ])('is not told by how long %s takes', async (path, most) => {
    let turn = 0;
    const { password } = credentials;
    const times = await fastest((email) => {
      turn += 1;
      // Whoever signed up is known from then on, so every unknown address is a fresh one.
      const address = email === unknown && path === '/signup' ? `${turn}.${email}` : email;
      return post(path, { email: address, password });
    });
    expect(times.known / times.unknown).toBeGreaterThan(1 / most);
    expect(times.known / times.unknown).toBeLessThan(most);
  });
});

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
    'at the password of %s ends after five, from wherever',
    async (email) => {
      const answers = [];
      for (let index = 0; index < 7; index += 1)
        answers.push(await guess(`192.0.2.${index}`, email));
      expect(answers).toEqual([
        ...Array(5).fill('invalid_credentials'),
        ...Array(2).fill('over_request_rate_limit'),
      ]);
      expect(await guess('192.0.2.99', email, credentials.password)).toBe(
        'over_request_rate_limit',
      );
    },
  );

  it('gains nothing by guessing all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        guess(`198.51.100.${index}`, 'crowd@people.example'),
      ),
    );
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(5);
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

  it('is not held against somebody who gets it right', async () => {
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
    const few = await startAuthServer({ limits: { mailsPerHour: 2 } });
    const { auth } = few.client();
    const codes = [];
    for (const name of ['a', 'b', 'c']) {
      codes.push((await auth.resetPasswordForEmail(`${name}@people.example`)).error?.message);
    }
    expect(codes).toEqual([undefined, undefined, 'email rate limit exceeded']);
    await few.stop();
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

it('takes no SQL from anywhere', async () => {
  const nasty = `x'; drop table auth.users; --`;
  for (const body of [
    { email: `${nasty}@people.example`, password: nasty },
    { email: credentials.email, password: nasty },
  ]) {
    expect((await post('/token?grant_type=password', body)).status).toBe(400);
  }
  await post('/verify', { type: nasty, token_hash: nasty });
  await server.request(`/verify?token=${encodeURIComponent(nasty)}&type=signup`);
  expect((await signIn()).user.email).toBe(credentials.email);
});
