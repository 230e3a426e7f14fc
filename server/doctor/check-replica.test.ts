import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../tests/fixtures/database.ts';
import { until } from '../../tests/fixtures/until.ts';
import { withClient } from '../postgres/with-client.ts';
import { checkReplica } from './check-replica.ts';

// tests/deployment/replica.test.ts has the checks of a real standby.

const name = 'replica of the doctor';

let database: TestDatabase;
let primary: Server;

beforeAll(async () => {
  database = await createEmptyDatabase();
  primary = createServer(async (socket) => {
    await withClient(database.url, async (client) => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [name],
      );
      await until(async () => {
        const { rowCount } = await client.query(
          'select from pg_stat_activity where application_name = $1',
          [name],
        );
        return rowCount === 0;
      });
    });
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    primary.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  primary.close();
  await database.drop();
});

it('survives a connection that is lost while the other one is made', async () => {
  const replicaUrl = new URL(database.url);
  replicaUrl.searchParams.set('application_name', name);
  const { port } = primary.address() as AddressInfo;
  const findings = await checkReplica({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
    DATABASE_READ_URL: replicaUrl.href,
    DATABASE_READ_MAX_LAG: 1,
  });
  expect(findings).toEqual([
    expect.objectContaining({
      state: 'failed',
      text: expect.stringContaining('The replica cannot be used'),
      remedy: expect.stringContaining('make a new standby'),
    }),
  ]);
});

it('a replica that is unreachable has to be started', async () => {
  const findings = await checkReplica({
    DATABASE_URL: database.url,
    DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATABASE_READ_MAX_LAG: 1,
  });
  expect(findings).toEqual([
    {
      state: 'failed',
      text: expect.stringMatching(/^The replica cannot be used: .*ECONNREFUSED/),
      remedy: expect.stringContaining(
        'Start the replica, or correct DATABASE_READ_URL and restart',
      ),
    },
  ]);
});
