import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { createEmptyDatabase, type TestDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import {
  commandEnvironment,
  freePort,
  killAll,
  launch,
  type Product,
  startProduct,
} from './product.ts';

// A hosted PostgreSQL becomes read-only when its disk fills up, and a failover may lead to a standby for a while.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const databaseName = (url: string) => new URL(url).pathname.slice(1);

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-read-only-'));
  database = await createEmptyDatabase();
  environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    DEMO_CONTENT: 'false',
    ADMIN_PASSWORD: 'correct horse battery',
  };
});

afterEach(killAll);

afterAll(async () => {
  await database.drop();
  await removeFolder(folder);
});

/** Takes effect for new sessions, so the open ones are ended. */
const setReadOnly = (isReadOnly: boolean) =>
  withClient(database.url, async (client) => {
    // This session inherits the setting, and could not change it back.
    await client.query('set default_transaction_read_only to off');
    const name = databaseName(database.url);
    await client.query(`alter database ${name} set default_transaction_read_only to ${isReadOnly}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
  });

const countOutages = (product: Product) =>
  product.output().split('The database is read-only').length - 1;

/** Node indents the lines of a stack by four spaces. */
const hasStackTrace = (output: string) => /^ {4}at /m.test(output);

const signIn = async ({ url }: Product) => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@alpaca.example', password: environment.ADMIN_PASSWORD }),
  });
  return response.status;
};

it('a database that becomes read-only stops writes alone, with one line, and the product continues afterwards', async () => {
  const product = await startProduct(environment);
  expect((await fetch(`${product.url}/pricing`)).status).toBe(200);
  await setReadOnly(true);
  await until(() => countOutages(product) === 1);
  expect((await fetch(`${product.url}/pricing`)).status).toBe(200);
  await until(async () => (await signIn(product)) === 503);
  await setReadOnly(false);
  await until(() => product.output().includes('the database is available again'));
  await until(async () => (await signIn(product)) === 200);
  // Background work continues: its queue is in the same database.
  await withClient(database.url, async (client) => {
    await client.query(`select graphile_worker.add_job('clean-up', job_key := 'once')`);
    await until(async () => {
      const { rowCount } = await client.query(
        `select from graphile_worker.jobs where key = 'once'`,
      );
      return rowCount === 0;
    });
  });
  expect(product.child.exitCode).toBe(null);
  expect(countOutages(product)).toBe(1);
  expect(hasStackTrace(product.output())).toBe(false);
});

it('a start fails with one line that says what to do', async () => {
  await setReadOnly(true);
  const product = launch(environment);
  expect(await product.exited).toBe(1);
  expect(product.output()).toMatch(/^The database is read-only, .+ set DATABASE_URL to .+\.$/m);
  expect(hasStackTrace(product.output())).toBe(false);
});

it('a backup of a read-only database succeeds', async () => {
  await setReadOnly(true);
  const backup = join(folder, randomUUID());
  await promisify(execFile)(process.execPath, ['scripts/backup.ts', backup], {
    env: { ...commandEnvironment, ...environment },
  });
});
