import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findUnsaved } from '../../database/seed/unsaved-files.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { postgresProcesses } from '../faults/postgres-processes.ts';
import {
  cloneDatabase,
  createEmptyDatabase,
  projectRoot,
  type TestDatabase,
} from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { commandEnvironment, freePort, killAll, launch, startProduct } from './product.ts';

// A problem that an operator can fix is reported in one line that says what to do, without a stack.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let PORT: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-lines-'));
  PORT = String(await freePort());
});

afterEach(killAll);

afterAll(async () => {
  for (const { drop } of databases) await drop();
  await removeFolder(folder);
});

describe('a start fails with one line', () => {
  it('when PUBLIC_URL has no scheme', async () => {
    expect(await startError({ PUBLIC_URL: 'example.com' })).toMatch(
      /^PUBLIC_URL is "example\.com"/,
    );
  });

  it('when the certificate that DATABASE_URL names is missing', async () => {
    const url = 'postgresql://me@localhost/d?sslmode=verify-full&sslrootcert=/nowhere/root.crt';
    expect(await startError({ DATABASE_URL: url })).toMatch(/^DATABASE_URL .*\/nowhere\/root\.crt/);
  });

  it('when the user does not own the database', async () => {
    const database = await kept(createEmptyDatabase());
    const user = `guest_${randomUUID().slice(0, 8)}`;
    await withClient(database.url, (client) =>
      client.query(`create role ${user} login createrole password 'hush'`),
    );
    const url = Object.assign(new URL(database.url), { username: user, password: 'hush' });
    expect(await startError({ DATABASE_URL: url.href })).toMatch(
      new RegExp(`^The database user ${user} may not create tables .* owner to ${user};$`),
    );
  });

  it('when the database is newer than the program', async () => {
    const database = await kept(cloneDatabase());
    await withClient(database.url, (client) =>
      client.query(
        `insert into supabase_migrations.schema_migrations values ('29990101000000', '{}', 'later')`,
      ),
    );
    expect(await startError({ DATABASE_URL: database.url })).toMatch(
      /^The database is newer than this program, .*29990101000000/,
    );
  });

  it('when the database is not in UTF8', async () => {
    const { url } = await kept(createEmptyDatabase());
    const { pathname } = new URL(url);
    const latin = `${pathname.slice(1)}_latin`;
    await withClient(url, (client) =>
      client.query(
        `create database ${latin} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
      ),
    );
    const DATABASE_URL = Object.assign(new URL(url), { pathname: latin }).href;
    expect(await startError({ DATABASE_URL })).toMatch(
      /^DATABASE_URL .* cannot be used: its database has the encoding LATIN1 and must have UTF8 .*\.$/,
    );
    await withClient(url, (client) => client.query(`drop database ${latin}`));
  });

  it('when the bucket cannot be used', async () => {
    const database = await kept(cloneDatabase());
    const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: 'http://nowhere.invalid' };
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const environment = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'a long enough password' };
    expect(await startError({ ...environment, ...bucket, ...keys, DEMO_CONTENT: 'false' })).toMatch(
      /^S3_BUCKET is "files", but cannot be used: /,
    );
  });
});

it('the check before a build leaves it to the start to name a misspelt setting', async () => {
  const cwd = join(folder, 'misspelt');
  await mkdir(cwd);
  await writeFile(join(cwd, '.env'), 'PUBLIC_ULR=https://example.com\nno value\n');
  const script = join(projectRoot, 'scripts/assert-startable.ts');
  const env = { ...commandEnvironment, PORT, DATA_DIR: join(folder, 'unused') };
  const output = await promisify(execFile)(process.execPath, [script], { cwd, env });
  expect(output).toEqual({ stdout: '', stderr: '' });
});

it('a first start without its bucket logs one line and continues', async () => {
  const database = await kept(cloneDatabase());
  const away = `http://127.0.0.1:${await freePort()}`;
  const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: away };
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const environment = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'a long enough password' };
  const DATA_DIR = join(folder, 'unused');
  const product = await startProduct({ PORT, DATA_DIR, ...environment, ...bucket, ...keys });
  const logged = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(logged.map((line) => JSON.parse(line).reason)).toEqual([
    `S3 cannot be reached at ${away} (S3_ENDPOINT): ECONNREFUSED`,
  ]);
  const unsaved = await withClient(database.url, (client) => findUnsaved(client));
  expect(unsaved.length).toBeGreaterThan(50);
});

it('an outage of the database is logged in one line when it begins and one when it ends', async () => {
  const data = join(folder, 'paused');
  const product = await startProduct({
    PORT,
    DATA_DIR: data,
    LOG_LEVEL: 'info',
    DEMO_CONTENT: 'false',
  });
  const requestEverything = () =>
    Promise.all(
      ['/', '/jobs?x=1', '/rest/v1/jobs', '/auth/v1/user', '/storage/v1/bucket'].map((path) =>
        fetch(product.url + path, { headers: { authorization: 'Bearer x.y.z' } }).then(
          (response) => response.text(),
          () => undefined,
        ),
      ),
    );
  const pids = await postgresProcesses({ data });
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    for (let turn = 0; turn < 10; turn++) void requestEverything();
    await until(() => product.output().includes('the database is unavailable'));
    for (let turn = 0; turn < 2; turn++) await requestEverything();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await until(() => product.output().includes('the database is available again'));
  await until(async () => (await fetch(`${product.url}/readyz`)).ok);
  const logged = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const errors = logged.filter(({ level }) => level === 50);
  expect(errors.map(({ msg }) => msg)).toEqual([
    'the database is unavailable: requests that need it fail',
  ]);
  const returns = logged.filter(({ msg }) => msg === 'the database is available again');
  expect(returns.map(({ level }) => level)).toEqual([30]);
  expect(product.output()).not.toMatch(/^\s+at /m);
});

/** Returns the last line: a start prints its steps before. */
async function startError(environment: Record<string, string>): Promise<string> {
  const product = launch({ PORT, DATA_DIR: join(folder, 'unused'), ...environment });
  expect(await product.exited).toBe(1);
  expect(product.output()).not.toMatch(/^\s+at /m);
  const lines = product.output().trimEnd().split('\n');
  return lines.filter((line) => !/^ {2}\S.* \d+\.\d s$/.test(line)).join('\n');
}

async function kept(database: Promise<TestDatabase>): Promise<TestDatabase> {
  databases.push(await database);
  return database;
}
