import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManifest, tablePath, writeManifest } from '../../../server/backup/manifest.ts';
import { findConnection } from '../../../server/postgres/embedded/connections.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import {
  commandEnvironment,
  freePort,
  killAll,
  type Product,
  startProduct,
  stopProduct,
} from '../product.ts';
import {
  filesBelow,
  findCv,
  type Installation,
  lastingTables,
  query,
  readObject,
  run,
  serviceOf,
} from './backup-content.ts';

// The embedded database of a running product is backed up and restored into another PostgreSQL.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let original: Installation;
let product: Product;
let restored: Required<Installation>;
let embedded: Installation;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-backup-'));
  original = { PORT: String(await freePort()), DATA_DIR: join(folder, 'original') };
  product = await startProduct(original);
  // Nothing may change between two backups.
  await stopProduct(product);
});

afterAll(async () => {
  await killAll();
  await removeFolder(folder);
});

describe('a backup', () => {
  it('can be restored into another database with every row, sequence and file', async () => {
    const first = join(folder, 'first');
    await command('backup', original, first);
    restored = await emptyInstallation('first');
    await command('restore', restored, first);
    const second = join(folder, 'second');
    await command('backup', restored, second);

    const { createdAt: _, ...before } = await readManifest(first);
    const { createdAt: __, ...after } = await readManifest(second);
    expect(after).toEqual(before);
    expect(before.files.length).toBeGreaterThan(50);
    expect(before.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(
      expect.arrayContaining(await lastingTables(restored)),
    );
  });

  it('becomes a product that continues where the original stopped', async () => {
    product = await startProduct(original);
    const other = await startProduct(restored);
    const [here, there] = [await serviceOf(original), await serviceOf(restored)];
    const path = await findCv(here);
    expect(await readObject(there, path)).toEqual(await readObject(here, path));
    await there.from('tags').insert({ name: 'Came later' }).throwOnError();
    expect(await stopProduct(other), other.output()).toBe(0);
  });

  it('during uploads and deletions contains the file of every object', async () => {
    const service = await serviceOf(original);
    await service.storage.createBucket('busy');
    let isRunning = true;
    const load = (async () => {
      for (let round = 0; isRunning; round++) {
        const name = `${round % 7}.txt`;
        await service.storage.from('busy').upload(name, `round ${round}`, { upsert: true });
        if (round % 3 === 0) await service.storage.from('busy').remove([name]);
      }
      return true;
    })();
    const backup = join(folder, 'busy');
    await command('backup', original, backup);
    isRunning = false;
    await load;

    const installation = await migratedInstallation('busy');
    await command('restore', installation, backup);
    const rows = await query(
      installation,
      'select version from storage.objects order by version collate "C"',
    );
    const files = await filesBelow(join(installation.DATA_DIR, 'files/objects'));
    expect(files).toEqual(rows.map(({ version }) => version));
  });

  it('can be restored into a new embedded database', async () => {
    embedded = await newFolder('embedded');
    await command('restore', embedded, join(folder, 'first'));
    const again = join(folder, 'again');
    await command('backup', embedded, again);
    expect((await readManifest(again)).tables).toEqual(
      (await readManifest(join(folder, 'first'))).tables,
    );
    await expect(command('restore', embedded, again)).rejects.toThrow(/not empty/);
    const other = await startProduct(embedded);
    expect((await fetch(other.url)).status).toBe(200);
    expect(await stopProduct(other), other.output()).toBe(0);
  });

  it('can be restored by a user who only owns the database, with constraints and triggers', async () => {
    const installation = await ownedInstallation('owned');
    await command('restore', installation, join(folder, 'first'));
    const constraints = `select conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
      where connamespace::regnamespace::text in ('public', 'auth', 'storage', 'private') order by 1, 3`;
    const triggers = `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1, tgrelid::regclass::text`;
    const whole = await cloneDatabase();
    for (const text of [constraints, triggers]) {
      const expected = await withClient(
        whole.url,
        async (client) => (await client.query(text)).rows,
      );
      expect(await query(installation, text)).toEqual(expected);
    }
    await whole.drop();
  });

  it('that fails halfway leaves no row and no file, and the next one succeeds', async () => {
    const broken = join(folder, 'broken');
    await cp(join(folder, 'first'), broken, { recursive: true });
    const manifest = await readManifest(broken);
    const people = manifest.tables.find(({ name }) => name === 'people');
    if (!people) throw new Error('The backup has no people');
    people.rows += 1;
    await writeManifest(broken, manifest);
    const installation = await migratedInstallation('halfway');
    await expect(command('restore', installation, broken)).rejects.toThrow(/public\.people has/);
    expect(await query(installation, 'select from auth.users')).toEqual([]);
    expect(await filesBelow(join(installation.DATA_DIR, 'files'))).toEqual([]);
    await command('restore', installation, join(folder, 'first'));
    expect((await query(installation, 'select from auth.users')).length).toBeGreaterThan(0);
  });

  it('lists missing, unreadable and truncated files, copies the others and exits with 1', async () => {
    const { files: stored } = await readManifest(join(folder, 'first'));
    const [deleted, unreadable, truncated] = stored.map(({ key }) => key);
    if (!deleted || !unreadable || !truncated) throw new Error('The backup has no files');
    const pathOf = (key: string) => join(embedded.DATA_DIR, 'files', key);
    await rm(pathOf(deleted));
    await rm(pathOf(unreadable));
    await mkdir(pathOf(unreadable));
    await truncate(pathOf(truncated), 0);
    const incomplete = join(folder, 'lossy');
    const failure = await command('backup', embedded, incomplete).catch(
      (error: Error) => error.message,
    );
    expect(failure).toContain(deleted);
    expect(failure).toMatch(new RegExp(`${unreadable}.*EISDIR`));
    expect(failure).toMatch(new RegExp(`${truncated}\\): 0 of \\d+ bytes`));
    const { files, missing, damaged, tables } = await readManifest(incomplete);
    expect(files).toHaveLength(stored.length - 2);
    expect(missing).toEqual([
      expect.stringContaining(deleted),
      expect.stringContaining(unreadable),
    ]);
    expect(damaged).toEqual([expect.stringContaining(truncated)]);
    expect(tables.length).toBeGreaterThan(60);
    const { stderr } = await command('restore', await migratedInstallation('lossy'), incomplete);
    expect(stderr).toContain(`Missing in the backup: ${missing[0]}`);
    expect(stderr).toContain(`Damaged in the backup: ${damaged[0]}`);
  });

  it('reports an unwritable folder in one line', async () => {
    const file = join(folder, 'a-file');
    await appendFile(file, 'x');
    const installation = await newFolder('embedded');
    for (const [target, code] of [
      [join(file, 'below'), 'ENOTDIR'],
      ['/proc/alpaca/backup', 'ENOENT'],
    ] as const) {
      await expect(command('backup', installation, target)).rejects.toThrow(
        new RegExp(`^\\S+ cannot be written to \\(${code}\\)[^\\n]*\\n?$`),
      );
    }
  });

  it('is rejected if it is damaged or incomplete, or if the database is in use', async () => {
    const backup = join(folder, 'to-be-damaged');
    await command('backup', original, backup);
    await expect(command('backup', original, backup)).rejects.toThrow(/is there already/);
    await expect(command('restore', original, backup)).rejects.toThrow(/running|in use/i);

    const installation = await emptyInstallation('damaged');
    const [table] = (await readManifest(backup)).tables;
    if (!table) throw new Error('The backup has no tables');
    await appendFile(tablePath(backup, table), 'x');
    await expect(command('restore', installation, backup)).rejects.toThrow(/is damaged/);
    await rm(join(backup, 'manifest.json'));
    await expect(command('restore', installation, backup)).rejects.toThrow(/no manifest/);
    expect(await query(installation, `select from pg_namespace where nspname = 'auth'`)).toEqual(
      [],
    );

    const fresh = await newFolder('never-made');
    await expect(command('restore', fresh, backup)).rejects.toThrow(/no manifest/);
    expect(await readdir(folder)).not.toContain('new-never-made');

    const usedDatabase = {
      ...installation,
      DATABASE_URL: (await findConnection(original.DATA_DIR)) ?? '',
    };
    await expect(command('restore', usedDatabase, join(folder, 'first'))).rejects.toThrow(
      /not empty/,
    );
  });
});

/** The program behind `npm run backup` and `npm run restore`. */
async function command(
  name: 'backup' | 'restore',
  installation: Installation,
  ...commandArguments: string[]
): Promise<{ stderr: string }> {
  const env = { ...commandEnvironment, HOME: folder, ...installation };
  return run('sh', ['scripts/run.sh', name, ...commandArguments], { env }).catch((error) => {
    throw new Error(error.stderr);
  });
}

/** An embedded database that does not exist yet. */
async function newFolder(name: string): Promise<Installation> {
  return { PORT: String(await freePort()), DATA_DIR: join(folder, `new-${name}`) };
}

const emptyInstallation = async (name: string) => installationOf(name, await createEmptyDatabase());

/** The state after an interrupted restore. Creating all tables takes longer than restoring their rows. */
const migratedInstallation = async (name: string) => installationOf(name, await cloneDatabase());

async function installationOf(
  name: string,
  { url }: TestDatabase,
): Promise<Required<Installation>> {
  const DATA_DIR = join(folder, `restored-${name}`);
  return { PORT: String(await freePort()), DATA_DIR, DATABASE_URL: url };
}

/** Like a managed PostgreSQL: the user owns the database and may create roles, but is not a superuser. */
async function ownedInstallation(name: string): Promise<Required<Installation>> {
  const installation = await emptyInstallation(name);
  const { pathname } = new URL(installation.DATABASE_URL);
  const user = `owner_${randomUUID().slice(0, 8)}`;
  await withClient(installation.DATABASE_URL, async (client) => {
    await client.query(`create role ${user} login createrole password 'hush'`);
    await client.query(`alter database ${pathname.slice(1)} owner to ${user}`);
    const roles = await client.query(`select from pg_roles where rolname = 'service_role'`);
    if (roles.rowCount)
      await client.query(`grant anon, api_token, authenticated, service_role to ${user}`);
  });
  const url = Object.assign(new URL(installation.DATABASE_URL), {
    username: user,
    password: 'hush',
  });
  return { ...installation, DATABASE_URL: url.href };
}
