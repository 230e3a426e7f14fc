import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManifest } from '../../server/backup/manifest.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { cloneDatabase, createEmptyDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import type { Installation } from './backup/backup-content.ts';
import {
  commandEnvironment,
  freePort,
  killAll,
  launch,
  startProduct,
  stopProduct,
} from './product.ts';

// An operator forgets a step, repeats it or runs it in the wrong folder. Nothing is lost, and one line says what to do.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let folder: string;
let original: Installation;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-mistakes-'));
  original = { PORT: String(await freePort()), DATA_DIR: join(folder, 'original') };
  await stopProduct(await startProduct(original));
  backup = join(folder, 'backup');
  await command('backup', original, backup);
});

afterEach(killAll);
afterAll(() => removeFolder(folder));

describe('a database with tables of another product', () => {
  it('is rejected by a restore, which deletes nothing', async () => {
    const installation = await ownedInstallation('shared');
    const orders = 'create schema shop; create table shop.orders as select 1 as id';
    await run(installation, orders);
    await expect(command('restore', installation, backup)).rejects.toThrow(/shop\.orders/);
    await run(
      installation,
      'create table public.customers as select 1 as id; drop schema shop cascade',
    );
    await expect(command('restore', installation, backup)).rejects.toThrow(/public\.customers/);
    expect(await run(installation, 'select id from public.customers')).toEqual([{ id: 1 }]);
    expect(existsSync(join(installation.DATA_DIR, 'files/objects'))).toBe(false);
  });

  it('is backed up without those tables, which are listed, and that backup can be restored', async () => {
    const installation = await ownedInstallation('extended');
    await command('restore', installation, backup);
    await run(
      installation,
      'create table public.big (id serial primary key); insert into big default values',
    );
    const closed = `closed_${randomUUID().slice(0, 8)}`;
    await withClient(await superuserUrl(installation), (client) =>
      client.query(`create table public.${closed} (id int)`),
    );
    const extended = join(folder, 'extended');
    const { stderr } = await command('backup', installation, extended);
    expect(stderr).toMatch(/^Not in the backup: public\.big is no table of the product/m);
    expect(stderr).toMatch(new RegExp(`^Not in the backup: public\\.${closed} is no table`, 'm'));
    const { tables, leftOut } = await readManifest(extended);
    expect(tables).toEqual((await readManifest(backup)).tables);
    expect(leftOut).toContain('public.big');
    await command('restore', await ownedInstallation('extended-again'), extended);
  });
});

describe('a start beside the files of another database', () => {
  let installation: Installation;

  it('is rejected if the embedded database is missing, and a restore recovers it', async () => {
    installation = await newInstallation('lost');
    await command('restore', installation, backup);
    const before = await files(installation);
    await rm(join(installation.DATA_DIR, 'postgres'), { recursive: true });
    expect(await startError(installation)).toMatch(
      /^The storage holds files of another database.*--keep-files/,
    );
    await expect(command('restore', installation, backup)).rejects.toThrow(
      /^The storage is not empty/,
    );
    expect(existsSync(join(installation.DATA_DIR, 'postgres'))).toBe(false);
    expect(await files(installation)).toEqual(before);
    await command('restore', installation, backup, '--keep-files');
    await stopProduct(await startProduct(installation));
    expect(await files(installation)).toEqual(before);
  });

  it('is rejected after a move without a restore; the restore is rejected while the product runs', async () => {
    const moved = { ...installation, ...(await emptyUrl()) };
    expect(await startError(moved)).toMatch(/^The storage holds files of another database/);
    await expect(command('restore', moved, backup)).rejects.toThrow(/--keep-files/);
    const old = await startProduct(installation);
    const restoring = command('restore', moved, backup, '--keep-files');
    await expect(restoring).rejects.toThrow(`in use by process ${old.child.pid}`);
    await stopProduct(old);
    const before = await files(installation);
    await command('restore', moved, backup, '--keep-files');
    expect(await files(installation)).toEqual(before);
    await stopProduct(await startProduct(moved));
    // From now on the files belong to the new database.
    expect(await startError(installation)).toMatch(/^The storage holds files of another database/);
  });
});

it('starts without its files if the operator accepts that they are lost', async () => {
  const installation = await newInstallation('without-files');
  await command('restore', installation, backup);
  await rm(join(installation.DATA_DIR, 'files'), { recursive: true });
  expect(await startError(installation)).toMatch(/npm run restore -- --without-files/);
  await command('restore', installation, '--without-files');
  await stopProduct(await startProduct(installation));
});

describe('an interrupted restore', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)('by %s can be repeated', async (signal) => {
    const installation = await newInstallation(`cut-${signal}`);
    const { child, ended } = launchCommand('restore', installation, backup);
    await until(async () => (await files(installation)).length > 3);
    child.kill(signal);
    const { code, stderr } = await ended;
    expect(code).not.toBe(0);
    if (signal === 'SIGINT') {
      expect(stderr).toBe('Interrupted. Nothing was restored.\n');
      expect(await files(installation)).toEqual([]);
    } else {
      expect(await startError({ ...installation, ...(await emptyUrl()) })).toMatch(
        /was cut off\. Repeat it/,
      );
    }
    await command('restore', installation, backup);
    const { files: stored } = await readManifest(backup);
    expect(await files(installation)).toHaveLength(stored.length);
    await stopProduct(await startProduct(installation));
  });
});

