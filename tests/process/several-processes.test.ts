import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeys, type Keys } from '../../server/jwt/jwt.ts';
import { createDatabase, type Database as Owner } from '../../server/postgres/database.ts';
import { schedule } from '../../server/worker/schedule.ts';
import type { AnyRow } from '../fixtures/any-row.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { type Client, followJobs, joinChannel, moveJob, reuseConnection } from './connections.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { shiftedClock, watchJobs } from './minute.ts';
import { freePort, killAll, type Product, startProduct, stopProduct } from './product.ts';

// Two processes on one database and one folder behave as one.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const administrator = { email: 'chief@alpaca.example', password: 'a long enough password' };

const slug = 'ilog-digital-designer';

/** The time from the launch to the next full minute of the processes' clock. */
const msToFullMinute = 14_000;

let folder: string;
let database: TestDatabase;
let owner: Owner;
let keys: Keys;
let mails: MailServer;
let loadBalancer: LoadBalancer;
let ports: [number, number];
let products: [Product, Product];
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-several-'));
  database = await cloneDatabase();
  owner = createDatabase({ connectionString: database.url });
  mails = await startMailServer();
  ports = [await freePort(), await freePort()];
  const balancerPort = await freePort();
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: `http://127.0.0.1:${balancerPort}`,
    TRUST_PROXY: '1',
    SMTP_URL: mails.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    NODE_OPTIONS: `--import=${shiftedClock(-((Date.now() + msToFullMinute) % 60_000))}`,
  };
  products = await Promise.all([start(ports[0]), start(ports[1])]);
  keys = await createKeys({ database: owner });
  await watchJobs(owner);
  loadBalancer = await startLoadBalancer(balancerPort, ports);
});

afterAll(async () => {
  await loadBalancer?.stop();
  await owner?.close();
  await killAll();
  await mails?.stop();
  await database?.drop();
  await removeFolder(folder);
});

