import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';

// Changes to an account write an audit entry and send a mail to its owner.
import { prepareNotices } from './prepare-notices.ts';

const { owner, server, notices, enrol } = prepareNotices();

describe('a sign-in from a new device', () => {
  const from = async (address: string, agent: string, cookie = '') => {
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'user-agent': agent, ...(cookie && { cookie }) },
      body: JSON.stringify({ email: owner.email, password }),
    });
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('is mailed to the owner, once', async () => {
    const cookie = await from('198.51.100.7', firefox);
    expect(await notices()).toEqual(['auth_new_device sv']);
    const { rows } = await server.database.query<AnyRow>(
      'select variables from public.outbox where to_email = $1',
      [owner.email],
    );
    expect(rows[0].variables.device).toBe('Firefox, Windows');
    await from('198.51.100.7', firefox);
    await from('203.0.113.99', firefox, cookie);
    expect(await notices()).toHaveLength(1);
    await from('203.0.113.98', firefox);
    expect(await notices()).toHaveLength(2);
  });

  it('is mailed before the second factor is verified, and the device is unknown until then', async () => {
    await enrol();
    await from('198.51.100.8', firefox);
    await from('198.51.100.8', firefox);
    const deviceNotices = (await notices()).filter((notice) =>
      notice.startsWith('auth_new_device'),
    );
    expect(deviceNotices).toHaveLength(2);
    const { rowCount } = await server.database.query<AnyRow>(
      `select from auth.known_sources where user_id = $1 and source = 'network:198.51.100.8'`,
      [owner.id],
    );
    expect(rowCount).toBe(0);
  });
});
