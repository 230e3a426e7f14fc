import { expect, it } from 'vitest';
import { createDatabase } from './database.ts';

const url = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@localhost:5432/postgres';

it('hears notifications, also after its connection was cut', async () => {
  const database = createDatabase({ connectionString: url });
  const heard: string[] = [];
  let reconnected: () => void = () => undefined;
  database.onReconnect(() => reconnected());
  await database.listen('listen_test', (payload) => heard.push(payload));
  await database.query(`select pg_notify('listen_test', 'one')`);
  await expect.poll(() => heard).toEqual(['one']);
  const back = new Promise<void>((resolve) => {
    reconnected = resolve;
  });
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "listen_test"'`,
  );
  await back;
  await database.query(`select pg_notify('listen_test', 'two')`);
  await expect.poll(() => heard).toEqual(['one', 'two']);
  await database.close();
});
