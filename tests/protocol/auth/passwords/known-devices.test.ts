import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import {
  type AuthServer,
  credentials,
  startAuthServer,
} from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  for (const email of [credentials.email, 'mallory@people.example']) {
    await server.admin.auth.admin.createUser({ ...credentials, email, email_confirm: true });
  }
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

  const signIn = async (address: string, enteredPassword: string, cookie = '') => {
    const response = await strict.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password: enteredPassword }),
    });
    const { error_code } = await response.json();
    return { code: error_code, cookie: response.headers.get('set-cookie') ?? '' };
  };
  const attack = async (address: string, times = 12) => {
    const codes = [];
    for (let index = 0; index < times; index += 1) codes.push(await signIn(address, 'wrong'));
    return codes.map(({ code }) => code);
  };

  it('can still sign in from a known network and browser', async () => {
    const { cookie } = await signIn('203.0.113.50', password);
    expect(cookie).toMatch(/^auth-device=[\w-]{43}; .*Path=\/auth\/v1; HttpOnly; SameSite=Lax$/);
    const device = cookie.split(';')[0] ?? '';

    for (let index = 0; index < 6; index += 1) await attack(`198.18.0.${index}`, 2);
    expect((await signIn('198.18.0.99', password)).code).toBe('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password)).code).toBeUndefined();
    expect((await signIn('198.18.0.99', password, device)).code).toBeUndefined();

    // The attacker is in the owner's own network.
    expect(await attack('203.0.113.50')).toContain('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password)).code).toBe('over_request_rate_limit');
    expect((await signIn('203.0.113.50', password, device)).code).toBeUndefined();
  });

  it('cannot be impersonated by a made-up cookie, or one of another account', async () => {
    const madeUp = `auth-device=${'A'.repeat(43)}`;
    expect((await signIn('198.18.0.98', password, madeUp)).code).toBe('over_request_rate_limit');
    const response = await strict.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.18.7.7' },
      body: JSON.stringify({ email: 'mallory@people.example', password }),
    });
    const foreignCookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(foreignCookie).toContain('auth-device=');
    expect((await signIn('198.18.0.98', password, foreignCookie)).code).toBe(
      'over_request_rate_limit',
    );
  });

  it('loses all known devices when the password changes', async () => {
    const { cookie } = await signIn('203.0.113.50', password, '');
    expect(cookie).toBe('');
    const { rows } = await strict.database.query<AnyRow>(
      `select count(*)::int as known from auth.known_sources
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect(rows[0].known).toBeGreaterThan(2);
    const { data } = await strict.admin.auth.admin.listUsers();
    const id = data.users.find((user) => user.email === email)?.id ?? '';
    await strict.admin.auth.admin.updateUserById(id, { password: 'another long password' });
    const sourcesAfter = await strict.database.query<AnyRow>(
      'select from auth.known_sources where user_id = $1',
      [id],
    );
    expect(sourcesAfter.rowCount).toBe(0);
  });
});