describe('two processes', () => {
  it('that start concurrently fill an empty database once', async () => {
    const [once] = await rows(
      `select (select count(*)::int from auth.users where email = $1) as administrators,
         (select count(*)::int from settings where key like 'demo%') as seedings`,
      [administrator.email],
    );
    expect(once).toEqual({ administrators: 1, seedings: 1 });
    expect(countWith('Demo content written')).toBe(1);
  });

  it('share sessions that either creates, refreshes or ends', async () => {
    const [here, there] = [clientOf(ports[0]), clientOf(ports[1])];
    const { data } = await here.auth.signInWithPassword(administrator);
    if (!data.session) throw new Error('no session');
    expect((await there.auth.setSession(data.session)).error).toBeNull();
    expect((await there.auth.getUser()).data.user?.email).toBe(administrator.email);
    const { data: renewed } = await there.auth.refreshSession();
    expect(renewed.session?.refresh_token).not.toBe(data.session.refresh_token);
    const profile = await here
      .from('staff_profiles')
      .select('role')
      .eq('user_id', data.session.user.id);
    expect(profile.data).toEqual([{ role: 'admin' }]);
    await there.auth.signOut();
    expect((await here.auth.getUser(data.session.access_token)).error?.name).toBe(
      'AuthSessionMissingError',
    );
  });

  it('read files that the other has stored', async () => {
    const [here, there] = [serviceOf(ports[0]), serviceOf(ports[1])];
    const text = new Blob(['the same bytes'], { type: 'text/plain' });
    await here.storage.from('cvs').upload('shared/one.txt', text);
    const { data } = await there.storage.from('cvs').download('shared/one.txt');
    expect(await data?.text()).toBe('the same bytes');
    await there.storage.from('cvs').remove(['shared/one.txt']);
    expect((await here.storage.from('cvs').download('shared/one.txt')).error).not.toBeNull();
  });

  it('exchange table changes, broadcasts and presence', async () => {
    const [here, there] = [serviceOf(ports[0]), serviceOf(ports[1])];
    const events: string[] = [];
    const listening = await joinChannel(
      here
        .channel('room')
        .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'jobs' }, (change) =>
          events.push(`row ${change.new.location}`),
        )
        .on('broadcast', { event: 'shout' }, ({ payload }) => events.push(`shout ${payload.word}`))
        .on('presence', { event: 'join' }, ({ key }) => events.push(`there ${key}`)),
    );
    const speaking = await joinChannel(
      there.channel('room', { config: { presence: { key: 'bo' } } }),
    );
    await speaking.send({ type: 'broadcast', event: 'shout', payload: { word: 'hello' } });
    await speaking.track({ name: 'Bo' });
    await moveJob(there, slug, 'Luleå');
    await until(() => events.length >= 3);
    expect(events.toSorted()).toEqual(['row Luleå', 'shout hello', 'there bo']);
    await listening.unsubscribe();
    await speaking.unsubscribe();
  });

  it('show a changed page, whichever process made the change', async () => {
    const readPages = () => Promise.all(ports.map((port) => page(port, `/job/${slug}`)));
    // Requests the page from both, so that both have cached it.
    await readPages();
    for (const [index, location] of ['Kiruna', 'Ystad'].entries()) {
      await moveJob(serviceOf(ports[index] ?? 0), slug, location);
      await until(async () => (await readPages()).every((html) => html.includes(location)));
    }
  });

  it('share rate limits', async () => {
    const statuses: number[] = [];
    // A burst of five is allowed, and then one a minute.
    for (let turn = 0; turn < 8; turn++) {
      const body = JSON.stringify({ action: 'send_link', email: 'nobody@people.example' });
      const response = await fetch(`${urlOf(ports[turn % 2] ?? 0)}/functions/v1/person`, {
        method: 'POST',
        headers: { apikey: keys.anonKey, 'x-forwarded-for': '192.0.2.9' },
        body,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('send each mail once', async () => {
    const to = Array.from({ length: 24 }, (_, turn) => `reader-${turn}@people.example`);
    await Promise.all(
      to.map(async (email, turn) => {
        const body = JSON.stringify({ email, data: { name: 'Reader' } });
        const headers = { apikey: keys.serviceKey, authorization: `Bearer ${keys.serviceKey}` };
        const url = `${urlOf(ports[turn % 2] ?? 0)}/auth/v1/invite`;
        const response = await fetch(url, { method: 'POST', headers, body });
        expect(response.status).toBe(200);
      }),
    );
    await until(() => to.every((email) => mails.to(email).length > 0));
    await until(async () => {
      const [remainingRow] = await rows(
        `select count(*)::int as n from outbox where state <> 'sent' and to_email = any($1)`,
        [to],
      );
      return remainingRow?.n === 0;
    });
    expect(to.map((email) => mails.to(email).length)).toEqual(to.map(() => 1));
  });

  it('are restarted one after the other without a failed request', async () => {
    const failures: string[] = [];
    const outcome = { responses: 0, written: 0 };
    const before = await countTurns();
    let isRunning = true;
    const caller = async (path: string, method: string) => {
      const request = reuseConnection(loadBalancer.url + path, {
        method,
        headers: { apikey: keys.anonKey },
      });
      while (isRunning) {
        const status = await request();
        if (status !== 200) failures.push(`${path}: ${status}`);
        outcome.responses += 1;
        if (status === 200 && method === 'POST') outcome.written += 1;
        // Enough load, which leaves some processor time to the process that starts.
        await sleep(10);
      }
    };
    const reads = ['/', '/available-jobs', '/rest/v1/jobs?select=slug&limit=5'];
    const writes = Array<string>(2).fill('/rest/v1/rpc/get_next_calendly_url');
    const callers = [
      ...reads.map((path) => caller(path, 'GET')),
      ...writes.map((path) => caller(path, 'POST')),
    ];
    const live = await followJobs(createClient(loadBalancer.url, keys.serviceKey, options), slug);

    for (const at of [0, 1] as const) {
      expect(await stopProduct(products[at]), products[at].output()).toBe(0);
      products[at] = await start(ports[at]);
      const { responses } = outcome;
      await until(() => loadBalancer.ready.has(ports[at]) && outcome.responses > responses + 10);
    }
    isRunning = false;
    await Promise.all(callers);

    expect(failures).toEqual([]);
    expect(outcome.responses).toBeGreaterThan(100);
    expect((await countTurns()) - before).toBe(outcome.written);
    await live.receivesAgain();
    for (const { output } of products) expect(output()).not.toContain('"level":50');
  });

  it('run each scheduled task once', async () => {
    const everyMinute = schedule.filter(({ match }) => match === '* * * * *');
    const names = everyMinute.map(({ task }) => task);
    const readVisible = () =>
      rows(
        `select task, run_at, count(*) filter (where is_end)::int as ended,
           count(*) filter (where not is_end)::int as begun
         from private.seen_jobs where task = any($1) group by 1, 2 order by 1, 2`,
        [names],
      );
    // The next full minute of their clock may still be to come.
    const runs = await vi.waitFor(
      async () => {
        const found = await readVisible();
        expect(new Set(found.map(({ task }) => task))).toEqual(new Set(names));
        for (const { ended } of found) expect(ended).toBeGreaterThan(0);
        return found;
      },
      { timeout: 90_000, interval: 100 },
    );
    for (const { task, begun, ended } of runs) {
      expect([task, begun, ended]).toEqual([task, 1, 1]);
    }
  });
});

function start(port: number): Promise<Product> {
  return startProduct({ ...environment, PORT: String(port) });
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

const options = { auth: { persistSession: false, autoRefreshToken: false } };

const clientOf = (port: number): Client => createClient(urlOf(port), keys.anonKey, options);

const serviceOf = (port: number): Client => createClient(urlOf(port), keys.serviceKey, options);

const rows = async (text: string, values: unknown[] = []) =>
  (await owner.query<AnyRow>(text, values)).rows;

/** The number of processes whose output contains these words. */
const countWith = (words: string) =>
  products.filter(({ output }) => output().includes(words)).length;

const page = async (port: number, path: string) => (await fetch(urlOf(port) + path)).text();

async function countTurns(): Promise<number> {
  const [{ n }] = await rows('select sum(served_count)::int as n from booking_link_turns');
  return n;
}
