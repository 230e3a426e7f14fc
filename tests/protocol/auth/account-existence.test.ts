import { beforeAll, describe, expect, it } from 'vitest';
import { credentials, startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
  const secondUser = { ...credentials, email: 'mallory@people.example', email_confirm: true };
  await server.admin.auth.admin.createUser(secondUser);
});

const post = (path: string, body: object, at = server) =>
  at.request(path, { method: 'POST', body: JSON.stringify(body) });

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
