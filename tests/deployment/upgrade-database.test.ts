import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertNotUpgrading } from '../../server/backup/upgrade/upgrade-in-progress.ts';
import { readConfig } from '../../server/boot/config.ts';
import { chooseUser } from '../../server/postgres/embedded/choose-user.ts';
import { startCluster } from '../../server/postgres/embedded/cluster.ts';
import { ownerName } from '../../server/postgres/embedded/owner.ts';
import { plainEnvironment } from '../../server/postgres/embedded/process-environment.ts';
import { migrate, migrationSets } from '../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { createFiles } from '../../server/storage/files/create-files.ts';
import { writeWhole } from '../../server/storage/files/whole-file.ts';
import { assertStorageFits, tieStorage } from '../../server/storage/installation.ts';
import { projectRoot } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { commandEnvironment } from '../process/product.ts';

// An embedded database of PostgreSQL 15 is taken to the version of the package.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const programs = process.env.OLDEST_POSTGRES ?? '';
const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
let folder: string;
let dataDir: string;

/** Makes a database as a version of the product with PostgreSQL 15 would have left it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-upgrade-'));
  execFileSync('chmod', ['755', folder]);
  dataDir = join(folder, 'data');
  const cluster = join(dataDir, 'postgres');
  // Programs before PostgreSQL 16 have to enter the folders above.
  await mkdir(dataDir, { mode: 0o711 });
  await mkdir(cluster, { mode: 0o700 });
  const runAs = await chooseUser(cluster);
  if (runAs.uid !== undefined && runAs.gid !== undefined)
    await chown(cluster, runAs.uid, runAs.gid);
  await writeFile(`${cluster}-password`, 'of-the-old-database');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, 'of-the-old-database', { mode: 0o644 });
  const password = [`--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const rest = ['-U', 'postgres', '-E', 'UTF8', '--locale=C', ...password];
  execFileSync(binaries.initdb, ['-D', cluster, ...rest], {
    ...runAs,
    cwd: '/',
    env: plainEnvironment,
    stdio: 'ignore',
  });
  const files = createFiles(readConfig({ DATA_DIR: dataDir }));
  const old = await startCluster({ folder: dataDir, binaries });
  // Before PostgreSQL 16 only a superuser creates the role service_role.
  await withClient(old.superuserConnectionString, (client) =>
    client.query(`alter role ${ownerName} superuser`),
  );
  await old.stop();
  await onCluster(true, async (client) => {
    await migrate(client, { sets: migrationSets(projectRoot) });
    await client.query(`insert into public.settings (key, value) values ('note', '"kept"')`);
    await client.query('create table public.of_the_operator (id int)');
    await tieStorage(files, (text, values) => client.query(text, values));
    await writeWhole(files, 'objects/aa/some-file', 'a CV');
  });
});

afterAll(() => removeFolder(folder));

async function onCluster<T>(isOld: boolean, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await startCluster({ folder: dataDir, ...(isOld && { binaries }) });
  try {
    return await withClient(cluster.connectionString, work);
  } finally {
    await cluster.stop();
  }
}

function upgrade(...args: string[]): Promise<{ code: number; lines: string }> {
  const env = { ...commandEnvironment, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/upgrade-database.ts', ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout + stderr }),
    );
  });
}

const versionOf = async (name: string) =>
  (await readFile(join(dataDir, name, 'PG_VERSION'), 'utf8')).trim();

it('the start names the command', async () => {
  await expect(startCluster({ folder: dataDir })).rejects.toThrow(
    /incompatible with server Run: npm run upgrade-database$/,
  );
});

it('programs that are missing or of another version are named, and nothing changes', async () => {
  const missing = await upgrade('--programs', '/nowhere');
  expect(missing.lines).toMatch(
    /programs of PostgreSQL 15, .* are not in \/nowhere\. Install them/,
  );
  expect(missing.code).toBe(1);
  expect(await versionOf('postgres')).toBe('15');
});

it('tables are taken over, files stay, and the old database is left', async () => {
  const { code, lines } = await upgrade('--programs', programs);
  expect(lines).toMatch(/From PostgreSQL 15 to \d+: \d+ tables, \d+ rows\./);
  expect(lines).toContain('Not taken over: public.of_the_operator');
  expect(code).toBe(0);
  expect(Number(await versionOf('postgres'))).toBeGreaterThan(15);
  expect(await versionOf('postgres-15')).toBe('15');
  const files = createFiles(readConfig({ DATA_DIR: dataDir }));
  await onCluster(false, async (client) => {
    const { rows } = await client.query(`select value from public.settings where key = 'note'`);
    expect(rows).toEqual([{ value: 'kept' }]);
    await assertStorageFits(files, (text, values) => client.query(text, values));
  });
  expect(await readFile(join(dataDir, 'files/objects/aa/some-file'), 'utf8')).toBe('a CV');
  expect((await readdir(dataDir)).filter((name) => name.startsWith('upgrade'))).toEqual([]);
  expect((await upgrade()).lines).toContain('has the version of this product already');
});

it('an upgrade that was killed blocks the start, and is repeated from the old database', async () => {
  // Looks as if the new database were half filled: both are there, and the tables of the old one.
  await mkdir(join(dataDir, 'upgrade-from-15'));
  await expect(assertNotUpgrading(dataDir)).rejects.toThrow('Repeat it: npm run upgrade-database');
  const { code } = await upgrade('--programs', programs);
  expect(code).toBe(0);
  await assertNotUpgrading(dataDir);
  await onCluster(false, async (client) => {
    const { rows } = await client.query(`select value from public.settings where key = 'note'`);
    expect(rows).toEqual([{ value: 'kept' }]);
  });
});

it('a database of a newer version is left alone', async () => {
  const file = join(dataDir, 'postgres/PG_VERSION');
  await rename(file, `${file}.away`);
  await writeFile(file, '99\n');
  const { code, lines } = await upgrade();
  await rename(`${file}.away`, file);
  expect(lines).toContain('The database is of PostgreSQL 99, newer than');
  expect(code).toBe(1);
});
