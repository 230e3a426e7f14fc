import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEmptyDatabase, withClient } from '../../tests/fixtures/database.ts';
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
