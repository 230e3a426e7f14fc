import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { createEmptyDatabase } from '../fixtures/database.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freshAddress } from '../fixtures/fresh-address.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { freePort, killAll, launch, type Product, startProduct, stopProduct } from './product.ts';

const metricsToken = 'only for the eyes of an operator';

let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-process-'));
  // Only its owner may enter this folder, as in root’s home.
  await mkdir(join(folder, 'closed'), { mode: 0o700 });
  environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'closed/data'),
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '1',
  };
});

afterAll(() => removeFolder(folder));

// Each test starts whole servers, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

afterEach(killAll);

describe('the process', () => {
  it('starts with an empty folder, prints its steps, and prints the password once', async () => {
    const first = await startProduct(environment);
    await eventually(() => {
      expect(first.output()).toContain('Database ready');
      expect(first.output()).toContain('Tables up to date');
      expect(first.output()).toContain('Demo content written');
      expect(first.output()).toContain(first.url);
      expect(first.output()).toMatch(/admin@alpaca\.example\s+with the password \S{16}/);
    });
    for (const [path, language] of [
      ['/', 'en'],
      ['/?lang=sv', 'sv'],
    ]) {
      const response = await fetch(first.url + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    }
    await expectMetrics(first.url);
    expect(await stopProduct(first), first.output()).toBe(0);

    const second = await startProduct(environment);
    expect(second.output()).not.toContain('password');
    expect(second.output()).not.toContain('Demo content');
    expect(await stopProduct(second), second.output()).toBe(0);
  });

  it('loses no acknowledged write when it is killed eight times', async () => {
    let acknowledged = 0;
    let before: number | undefined;
    for (let round = 0; round < 8; round++) {
      const product = await startProduct(environment);
      before ??= await countServed();
      const key = await anonKey(product);
      const enough = acknowledged + 10 + round;
      const write = async () => {
        for (;;) {
          await nextBookingLink(product, key);
          acknowledged++;
          if (acknowledged >= enough) product.child.kill('SIGKILL');
        }
      };
      const writers = Promise.allSettled([write(), write(), write(), write()]);
      await product.exited;
      await writers;
    }
    const product = await startProduct(environment);
    const served = (await countServed()) - (before ?? 0);
    expect(acknowledged).toBeGreaterThan(8 * 10);
    expect(served).toBeGreaterThanOrEqual(acknowledged);
    // Four writers can each have one call that was executed without a response, each round.
    expect(served).toBeLessThanOrEqual(acknowledged + 8 * 4);
    await stopProduct(product);
  });

  it('rejects a second process on the same data folder, and prints its keys while it runs', async () => {
    const first = await startProduct(environment);
    const second = launch({ ...environment, PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(
      `is in use by process ${first.child.pid} at ${first.url}. Stop that one, or set DATA_DIR`,
    );
    expect((await fetch(first.url)).status).toBe(200);
    await expectKeys(first);
    await stopProduct(first);
  });

  it('reports a port in use in one line', async () => {
    const other = createServer().listen(Number(environment.PORT));
    const product = launch(environment);
    expect(await product.exited).toBe(1);
    expect(product.output().trim()).toBe(
      `PORT ${environment.PORT} is in use by another program, or this product runs already. Set PORT to a free one.`,
    );
    other.close();
  });

  it('reports an invalid setting in one line', async () => {
    const product = launch({ ...environment, LOG_LEVEL: 'loud' });
    expect(await product.exited).toBe(1);
    expect(product.output().trim()).toBe(
      'LOG_LEVEL is "loud", but must be silent, error, warn, info or debug.',
    );
  });

  it('completes open requests when it is stopped under load', async () => {
    const product = await startProduct(environment);
    const key = await anonKey(product);
    const outcomes: ('completed' | 'not accepted' | 'broken')[] = [];
    const callUntilStopped = async () => {
      while (!outcomes.includes('not accepted')) {
        outcomes.push(await call(product, key));
        // On a terminal, Ctrl-C reaches both the product and npm, and npm passes it on to the product.
        if (outcomes.length === 40 || outcomes.length === 41) product.child.kill('SIGINT');
      }
    };
    await Promise.all(Array.from({ length: 4 }, callUntilStopped));
    expect(await product.exited).toBe(0);
    expect(outcomes.indexOf('not accepted')).toBeGreaterThanOrEqual(40);
    expect(outcomes).not.toContain('broken');
  });

  it('serves no pages with WORKER=only', async () => {
    const product = await startProduct({ ...environment, WORKER: 'only', LOG_LEVEL: 'info' });
    expect((await fetch(product.url)).status).toBe(404);
    expect(product.output()).toContain(
      `Background work; it serves only http://localhost:${environment.PORT}/healthz and /readyz, and /metrics`,
    );
    const metrics = await fetch(`${product.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(await metrics.text()).toMatch(/^alpaca_worker_silence_seconds \d/m);
    expect(await stopProduct(product)).toBe(0);
    // The log tells a stop from a process that vanished.
    expect(product.output()).toMatch(/"signal":"SIGTERM","msg":"stopping"}\n.*"msg":"stopped"}\n$/);
  });

  it('does not start the embedded database if DATABASE_URL is set', async () => {
    const database = await createEmptyDatabase();
    const data = join(folder, 'unused');
    const product = await startProduct({
      ...environment,
      DATA_DIR: data,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'chief@alpaca.example',
      ADMIN_PASSWORD: 'a long enough password',
      PUBLIC_URL: 'https://www.agency.com',
      DEMO_CONTENT: 'false',
    });
    expect(product.output()).toContain('CONTACT_PHONE is still the example +46 8 000 00 00');
    expect(product.output()).not.toContain('a long enough password');
    expect((await fetch(product.url)).status).toBe(200);
    await expect(readFile(join(data, 'postgres.log'))).rejects.toThrow('ENOENT');
    expect(await stopProduct(product)).toBe(0);
    await database.drop();
  });
});

async function expectKeys(product: Product): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/keys.ts'], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const { url, anonKey: anon, serviceKey } = JSON.parse(stdout);
  expect(url).toBe(product.url);
  expect(anon).toBe(await anonKey(product));
  const people = async (key: string) => createClient(url, key).from('people').select('id').limit(1);
  expect((await people(anon)).error?.code).toBe('42501');
  expect((await people(serviceKey)).data).toHaveLength(1);
}

async function anonKey(product: Product): Promise<string> {
  const html = await (await fetch(product.url)).text();
  const key = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(html)?.[0];
  if (!key) throw new Error('The page names no key');
  return key;
}

async function nextBookingLink(product: Product, apikey: string): Promise<void> {
  const response = await fetch(`${product.url}/rest/v1/rpc/get_next_calendly_url`, {
    method: 'POST',
    // A single client would soon get the same link repeatedly, and nothing would be written.
    headers: { apikey, 'x-forwarded-for': freshAddress() },
  });
  if (!response.ok) throw new Error(`${response.status}`);
  expect(await response.json()).toMatch(/^https:/);
}

async function call(product: Product, apikey: string) {
  try {
    await nextBookingLink(product, apikey);
    return 'completed';
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return cause === 'ECONNREFUSED' || cause === 'ECONNRESET' ? 'not accepted' : 'broken';
  }
}

async function countServed(): Promise<number> {
  const data = environment.DATA_DIR ?? '';
  const password = await readFile(join(data, 'postgres-password'), 'utf8');
  const socket = encodeURIComponent(join(data, 'postgres'));
  const url = `postgresql://postgres:${password}@localhost/postgres?host=${socket}`;
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'select coalesce(sum(served_count), 0)::int as n from booking_link_turns',
    );
    return rows[0].n;
  });
}

/** Must be called after two pages have been requested. */
async function expectMetrics(url: string): Promise<void> {
  const requestMetrics = (authorization: string) =>
    fetch(`${url}/metrics`, { headers: { authorization } });
  expect((await requestMetrics('')).status).toBe(404);
  expect((await requestMetrics('Bearer something else')).status).toBe(404);
  const text = await (await requestMetrics(`Bearer ${metricsToken}`)).text();
  expect(text).toMatch(/^alpaca_http_request_seconds_count\{service="pages",status="2xx"\} [2-9]/m);
  expect(text).toMatch(/^alpaca_pages_kept 2$/m);
  expect(text).toMatch(/^alpaca_database_up 1$/m);
  expect(text).toMatch(/^alpaca_database_writable 1$/m);
  for (const state of ['queued', 'sending', 'failed']) {
    expect(text).toMatch(new RegExp(`^alpaca_mails\\{state="${state}"\\} \\d+$`, 'm'));
  }
  expect(text).toMatch(/^alpaca_page_lookups_total\{result="rendered"\} [2-9]/m);
  expect(text).toMatch(/^alpaca_page_lookups_total\{result="hit"\} \d+$/m);
  for (const pool of ['server', 'files', 'signedIn', 'visitors', 'pages']) {
    expect(text).toContain(`alpaca_database_connections{pool="${pool}",state="waited for"} 0`);
  }
  expect(text).toMatch(/^alpaca_realtime_sockets 0$/m);
  expect(text).toMatch(/^alpaca_realtime_lag_seconds \d/m);
  expect(text).toMatch(
    /^alpaca_build_info\{version="\d[^"]*",tables="\d{14}",node="24\.[^"]*"\} 1$/m,
  );
  // Alerts and dashboard ask for nothing that is not served.
  const known = new Set(text.match(/\balpaca_[a-z_]+/g));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const asked = (await readFile(`docs/monitoring/${file}`, 'utf8')).match(/\balpaca_[a-z_]+/g);
    expect(asked?.filter((name) => !known.has(name))).toEqual([]);
  }
}
