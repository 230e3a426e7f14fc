import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkReplica } from '../../server/doctor/check-replica.ts';
import { createKeys } from '../../server/jwt/jwt.ts';
import { createDatabase } from '../../server/postgres/database.ts';
import {
  type ReplicatedCluster,
  startReplicatedCluster,
} from '../fixtures/postgres/replicated-cluster.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { joinChannel, moveJob } from '../process/connections.ts';
import { freePort, killAll, type Product, startProduct } from '../process/product.ts';

// Two processes read from a real streaming standby, which is late, stops, is killed and is promoted.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const slug = 'ilog-digital-designer';
const maxLag = 1;
const metricsToken = 'a token of some length';

/** Says where it runs. A volatile function must run on the primary, whatever the method. */
const probes = `
  create function public.runs_on_replica() returns boolean stable language sql as 'select pg_is_in_recovery()';
  create function public.may_write() returns boolean volatile language sql as 'select pg_is_in_recovery()';
  create function public.read_from_replica(job public.jobs) returns boolean stable language sql
    as 'select pg_is_in_recovery()';
  grant execute on function public.runs_on_replica(), public.may_write(), public.read_from_replica(public.jobs)
    to anon, authenticated, service_role;
  create unlogged table public.unlogged_rows (id int);
  grant select on public.unlogged_rows to anon;
  notify pgrst`;

let cluster: ReplicatedCluster;
let folder: string;
let products: [Product, Product];
let keys: { anon: string; service: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-replica-'));
  cluster = await startReplicatedCluster();
  const start = async () =>
    startProduct({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: cluster.primaryUrl,
      DATABASE_READ_URL: cluster.replicaUrl,
      DATABASE_READ_MAX_LAG: String(maxLag),
      PUBLIC_URL: 'http://127.0.0.1:1',
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'info',
    });
  products = await Promise.all([start(), start()]);
  await cluster.onPrimary(probes);
  const owner = createDatabase({ connectionString: cluster.primaryUrl });
  const { anonKey, serviceKey } = await createKeys({ database: owner });
  keys = { anon: anonKey, service: serviceKey };
  await owner.close();
  await until(usesReplica);
});

afterAll(async () => {
  await killAll();
  await cluster?.stop();
  await removeFolder(folder);
});

const clientOf = ({ url }: Product, key: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
const services = () => products.map((product) => clientOf(product, keys.service));
const visitors = () => products.map((product) => clientOf(product, keys.anon));

async function usesReplica(): Promise<boolean> {
  const results = await Promise.all(visitors().map((client) => client.rpc('runs_on_replica')));
  return results.every(({ data }) => data === true);
}

const pageOf = async ({ url }: Product) => (await fetch(`${url}/job/${slug}`)).text();
const away = 'the replica is not used';
const back = 'the replica is used again';

/** Both processes have logged the line once since then. */
function watchLine(line: string): () => boolean {
  const count = () => products.map(({ output }) => output().split(line).length - 1);
  const before = count();
  return () => count().every((now, index) => now === (before[index] ?? 0) + 1);
}

/** Writes through one process and reads through the other, in turn. Returns the writes that the reader missed. */
async function findMissed(rounds: number): Promise<string[]> {
  const clients = services();
  const missed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader] = round % 2 ? clients : clients.toReversed();
    const location = `Place ${round} at ${performance.now()}`;
    await writer?.from('jobs').update({ location }).eq('slug', slug).throwOnError();
    const read = await reader?.from('jobs').select('location').eq('slug', slug).single();
    if (read?.data?.location !== location) missed.push(location);
  }
  return missed;
}

it('reads of rows and of stable functions use the replica, with the rights of the caller', async () => {
  const [visitor] = visitors();
  const [service] = services();
  const jobs = await visitor?.from('jobs').select('slug, read_from_replica').limit(1);
  expect(jobs?.data).toMatchObject([{ read_from_replica: true }]);
  for (const get of [true, false]) {
    expect((await visitor?.rpc('runs_on_replica', {}, { get }))?.data).toBe(true);
    expect((await visitor?.rpc('may_write', {}, { get }))?.data).toBe(false);
  }
  expect((await visitor?.from('people').select('id'))?.data ?? []).toEqual([]);
  expect((await service?.from('people').select('id').limit(1))?.data).toHaveLength(1);
  // A standby cannot read it, so the primary does.
  expect((await visitor?.from('unlogged_rows').select())?.data).toEqual([]);
  expect(await checkReplica(settings())).toMatchObject([{ state: 'ok' }]);
});

const settings = () => ({
  DATABASE_URL: cluster.primaryUrl,
  DATABASE_READ_URL: cluster.replicaUrl,
  DATABASE_READ_MAX_LAG: maxLag,
});

