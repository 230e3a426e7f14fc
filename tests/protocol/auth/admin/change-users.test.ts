import { describe, expect, it } from 'vitest';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAdmin } from './prepare-admin.ts';

const { server, admin, create } = prepareAdmin();

describe('users', () => {
  it('are changed', async () => {
    const { id } = await create('david@people.example');
    const client = server.client();
    await client.auth.signInWithPassword({ email: 'david@people.example', password });
    await admin().updateUserById(id, {
      app_metadata: { team: 'north', role: 'x' },
      user_metadata: { name: 'David' },
    });
    const { data, error } = await admin().updateUserById(id, {
      email: 'david.new@people.example',
      app_metadata: { role: null },
      role: 'authenticated',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'david.new@people.example',
      user_metadata: { name: 'David' },
    });
    expect(data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      team: 'north',
    });
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe('david.new@people.example');
    expect((await client.auth.getUser()).error).toBeNull();

    await admin().updateUserById(id, { password: 'a new password' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const back = await client.auth.signInWithPassword({
      email: 'david.new@people.example',
      password: 'a new password',
    });
    expect(back.error).toBeNull();
    await create('taken@people.example');
    const takenEmail = await admin().updateUserById(id, { email: 'taken@people.example' });
    expect(takenEmail.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('can be banned and unbanned', async () => {
    const email = 'eva@people.example';
    const { id } = await create(email);
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    const { data } = await admin().updateUserById(id, { ban_duration: '1h30m' });
    const until = new Date(
      (data.user as { banned_until?: string } | null)?.banned_until ?? 0,
    ).getTime();
    expect(Math.abs(until - Date.now() - 90 * 60_000)).toBeLessThan(60_000);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'user_banned',
    );
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
