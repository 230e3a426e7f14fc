import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readManifest } from '../../../server/backup/manifest.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { objectKey } from '../../../server/storage/files/keys.ts';
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { until } from '../../fixtures/until.ts';
import { commandEnvironment } from '../product.ts';
import { type Installation, query } from './backup-content.ts';

// A backup is interrupted, killed or started twice, and a restore lacks rights. A locked table keeps a backup waiting.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let original: Required<Installation>;
let complete: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-backup-mistakes-'));
  await mkdir(join(folder, 'backups'));
  original = installationOf('original', await kept(cloneDatabase()));
  const version = randomUUID();
  const path = join(original.DATA_DIR, 'files', objectKey(version));
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'content');
  await query(original, `insert into storage.buckets (id, name) values ('shelf', 'shelf')`);
  await query(
    original,
    `insert into storage.objects (bucket_id, name, version) values ('shelf', 'a.txt', '${version}')`,
  );
  complete = join(folder, 'complete');
  expect(await launch('backup', original, complete).ended).toEqual({ code: 0, stderr: '' });
});

afterAll(async () => {
  for (const { drop } of databases) await drop();
  await removeFolder(folder);
});

describe('a backup', () => {
  it.each([
    ['a lost terminal', ['SIGHUP']],
    ['a signal that npm passes on again', ['SIGTERM', 'SIGTERM']],
    ['Ctrl-C', ['SIGINT', 'SIGINT']],
  ] as const)('leaves nothing behind after %s', async (_, signals) => {
    const unlock = await lockTable();
    const { child, ended } = launch('backup', original, backupPath('cut-off'));
    await until(() => exists(backupPath('cut-off.unfinished/tables')));
    for (const signal of signals) child.kill(signal);
    await unlock();
    expect(await ended).toEqual({ code: 1, stderr: 'Interrupted. There is no backup.\n' });
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
  });

  it('is rejected while another one writes to the same folder, which completes', async () => {
    const target = backupPath('twice');
    const unlock = await lockTable();
    const first = launch('backup', original, target);
    await until(() => exists(`${target}.unfinished/tables`));
    expect(await launch('backup', original, target).ended).toEqual({
      code: 1,
      stderr: `Another backup writes ${target} now. Wait for it, or name another folder.\n`,
    });
    await unlock();
    expect(await first.ended).toEqual({ code: 0, stderr: '' });
    expect((await readdir(target)).sort()).toEqual(['files', 'manifest.json', 'tables']);
    expect((await readManifest(target)).files).toEqual((await readManifest(complete)).files);
  });

  it('that was killed is named by the next one, and can be repeated', async () => {
    const unlock = await lockTable();
    const { child, ended } = launch('backup', original, backupPath('killed'));
    await until(() => exists(backupPath('killed.unfinished/tables')));
    child.kill('SIGKILL');
    await ended;
    await unlock();
    const draft = backupPath('killed.unfinished');
    expect(await launch('backup', original, backupPath('next')).ended).toEqual({
      code: 0,
      stderr: `${draft} is left of a backup that was killed. It holds personal data: delete it.\n`,
    });
    expect((await launch('backup', original, backupPath('killed')).ended).code).toBe(0);
    expect(await exists(draft)).toBe(false);
  });

  it('of a schedule replaces the oldest one, unless it lacks a file', async () => {
    const series = join(folder, `series-${randomUUID()}`);
    const names = ['2026-01-01T03-15-00', '2026-01-02T03-15-00'];
    for (const name of names) await cp(complete, join(series, name), { recursive: true });
    const run = () => launch('backup', original, '--keep', '2', series).ended;
    expect(await run()).toEqual({ code: 0, stderr: '' });
    const remainingFiles = (await readdir(series)).sort();
    expect(remainingFiles).toEqual([names[1], expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+$/)]);
    await query(
      original,
      `insert into storage.objects (bucket_id, name, version) values ('shelf', 'lost.txt', '${randomUUID()}')`,
    );
    onTestFinished(async () => {
      await query(original, `delete from storage.objects where name = 'lost.txt'`);
    });
    const { code, stderr } = await run();
    expect({ code, last: stderr.split('\n').at(-2) }).toEqual({
      code: 1,
      last: 'Therefore no older backup was deleted.',
    });
    expect((await readdir(series)).sort().slice(0, 2)).toEqual(remainingFiles);
  });

  it('is rejected for a number of backups that would keep none', async () => {
    const { code, stderr } = await launch('backup', original, '--keep', '0', folder).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^--keep needs a number of backups from 1 to 9999\. Usage: [^\n]*\n$/);
  });

  it('is rejected for a URL, which would become the name of a folder, and for a bucket without keys', async () => {
    const other = await launch('backup', original, 'gs://bucket/daily').ended;
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(
      /^gs:\/\/bucket\/daily is neither a folder nor a bucket [^\n]*\n$/,
    );
    const bucket = await launch('backup', original, 's3://bucket/daily').ended;
    expect(bucket.code).toBe(1);
    expect(bucket.stderr).toMatch(/^A backup in a bucket needs BACKUP_S3_ACCESS_KEY_ID [^\n]*\n$/);
  });
});

describe('a restore', () => {
  it('is rejected for missing rights before it writes a file', async () => {
    const database = await kept(createEmptyDatabase());
    const user = `owner_${randomUUID().slice(0, 8)}`;
    await withClient(database.url, async (client) => {
      await client.query(`create role ${user} login nocreaterole password 'hush'`);
      await client.query(
        `alter database ${new URL(database.url).pathname.slice(1)} owner to ${user}`,
      );
    });
    const url = Object.assign(new URL(database.url), { username: user, password: 'hush' }).href;
    const installation = { ...installationOf('denied', database), DATABASE_URL: url };
    const { code, stderr } = await launch('restore', installation, complete).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^The database user ${user} may not [^\\n]*;\\n$`));
    expect(await readdir(installation.DATA_DIR)).toEqual([]);
  });

  it('of a folder that holds dated backups asks which one', async () => {
    const dated = join(folder, 'dated');
    const names = ['2026-01-01T03-15-00', '2026-01-02T03-15-00'];
    for (const name of names) await cp(complete, join(dated, name), { recursive: true });
    const installation = installationOf('undecided', await kept(createEmptyDatabase()));
    expect(await launch('restore', installation, dated).ended).toEqual({
      code: 1,
      stderr: `${dated} holds 2 backups. Name one, such as the newest: ${dated}/${names[1]}\n`,
    });
  });

  it('collects the statistics of all tables', async () => {
    const installation = installationOf('analyzed', await kept(cloneDatabase()));
    expect(await launch('restore', installation, complete).ended).toEqual({ code: 0, stderr: '' });
    const unknown = await query(
      installation,
      `select oid::regclass::text from pg_class
       where relkind = 'r' and reltuples < 0 and relpersistence = 'p'
         and relnamespace::regnamespace::text in ('public', 'auth', 'storage', 'private')`,
    );
    expect(unknown).toEqual([]);
  });
});

const backupPath = (name: string) => join(folder, 'backups', name);

/** Keeps backups waiting until the returned function is called. */
async function lockTable(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: original.DATABASE_URL });
  await client.connect();
  await client.query('begin; lock table public.people in access exclusive mode');
  return () => client.end();
}

function launch(
  name: 'backup' | 'restore',
  installation: Installation,
  ...commandArguments: string[]
) {
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

function installationOf(name: string, { url }: TestDatabase): Required<Installation> {
  return { PORT: '0', DATA_DIR: join(folder, name), DATABASE_URL: url };
}

async function kept(creating: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await creating;
  databases.push(database);
  return database;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
