import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryKeys } from '../../app/backend/query-keys.ts';
import { refetch } from '../../app/backend/refetch.ts';
import { unwrap } from '../../app/backend/unwrap.ts';
import { subscribeToTables } from '../../app/backend/use-table-changes.ts';
import type { Database } from '../../domain/database.types.ts';
import { createKeys } from '../../server/jwt/jwt.ts';
import { createDatabase } from '../../server/postgres/database.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { eventually } from '../fixtures/eventually.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { freePort, killAll, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let database: TestDatabase;
let folder: string;
let owner: ReturnType<typeof createDatabase>;
let client: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'alpaca-follow-'));
  const product = await startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WORKER: 'off',
  });
  owner = createDatabase({ connectionString: database.url });
  const { serviceKey } = await createKeys({ database: owner });
  client = createClient<Database>(product.url, serviceKey);
  // A change shortly before the subscription counts as missed, such as the demo content.
  await sleep(2000);
});

afterAll(async () => {
  await client?.removeAllChannels();
  await owner?.close();
  await killAll();
  await database?.drop();
  await removeFolder(folder);
});

function followJob(slug: string) {
  const queries = new QueryClient();
  const queryKey = queryKeys.row('jobs', slug);
  const read = vi.fn(() =>
    unwrap(client.from('jobs').select('slug, location').eq('slug', slug).single()),
  );
  const stop = subscribeToTables(
    client,
    [{ table: 'people' }, { table: 'jobs', filter: `slug=eq.${slug}` }, { table: 'freelancers' }],
    () => void refetch(queries, queryKey),
  );
  return { queries, queryKey, read, stop };
}

const move = (slug: string, location: string) =>
  owner.query('update public.jobs set location = $2 where slug = $1', [slug, location]);

test('a query is refetched when its rows change, and only then', async () => {
  const { queries, queryKey, read, stop } = followJob('ilog-digital-designer');
  const observer = new QueryObserver(queries, { queryKey, queryFn: read });
  const unsubscribe = observer.subscribe(() => undefined);
  const locations = () => observer.getCurrentResult().data?.location;

  // Once for the query itself, and not again when the channel is joined, because nothing has changed.
  await eventually(() => expect(client.getChannels()[0]?.state).toBe('joined'));
  await sleep(500);
  await eventually(() => expect(queries.isFetching()).toBe(0));
  expect(read).toHaveBeenCalledTimes(1);

  await move('ilog-digital-designer', 'Umeå');
  await eventually(() => expect(locations()).toBe('Umeå'));
  expect(read).toHaveBeenCalledTimes(2);

  await move('gofido-fullstack-developer', 'Lund');
  await move('ilog-digital-designer', 'Luleå');
  await eventually(() => expect(locations()).toBe('Luleå'));
  expect(read).toHaveBeenCalledTimes(3);

  unsubscribe();
  stop();
  await move('ilog-digital-designer', 'Göteborg');
  await sleep(500);
  expect(read).toHaveBeenCalledTimes(3);
});
