import { describe, expect, it } from 'vitest';
import { createFirstAdministrator } from '../../../../server/auth/users/first-administrator.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAdmin } from './prepare-admin.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

const { server, admin, create } = prepareAdmin();

describe('users', () => {
  it('are created with the given properties, without a mail', async () => {
    const email = 'astrid.ek@people.example';
    const { data, error } = await admin().createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { name: 'Astrid' },
      app_metadata: { team: 'north' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Astrid', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], team: 'north' },
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(await server.mails(email)).toHaveLength(0);
    const twin = await admin().createUser({ email, password });
    expect(twin.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('may have a phone, a chosen id, and no confirmation', async () => {
    const id = crypto.randomUUID();
    const { data } = await admin().createUser({
      id,
      phone: '+46 700 000 001',
      phone_confirm: true,
    });
    expect(data.user).toMatchObject({ id, phone: '46700000001', email: '' });
    const twin = await admin().createUser({ phone: '+46700000001' });
    expect(twin.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const unconfirmed = await admin().createUser({ email: 'bo@people.example', password });
    expect(unconfirmed.data.user?.email_confirmed_at).toBeUndefined();
  });

  it.each([
    ['neither address', {}, 400, 'validation_failed'],
    ['a weak password', { email: 'x@people.example', password: 'short' }, 422, 'weak_password'],
    [
      'an invalid ban',
      { email: 'x@people.example', ban_duration: 'for ever' },
      400,
      'validation_failed',
    ],
    [
      'an invalid hash',
      { email: 'x@people.example', password_hash: '$2a$10$x' },
      400,
      'validation_failed',
    ],
    [
      'a role above all rules',
      { email: 'x@people.example', role: 'service_role' },
      400,
      'validation_failed',
    ],
  ])('are rejected with %s', async (_, attributes, status, code) => {
    expect((await admin().createUser(attributes)).error).toMatchObject({ status, code });
  });

  it('are read by id', async () => {
    const { id } = await create('cecilia@people.example');
    expect((await admin().getUserById(id)).data.user?.email).toBe('cecilia@people.example');
    const unknown = await admin().getUserById(nobody);
    expect(unknown.error).toMatchObject({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    });
    const headers = { authorization: `Bearer ${server.keys.serviceKey}` };
    const invalid = await server.request('/admin/users/me', { headers });
    expect(invalid.status).toBe(404);
    expect((await invalid.json()).error_code).toBe('validation_failed');
  });

  it('can be deleted, or soft-deleted', async () => {
    const { id: hard } = await create('filip@people.example');
    const { id: soft } = await create('greta@people.example');
    expect((await admin().deleteUser(hard)).error).toBeNull();
    expect((await admin().deleteUser(soft, true)).error).toBeNull();
    for (const id of [hard, soft]) {
      expect((await admin().getUserById(id)).error?.code).toBe('user_not_found');
      expect((await admin().deleteUser(id)).error?.code).toBe('user_not_found');
    }
    const { rows } = await server.database.query<AnyRow>(
      'select email, encrypted_password, deleted_at from auth.users where id = any($1)',
      [[hard, soft]],
    );
    expect(rows).toMatchObject([
      { email: null, encrypted_password: null, deleted_at: expect.any(Date) },
    ]);
    await create('greta@people.example');
  });

  it('cannot be deleted if no administrator would remain', async () => {
    await createFirstAdministrator(server.database, { email: 'boss@alpaca.example', password });
    const { rows } = await server.database.query<AnyRow>(
      'select user_id from public.staff_profiles',
    );
    for (const soft of [true, false]) {
      const { error } = await admin().deleteUser(rows[0].user_id, soft);
      expect(error).toMatchObject({ status: 422, code: 'conflict' });
    }
    expect((await admin().getUserById(rows[0].user_id)).data.user?.email).toBe(
      'boss@alpaca.example',
    );
  });

  it('are listed page by page, newest first', async () => {
    const fresh = await startAuthServer();
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await fresh.admin.auth.admin.createUser({ email: `${name}@people.example` });
    }
    const list = (page: number, perPage: number) =>
      fresh.admin.auth.admin.listUsers({ page, perPage });
    const first = await list(1, 2);
    expect(first.data).toMatchObject({ aud: 'authenticated', total: 5, nextPage: 2, lastPage: 3 });
    expect(first.data.users.map(({ email }) => email)).toEqual([
      'e@people.example',
      'd@people.example',
    ]);
    expect(first.data.users[0]?.identities).toHaveLength(1);
    const last = await list(3, 2);
    expect(last.data).toMatchObject({ nextPage: null, lastPage: 3 });
    expect(last.data.users).toHaveLength(1);
    expect((await fresh.admin.auth.admin.listUsers()).data.users).toHaveLength(5);
    const headers = { authorization: `Bearer ${fresh.keys.serviceKey}` };
    const invalid = await fresh.request('/admin/users?page=-1', { headers });
    expect(invalid.status).toBe(400);
    const raw = await fresh.request('/admin/users?page=1&per_page=2', { headers });
    expect(raw.headers.get('link')).toBe(
      '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    );
    await fresh.stop();
  });
});
