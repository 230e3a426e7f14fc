import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { credentials, startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
  const secondUser = { ...credentials, email: 'mallory@people.example', email_confirm: true };
  await server.admin.auth.admin.createUser(secondUser);
});
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
  const getUser = async (token: string) => {
    const response = await server.request('/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    return [response.status, (await response.json()).error_code];
  };

  it('is rejected if its payload or signature was changed', async () => {
    const { access_token } = await signIn();
    const [header, payload, signature] = access_token.split('.');
    const claims = decode(payload);
    expect(await getUser(access_token)).toEqual([200, undefined]);
    const altered = encode({ ...claims, role: 'service_role' });
    expect(await getUser(`${header}.${altered}.${signature}`)).toEqual([403, 'bad_jwt']);
    expect(await getUser(`${header}.${payload}.`)).toEqual([403, 'bad_jwt']);
    expect(await getUser(`${header}.${payload}`)).toEqual([403, 'bad_jwt']);
    expect(await getUser('rubbish')).toEqual([403, 'bad_jwt']);
  });

  it('is rejected with the algorithm none', async () => {
    const [, payload] = (await signIn()).access_token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await getUser(`${encode({ alg, typ: 'JWT' })}.${payload}.`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('with a foreign signature is rejected, whatever key it names', async () => {
    const [header, payload] = (await signIn()).access_token.split('.');
    const { kid } = decode(header);
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(privateKey);
    expect(await getUser(forged)).toEqual([403, 'bad_jwt']);
    const unknown = await new SignJWT(decode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: 'mine' })
      .sign(privateKey);
    expect(await getUser(unknown)).toEqual([403, 'bad_jwt']);
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
      expect(await getUser(`${signed}.${signature}`)).toEqual([403, 'bad_jwt']);
    }
  });

  it('is rejected if it has expired or is for another audience', async () => {
    const claims = decode((await signIn()).access_token.split('.')[1]);
    const past = Math.floor(Date.now() / 1000) - 10;
    const signed = (changes: object) => server.keys.sign({ ...claims, ...changes }, 3600);
    expect(await getUser(await signed({}))).toEqual([200, undefined]);
    expect(await getUser(await signed({ exp: past }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ aud: 'somebody-else' }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ aud: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ sub: undefined }))).toEqual([403, 'bad_jwt']);
    expect(await getUser(await signed({ sub: "' or true --" }))).toEqual([403, 'bad_jwt']);
  });

  it('cannot combine a person’s own session with the account of another', async () => {
    const mallory = decode((await signIn('mallory@people.example')).access_token.split('.')[1]);
    const astrid = await signIn();
    const mixed = await server.keys.sign({ ...mallory, sub: astrid.user.id }, 3600);
    expect(await getUser(mixed)).toEqual([403, 'session_not_found']);
  });
});

describe('a session', () => {
  it('signing in always creates a new session (no fixation)', async () => {
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
    const session = await response.json();
    expect(session.user.email).toBe(credentials.email);
    expect(session.refresh_token).not.toBe(planted.refresh_token);
    const ids = [session, planted].map(
      ({ access_token }) => decode(access_token.split('.')[1]).session_id,
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('rights', () => {
  it('cannot be granted by the metadata of a sign-up', async () => {
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

const { password } = credentials;

describe('an account of an address that is not confirmed', () => {
  const ways = [
    ['another sign-up', 'signup', { password: `${password}2`, data: { language: 'sv' } }],
    ['a mailed code', 'otp', {}],
    ['a new password', 'recover', {}],
  ] as const;

  it.each(ways)(
    'drops data that somebody else entered, after %s of the owner',
    async (_, path, more) => {
      const email = `${path}.owner@people.example`;
      const typed = { account: 'staff', name: 'Evil', language: 'sv' };
      await server.client().auth.signUp({ email, password, options: { data: typed } });
      expect((await post(`/${path}`, { email, ...more })).status).toBe(200);
      const type = path === 'recover' ? 'recovery' : 'email';
      const { code: token } = await server.lastMail(email);
      const { data } = await server.client().auth.verifyOtp({ email, token, type });
      expect(data.user?.user_metadata).toEqual({
        email_verified: true,
        ...('data' in more && more.data),
      });
      expect(data.user?.identities?.[0]?.identity_data).not.toHaveProperty('name');
      const { rows } = await server.database.query(
        'select from public.staff_profiles where user_id = $1',
        [data.user?.id],
      );
      expect(rows).toEqual([]);
    },
  );

  it('drops data that somebody else entered, when staff invite the owner', async () => {
    const email = 'invited.owner@people.example';
    await server
      .client()
      .auth.signUp({ email, password, options: { data: { name: 'Evil', a: 1 } } });
    await server.admin.auth.admin.inviteUserByEmail(email, { data: { name: 'Owner' } });
    // Another sign-up does not change the data that staff entered either.
    await server.client().auth.signUp({ email, password, options: { data: { name: 'Evil' } } });
    const { rows } = await server.database.query(
      `select raw_user_meta_data as typed, name from auth.users
       join public.staff_profiles on user_id = id where auth.users.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ typed: { name: 'Owner' }, name: 'Owner' }]);
  });
});

describe('the existence of an account', () => {
  const unknown = 'nobody@people.example';
  /** The minimum of several measurements: noise only adds time. */
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
  ])('is not revealed by the response of %s', async (path, body) => {
    const responses = [];
    for (const email of [credentials.email, unknown]) {
      const response = await post(path, { ...body, email });
      responses.push([
        response.status,
        response.headers.get('x-sb-error-code'),
        await response.json(),
      ]);
    }
    expect(responses[0]).toEqual(responses[1]);
  });

  it('is not revealed by the response to a sign-up', async () => {
    const shapeOfResponse = async (email: string) => {
      const user = await (await post('/signup', { email, password: credentials.password })).json();
      return Object.keys(user).sort();
    };
    expect(await shapeOfResponse(credentials.email)).toEqual(
      await shapeOfResponse('newcomer@people.example'),
    );
  });

  it('is not revealed by the limit on a second mail', async () => {
    const patient = await startAuthServer({ mailInterval: 60 }, server);
    for (const path of ['/recover', '/resend', '/otp']) {
      const body = path === '/resend' ? { type: 'signup' } : {};
      const responses = [];
      for (const email of [credentials.email, unknown]) {
        const first = await post(path, { ...body, email }, patient);
        const second = await post(path, { ...body, email }, patient);
        responses.push([first.status, second.status, (await second.json()).error_code]);
      }
      expect(responses[0]).toEqual([200, 429, 'over_email_send_rate_limit']);
      expect(responses[1]).toEqual(responses[0]);
    }
    await patient.stop();
  });

  // Without hashing, the response for an unknown address would be ten times as fast. A busy machine delays single
  // requests.
  const maxRatio = 2.5;
  it.each(['/token?grant_type=password', '/recover', '/signup'])(
    'is not revealed by the duration of %s',
    async (path) => {
      let attempt = 0;
      const password = 'a password that nobody has';
      const times = await fastest((email) => {
        attempt += 1;
        // An address is known after its sign-up, so each attempt uses a new one.
        const address = email === unknown && path === '/signup' ? `${attempt}.${email}` : email;
        return post(path, { email: address, password });
      });
      expect(times.known / times.unknown).toBeGreaterThan(1 / maxRatio);
      expect(times.known / times.unknown).toBeLessThan(maxRatio);
    },
  );
});

it('no field is interpreted as SQL', async () => {
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
