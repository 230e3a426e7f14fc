import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withClient } from '../../../server/postgres/with-client.ts';
import { objectKey } from '../../../server/storage/files/keys.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { commandEnvironment, freePort } from '../product.ts';

// npm run backup with a bucket of a real S3 service.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const version = '6a1f7c1e-3f0e-4a55-9d0b-0c9f3f6c2b11';

let folder: string;
let dataDir: string;
let database: TestDatabase;
let bucket: S3rver;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-to-bucket-'));
  dataDir = join(folder, 'data');
  database = await cloneDatabase();
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'backups' }],
  });
  ({ port } = await bucket.run());
  const path = join(dataDir, 'files', objectKey(version));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'a CV');
  await withClient(database.url, (client) =>
    client.query(
      `insert into storage.objects (bucket_id, name, version) values ('cvs', 'cv', $1)`,
      [version],
    ),
  );
});

afterAll(async () => {
  await bucket?.close();
  await database?.drop();
  await removeFolder(folder);
});

const backUp = (...commandArguments: string[]) =>
  run('backup', [...commandArguments, 's3://backups/daily']);

type Outcome = { code: number; stderr: string };

function run(
  name: string,
  commandArguments: string[],
  other: Record<string, string> = {},
): Promise<Outcome> {
  const env = {
    ...commandEnvironment,
    HOME: folder,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...other,
  };
  const args = [`scripts/${name}.ts`, ...commandArguments];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });
}

it('names what a backup that was killed during its upload left in DATA_DIR', async () => {
  const left = join(dataDir, 'backup-to-send/2026-01-01T03-15-00');
  await mkdir(left, { recursive: true });
  expect(await backUp('--keep', '2')).toEqual({
    code: 0,
    stderr: `${left} is left of a backup that was killed. It holds personal data: delete it.\n`,
  });
  expect(await readdir(join(left, '..'))).toEqual(['2026-01-01T03-15-00']);
});

it('sends every file again with --full', async () => {
  const stored = await readdir(join(folder, 's3'), { recursive: true });
  const [copy = ''] = stored.filter((name) => name.includes(version) && name.endsWith('_object'));
  await writeFile(join(folder, 's3', copy), 'oops');
  expect((await backUp('--keep', '2')).code).toBe(0);
  expect(await readFile(join(folder, 's3', copy), 'utf8')).toBe('oops');
  expect((await backUp('--keep', '2', '--full')).code).toBe(0);
  expect(await readFile(join(folder, 's3', copy), 'utf8')).toBe('a CV');
});

it('two backups that begin together do not disturb each other', async () => {
  const outcomes = await Promise.all([backUp('--keep', '9'), backUp('--keep', '9')]);
  const refused = outcomes.filter(({ code }) => code !== 0);
  for (const { stderr } of refused)
    expect(stderr).toMatch(/^Another backup writes to this bucket and prefix now .*\n$/);
  expect(refused.length).toBeLessThan(2);
  const stored = await readdir(join(folder, 's3'), { recursive: true });
  // The server for tests may leave its own files beside an object that was deleted while it was listed.
  expect(stored.filter((name) => /\/locks\/.*_object$/.test(name))).toEqual([]);
});

it('a restore of a whole series asks which backup', async () => {
  expect((await backUp()).code).toBe(0);
  const { code, stderr } = await run('restore', ['s3://backups/daily']);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^s3:\/\/backups\/daily holds (one backup|\d backups)\. Name one, such as the newest: s3:\/\/backups\/daily\/[\dT-]+\n$/,
  );
});

it('wrong keys and a wrong address are named with what to check', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const mistakes: [Record<string, string>, RegExp][] = [
    [{ BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' }, /: S3 responded to (GET|PUT) with 403 \w+\. Check /],
    [{ BACKUP_S3_ENDPOINT: nobody }, /:\d+ \(BACKUP_S3_ENDPOINT\): ECONNREFUSED\. Check /],
  ];
  for (const name of ['backup', 'restore']) {
    for (const [mistake, reason] of mistakes) {
      const place = 's3://backups/daily/2026-01-01T03-15-00';
      const { code, stderr } = await run(name, [place], mistake);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^The bucket backups cannot be used: [^\n]+\n$/);
      expect(stderr).toMatch(reason);
    }
  }
});