it('files are not moved to another database while a product uses them', async () => {
  const installation = { ...(await newInstallation('busy')), ...(await emptyUrl()) };
  const product = await startProduct({ ...installation, DEMO_CONTENT: 'false' });
  const moved = { ...installation, ...(await emptyUrl()) };
  await expect(command('restore', moved, backup, '--keep-files')).rejects.toThrow(
    `in use by process ${product.child.pid}`,
  );
  // A build would replace the files that it reads.
  const check = () =>
    runScript(['scripts/assert-startable.ts'], { PORT: String(installation.PORT) });
  await expect(check()).rejects.toThrow(/^Process \d+ at \S+ still runs\. Stop it first/);
  await stopProduct(product);
  expect(await readdir(installation.DATA_DIR)).not.toContainEqual(
    expect.stringMatching(/^process-/),
  );
});

it('a data folder that can never be created is rejected', async () => {
  const line = /^DATA_DIR is "\/proc\/alpaca", but must be a folder this user can write to/;
  const installation = { PORT: original.PORT, DATA_DIR: '/proc/alpaca' };
  expect(await startError(installation)).toMatch(line);
  expect(await startError({ ...installation, ...(await emptyUrl()) })).toMatch(line);
});

it.each([
  [
    'restore',
    ['somewhere', '--keepfiles'],
    /^Unknown option '--keepfiles'. Usage: npm run restore/,
  ],
  ['restore', ['one', 'two'], /^Unexpected argument 'two'. Usage: npm run restore/],
  ['restore', [], /^Which backup\? Usage: npm run restore/],
  ['backup', ['--help'], /^Unknown option '--help'. Usage: npm run backup/],
  ['seed', ['--bogus'], /^Unknown option '--bogus'. Usage: npm run seed/],
] as const)('%s %j is rejected with its usage', async (name, commandArguments, line) => {
  const failure = await command(name, original, ...commandArguments).catch(
    (error: Error) => error.message,
  );
  expect(failure).toMatch(line);
  expect(String(failure).trimEnd().split('\n')).toHaveLength(1);
});

it.each([
  ['backup', ['copy']],
  ['keys', ['--revoke']],
  ['administrator', ['owner@alpaca.example']],
  ['seed', []],
] as const)('%s creates no database in a misspelt folder', async (name, commandArguments) => {
  const DATA_DIR = join(folder, 'misspelt');
  const failure = await command(name, { ...original, DATA_DIR }, ...commandArguments).catch(
    (error: Error) => error.message,
  );
  expect(failure).toMatch(
    /\/misspelt holds no database, and DATABASE_URL is not set\. Give [^\n]*\n$/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

it.each(['administrator', 'backup', 'keys', 'seed'] as const)(
  '%s writes nothing to an empty database',
  async (name) => {
    const { url: DATABASE_URL } = await createEmptyDatabase();
    const installation = { ...original, DATABASE_URL };
    await expect(command(name, installation)).rejects.toThrow(/^The database holds no tables/);
    expect(await run(installation, `select from pg_namespace where nspname = 'auth'`)).toEqual([]);
  },
);

it('seed adds no invented people to those of a real agency', async () => {
  const installation = { ...(await newInstallation('real')), DEMO_CONTENT: 'false' };
  await stopProduct(await startProduct(installation));
  await expect(command('seed', installation, '--size', 'large')).rejects.toThrow(
    /^This installation was started without demo content[^\n]*\n$/,
  );
});

type Name = 'administrator' | 'backup' | 'keys' | 'restore' | 'seed';

async function command(name: Name, installation: Installation, ...commandArguments: string[]) {
  return runScript([`scripts/${name}.ts`, ...commandArguments], installation);
}

async function runScript(args: string[], installation: Record<string, string>) {
  const env = { ...commandEnvironment, HOME: folder, ...installation };
  return promisify(execFile)(process.execPath, args, { env }).catch((error) => {
    throw new Error(error.stderr);
  });
}

function launchCommand(name: Name, installation: Installation, ...commandArguments: string[]) {
  const env = { ...commandEnvironment, HOME: folder, ...installation };
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...commandArguments], { env });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stderr }));
  });
  return { child, ended };
}

async function startError(installation: Installation): Promise<string> {
  const product = launch({ ...installation, ADMIN_PASSWORD: 'a long enough password' });
  expect(await product.exited, product.output()).toBe(1);
  const lines = product.output().trimEnd().split('\n');
  return lines.filter((line) => !/^ {2}\S.* \d+\.\d s$/.test(line)).join('\n');
}

async function newInstallation(name: string): Promise<Installation> {
  return { PORT: String(await freePort()), DATA_DIR: join(folder, `installation-${name}`) };
}

/** With tables, because creating them takes longer than everything else here. */
const emptyUrl = async () => ({ DATABASE_URL: (await cloneDatabase()).url });

/** Like a managed PostgreSQL: the user owns the database, but is not a superuser. */
async function ownedInstallation(name: string): Promise<Required<Installation>> {
  const { url } = await createEmptyDatabase();
  const user = `owner_${randomUUID().slice(0, 8)}`;
  await withClient(url, async (client) => {
    await client.query(`create role ${user} login createrole password 'hush'`);
    await client.query(`alter database ${new URL(url).pathname.slice(1)} owner to ${user}`);
    const roles = await client.query(`select from pg_roles where rolname = 'service_role'`);
    if (roles.rowCount)
      await client.query(`grant anon, api_token, authenticated, service_role to ${user}`);
  });
  const { href } = Object.assign(new URL(url), { username: user, password: 'hush' });
  return { ...(await newInstallation(name)), DATABASE_URL: href };
}

async function superuserUrl({ DATABASE_URL }: Required<Installation>): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  await drop();
  return Object.assign(new URL(url), { pathname: new URL(DATABASE_URL).pathname }).href;
}

const run = (installation: Required<Installation>, text: string) =>
  withClient(installation.DATABASE_URL, async (client) => (await client.query(text)).rows);

async function files({ DATA_DIR }: Installation): Promise<string[]> {
  const entries = await readdir(join(DATA_DIR, 'files/objects'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
