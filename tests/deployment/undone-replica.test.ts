import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkReplica } from '../../server/doctor/check-replica.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import {
  abandon,
  connected,
  createOwner,
  createServerFolder,
  initialise,
} from '../fixtures/postgres/own-server.ts';
import { until } from '../fixtures/until.ts';

vi.setConfig({ testTimeout: 120_000 });

const standbyPort = 5433;
const settings = ['fsync=off', 'autovacuum=off', 'hot_standby_feedback=on'];

it('a replica that has what a recovery of the primary undid is named', async () => {
  const place = await createServerFolder('undone');
  onTestFinished(place.remove);
  const { urlOf } = place;
  const start = async (data: string, port?: number) => {
    const server = place.start(data, settings, port);
    onTestFinished(() => abandon(server));
    return { server, client: await connected(server, urlOf('postgres', 'postgres', port)) };
  };
  const copy = (name: string, ...options: string[]) => {
    const from = ['-d', urlOf('postgres').replace('/postgres?', '/?')];
    place.run('pg_basebackup', [...from, '-D', join(place.folder, name), '-c', 'fast', ...options]);
    return join(place.folder, name);
  };
  const primary = await start(initialise(place, 'primary'));
  await createOwner(primary.client);
  const earlier = copy('earlier');
  const replica = await start(copy('replica', '-R'), standbyPort);
  await replica.client.end();
  await withClient(urlOf('owner'), (client) =>
    client.query('create table kept as select generate_series(1, 300000)'),
  );
  const urls = {
    DATABASE_URL: urlOf('owner'),
    DATABASE_READ_URL: urlOf('owner', 'owner', standbyPort),
    DATABASE_READ_MAX_LAG: 5,
  };
  await until(async () => (await checkReplica(urls))[0]?.state === 'ok');

  await primary.client.end();
  await abandon(primary.server);
  await (await start(earlier)).client.end();
  expect(await checkReplica(urls)).toEqual([
    {
      state: 'failed',
      text: expect.stringContaining('has changes that the primary lacks'),
      remedy: expect.stringContaining('make a new standby'),
    },
  ]);
});
