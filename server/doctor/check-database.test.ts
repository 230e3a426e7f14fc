import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '../../tests/fixtures/database.ts';
import { withClient } from '../postgres/with-client.ts';
import { checkDatabase } from './check-database.ts';

it('connections of other users count, also for a user who is not a superuser', async () => {
  const { url, drop } = await createEmptyDatabase();
  const user = `owner_${randomUUID().slice(0, 8)}`;
  const own = Object.assign(new URL(url), { username: user, password: 'hush' }).href;
  try {
    await withClient(url, async (client) => {
      await client.query(`create role ${user} login password 'hush'`);
      const [finding] = await withClient(own, (owner) =>
        checkDatabase({ query: owner.query.bind(owner) }),
      );
      expect(Number(/(\d+) of \d+ connections/.exec(finding?.text ?? '')?.[1])).toBeGreaterThan(1);
      await client.query(`drop role ${user}`);
    });
  } finally {
    await drop();
  }
});

it('clocks that differ are named with how to find and set the wrong one', async () => {
  const { url, drop } = await createEmptyDatabase();
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  try {
    await withClient(url, async (client) => {
      const findings = await checkDatabase({ query: client.query.bind(client) });
      expect(findings).toContainEqual({
        state: 'failed',
        text: expect.stringMatching(/differ by 3[56]\d\d seconds\.$/),
        remedy: expect.stringMatching(/timedatectl shows .* timedatectl set-ntp true/),
      });
    });
  } finally {
    clock.mockRestore();
    await drop();
  }
});

it('a database that takes no writes is named with how to make it writable', async () => {
  const { url, drop } = await createEmptyDatabase();
  try {
    await withClient(url, async (client) => {
      const check = () => checkDatabase({ query: client.query.bind(client) });
      const readOnly = { state: 'failed', text: expect.stringMatching(/^PostgreSQL is read-only/) };
      expect(await check()).not.toContainEqual(expect.objectContaining(readOnly));
      await client.query('set default_transaction_read_only = on');
      expect(await check()).toContainEqual(expect.objectContaining(readOnly));
    });
  } finally {
    await drop();
  }
});
