import { describe, expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAdmin } from './prepare-admin.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

const { server, create } = prepareAdmin();

describe('access', () => {
  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${nobody}`],
    ['PUT', `/admin/users/${nobody}`],
    ['DELETE', `/admin/users/${nobody}`],
    ['GET', `/admin/users/${nobody}/factors`],
    ['DELETE', `/admin/users/${nobody}/factors/${nobody}`],
    ['GET', `/admin/users/${nobody}/sessions`],
    ['DELETE', `/admin/users/${nobody}/sessions`],
    ['POST', '/admin/generate_link'],
    ['POST', '/admin/mail_code'],
    ['POST', '/invite'],
  ])('is limited to the service role: %s %s', async (method, path) => {
    const bare = await server.request(path, { method });
    expect(bare.status).toBe(401);
    expect((await bare.json()).error_code).toBe('no_authorization');
    const email = `${crypto.randomUUID()}@people.example`;
    await create(email);
    const { data } = await server.client().auth.signInWithPassword({ email, password });
    for (const token of [server.keys.anonKey, data.session?.access_token]) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await server.request(path, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        code: 403,
        error_code: 'not_admin',
        msg: 'User not allowed',
      });
    }
  });

  it('is also allowed with a secret key', async () => {
    const key = `sb_secret_${'x'.repeat(30)}`;
    await server.database.query(
      `insert into auth.api_keys (name, role, api_key_hash) values ('tool', 'service_role', encode(sha256($1), 'hex'))`,
      [Buffer.from(key)],
    );
    const second = await startAuthServer({}, server);
    const response = await second.request('/admin/users', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    await second.stop();
  });
});