it('a writer and who is told of a change see it on every process, although the replica is late', async () => {
  const [here, there] = services();
  if (!here || !there) throw new Error('no clients');
  await cluster.onReplica('alter system set recovery_min_apply_delay = 200');
  await cluster.onReplica('select pg_reload_conf()');
  expect(await findMissed(6)).toEqual([]);
  const seen: [told: string, read: string][] = [];
  await joinChannel(
    here
      .channel('jobs')
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'jobs' }, (change) => {
        const told = String(change.new.location);
        void there
          .from('jobs')
          .select('location')
          .eq('slug', slug)
          .single()
          .then(({ data }) => seen.push([told, data?.location]));
      }),
  );
  for (const location of ['Kiruna', 'Ystad']) {
    await cluster.onPrimary(`update jobs set location = '${location}' where slug = '${slug}'`);
    await until(() => seen.some(([told]) => told === location));
    expect(seen.at(-1)).toEqual([location, location]);
  }
  await here.removeAllChannels();
  expect(await usesReplica()).toBe(true);
  await cluster.onReplica('alter system reset recovery_min_apply_delay');
  await cluster.onReplica('select pg_reload_conf()');
});

it('a replica that stops replaying is left in time, and neither writes nor pages go back to what it has', async () => {
  const [first, second] = products;
  const [service, other] = services();
  const visitor = visitors()[0];
  if (!service || !other) throw new Error('no clients');
  await Promise.all(products.map(pageOf));
  const [isAway, isBack] = [watchLine(away), watchLine(back)];
  await cluster.onReplica('select pg_wal_replay_pause()');
  await cluster.onPrimary(`update jobs set location = 'Mora' where slug = '${slug}'`);
  // Both caches were filled before. A page that is rendered from the replica now would be kept for a minute.
  await until(async () =>
    (await Promise.all(products.map(pageOf))).every((html) => html.includes('Mora')),
  );
  await moveJob(service, slug, 'Visby');
  expect(
    (await other.from('jobs').select('location').eq('slug', slug).single()).data?.location,
  ).toBe('Visby');
  await until(async () => (await visitor?.rpc('runs_on_replica'))?.data === false);
  await until(isAway);
  for (const product of products) expect(product.output()).toContain('more than 1 s behind');
  expect(await checkReplica(settings())).toMatchObject([{ state: 'warning' }]);
  expect(await findMissed(4)).toEqual([]);
  for (let look = 0; look < 5; look += 1) expect(await pageOf(second)).not.toContain('Mora');
  expect(await gaugesOf(first)).toMatch(/^alpaca_replica_used 0$/m);
  await cluster.onReplica('select pg_wal_replay_resume()');
  await until(usesReplica);
  expect([isAway(), isBack()]).toEqual([true, true]);
  expect(await gaugesOf(first)).toMatch(/^alpaca_replica_used 1$/m);
});

const gaugesOf = async ({ url }: Product) =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();

/** Reads, writes and renders through both processes while the work runs. Returns what failed. */
async function failuresDuring(work: () => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  let isOver = false;
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      const failure = await act().catch((error: unknown) => error);
      if (failure) failures.push(failure);
      await sleep(5);
    }
  };
  const loads = products.flatMap((product) => {
    const [visitor, service] = [clientOf(product, keys.anon), clientOf(product, keys.service)];
    return [
      repeat(async () => (await visitor.from('jobs').select('slug, title').limit(5)).error),
      repeat(
        async () => (await service.from('people').select('id, applications(id)').limit(50)).error,
      ),
      repeat(
        async () =>
          (await fetch(`${product.url}/available-jobs?page=${Math.random()}`)).status !== 200,
      ),
    ];
  });
  const writes = repeat(async () => (await findMissed(1))[0]);
  await work();
  isOver = true;
  await Promise.all([...loads, writes]);
  return failures;
}

it('no request fails when the replica is killed under load, and reads return to it when it is back', async () => {
  const [isAway, isBack] = [watchLine(away), watchLine(back)];
  const failures = await failuresDuring(async () => {
    await sleep(300);
    await cluster.killReplica();
    await until(isAway);
    await sleep(300);
    await cluster.startReplica();
    await until(usesReplica);
  });
  expect(failures).toEqual([]);
  expect([isAway(), isBack()]).toEqual([true, true]);
});

it('no request fails when the replica is promoted under load, and it is not used any more', async () => {
  const isAway = watchLine(away);
  const failures = await failuresDuring(async () => {
    await sleep(300);
    await cluster.onReplica('select pg_promote()');
    await until(isAway);
    await sleep(1000);
  });
  expect(failures).toEqual([]);
  expect(isAway()).toBe(true);
  expect(await usesReplica()).toBe(false);
  for (const product of products) expect(product.output()).toContain('it is not a standby');
  expect(await checkReplica(settings())).toMatchObject([{ state: 'failed' }]);
});
