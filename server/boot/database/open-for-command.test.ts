import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/fixtures/database.ts';
import { withClient } from '../../postgres/with-client.ts';
import { createFiles } from '../../storage/files/create-files.ts';
import { beginRestoring, tieStorage } from '../../storage/installation.ts';
import { createLogger } from '../../support/logger.ts';
import { readConfig } from '../config.ts';
import { describeFailure } from '../process/describe-failure.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { openForCommand } from './open-for-command.ts';

let folder: string;
let running: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-command-'));
  running = await openDatabase(config(), createLogger('silent'), { copyTemplate: false });
});

afterAll(async () => {
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

const config = () => readConfig({ DATA_DIR: folder });

it('reports a missing database and does not create one', async () => {
  const DATA_DIR = join(folder, 'misspelt/data');
  const error = await openForCommand(readConfig({ DATA_DIR })).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toBe(
    `${DATA_DIR} holds no database, and DATABASE_URL is not set. ` +
      'Give this command the DATA_DIR or DATABASE_URL of the product, in the environment or in .env.',
  );
  expect(await readdir(folder)).not.toContain('misspelt');
});

it('rejects a database that is being upgraded, or whose upgrade was cut off', async () => {
  const DATA_DIR = join(folder, 'upgraded');
  await mkdir(join(DATA_DIR, 'upgrade-from-15'), { recursive: true });
  const message = async () =>
    describeFailure(
      await openForCommand(readConfig({ DATA_DIR })).catch((error: unknown) => error),
    );
  expect(await message()).toBe(
    'An upgrade of the database was interrupted. Repeat it: npm run upgrade-database',
  );
  const { pid, started } = holderOf(process.ppid);
  await writeFile(join(DATA_DIR, 'process.json'), JSON.stringify({ pid, started, url: 'x' }));
  expect(await message()).toBe(
    'The database is being upgraded. Wait until npm run upgrade-database has ended.',
  );
});

/** Another process that runs. */
function holderOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return { pid, started: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] };
}

it('rejects a database that a restore has not filled yet', async () => {
  const { url: DATABASE_URL, drop } = await cloneDatabase();
  const DATA_DIR = join(folder, 'half');
  const config = readConfig({ DATABASE_URL, DATA_DIR });
  await mkdir(DATA_DIR);
  await (await openForCommand(config)).close();
  await beginRestoring(createFiles(config), { id: randomUUID(), keepFiles: false });
  await expect(openForCommand(config)).rejects.toThrow('A restore into this database is under way');
  await drop();
});

it('rejects a database that the installation has left', async () => {
  const [old, moved] = [await cloneDatabase(), await cloneDatabase()];
  const DATA_DIR = join(folder, 'moved');
  await mkdir(DATA_DIR);
  for (const { url } of [old, moved]) {
    const files = createFiles(readConfig({ DATABASE_URL: url, DATA_DIR }));
    await rm(join(DATA_DIR, 'files'), { recursive: true, force: true });
    await withClient(url, (client) =>
      tieStorage(files, (text, values) => client.query(text, values)),
    );
  }
  await (await openForCommand(readConfig({ DATABASE_URL: moved.url, DATA_DIR }))).close();
  await expect(openForCommand(readConfig({ DATABASE_URL: old.url, DATA_DIR }))).rejects.toThrow(
    /^The storage holds files of another database: .* Set the DATABASE_URL and DATA_DIR they belong to/,
  );
  for (const { drop } of [old, moved]) await drop();
});

it('rejects an empty database', async () => {
  const DATABASE_URL = running.connectionString;
  await expect(openForCommand(readConfig({ DATABASE_URL }))).rejects.toThrow(
    /^The database holds no tables of the product\. .*DATABASE_URL of the product/,
  );
});

it('opens the database of the running product, and names the password when that is lost', async () => {
  const client = new pg.Client(running.connectionString);
  await client.connect();
  await client.query(
    'create schema platform_migrations; create table platform_migrations.schema_migrations ()',
  );
  await client.end();
  const { connectionString, close } = await openForCommand(config());
  expect(connectionString).toBe(running.connectionString);
  await close();
  await rm(join(folder, 'postgres-password'));
  const error = await openForCommand(config()).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toMatch(
    /^\S+\/postgres-password is missing: .* Stop the product and start it again, .*\.$/,
  );
});
