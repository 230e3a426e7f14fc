import { expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase } from './database.ts';

it('receives notifications, also after its connection was cut', async () => {
  const clone = await cloneDatabase();
  const database = createDatabase({ connectionString: clone.url });
  const received: string[] = [];
  let reconnected: () => void = () => undefined;
  database.onReconnect(() => reconnected());
  await database.listen('listen_test', (payload) => received.push(payload));
  await database.query(`select pg_notify('listen_test', 'one')`);
  await expect.poll(() => received).toEqual(['one']);
  const back = new Promise<void>((resolve) => {
    reconnected = resolve;
  });
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "listen_test"' and datname = current_database()`,
  );
  await back;
  await database.query(`select pg_notify('listen_test', 'two')`);
  await expect.poll(() => received).toEqual(['one', 'two']);
  await database.close();
  await clone.drop();
});
