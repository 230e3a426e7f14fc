import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import {
  cloneDatabase,
  createEmptyDatabase,
  projectRoot,
  type TestDatabase,
} from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { commandEnvironment, freePort, killAll, launch } from './product.ts';

// PostgreSQL ends the connection in the middle of a start or a command, as when it is restarted.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const lost =
  /^The connection to the database was lost: .+\. Repeat this when PostgreSQL responds\.$/;

let folder: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-cut-'));
});

afterEach(killAll);

afterAll(async () => {
  for (const { drop } of databases) await drop();
  await removeFolder(folder);
});

it('a first start ends with one line', async () => {
  const { url } = await kept(createEmptyDatabase());
  const DATA_DIR = join(folder, 'start');
  const product = launch({ PORT: String(await freePort()), DATABASE_URL: url, DATA_DIR });
  await cutWhen(url, `query ~ '^\\s*create'`);
  expect(await product.exited).toBe(1);
  expect(withoutSteps(product.output())).toMatch(lost);
});

it('a command that waits for a table ends with one line', async () => {
  const { url } = await kept(cloneDatabase());
  const output = await whileLocked(url, 'public.settings', () => runCommand('keys', url));
  expect(withoutSteps(output)).toMatch(lost);
});

it('a backup ends with one line and leaves nothing behind', async () => {
  const { url } = await kept(cloneDatabase());
  const target = join(folder, 'backups/monday');
  const output = await whileLocked(url, 'public.people', () => runCommand('backup', url, target));
  expect(withoutSteps(output)).toMatch(lost);
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
});

it('a restore ends with one line, and the next one succeeds', async () => {
  const { url } = await kept(cloneDatabase());
  const backup = join(folder, 'restorable');
  expect(await runCommand('backup', url, backup)).toContain('Backup written');
  const empty = await kept(createEmptyDatabase());
  const restoring = runCommand('restore', empty.url, backup);
  await cutWhen(empty.url, `query ~ '^\\s*(create|copy)'`);
  expect(withoutSteps(await restoring)).toMatch(lost);
  expect(await runCommand('restore', empty.url, backup)).toContain('Backup restored');
});

/** Runs a command that has to wait for the table, and ends its connection then. */
async function whileLocked(url: string, table: string, run: () => Promise<string>) {
  return withClient(url, async (client) => {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    const output = run();
    await cutWhen(url, `wait_event_type = 'Lock'`);
    return output;
  });
}

const cutWhen = (url: string, condition: string) =>
  withClient(url, (client) =>
    until(async () => {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
      );
      return Boolean(rowCount);
    }),
  );

/** Returns everything that the command printed. */
function runCommand(
  name: string,
  DATABASE_URL: string,
  ...commandArguments: string[]
): Promise<string> {
  const env = { ...commandEnvironment, DATABASE_URL, DATA_DIR: join(folder, `data-${name}`) };
  const script = join(projectRoot, 'scripts', `${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...commandArguments], { env }, (_, out, err) =>
      resolve(out + err),
    );
  });
}

/** Leaves out the steps that were finished before. */
const withoutSteps = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .filter((line) => !/^ {2}\S.* \d+\.\d s$/.test(line))
    .join('\n');

async function kept(database: Promise<TestDatabase>): Promise<TestDatabase> {
  databases.push(await database);
  return database;
}
