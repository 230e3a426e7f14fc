import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { objectKey } from '../../server/storage/files/keys.ts';
import { cloneDatabase, projectRoot } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { commandEnvironment, freePort, killAll, startProduct, stopProduct } from './product.ts';

// An operator asks what is wrong with an installation.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let settings: Record<string, string>;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-doctor-'));
  const { url, drop } = await cloneDatabase();
  settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO_CONTENT: 'false',
  };
  const product = await startProduct(settings);
  stop = async () => {
    await stopProduct(product);
    await drop();
  };
});

afterAll(async () => {
  await stop?.();
  await killAll();
  await removeFolder(folder);
});

type Output = { code: number; lines: string };

const runDoctor = (more: Record<string, string> = {}, cwd?: string) =>
  runCommand(['scripts/doctor.ts'], more, cwd);

function runCommand(
  [script = '', ...given]: string[],
  more: Record<string, string> = {},
  cwd = projectRoot,
): Promise<Output> {
  const env = { ...commandEnvironment, ...settings, ...more };
  const call = [join(projectRoot, script), ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, call, { env, cwd }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), lines: stdout + stderr });
    });
  });
}

const change = (statement: string, values: unknown[] = []) =>
  withClient(settings.DATABASE_URL as string, (client) => client.query(statement, values));

/** Scheduled work begins with the first full minute after a start, and then comes every minute. */
const setLastRound = (time: string) =>
  change(
    `update graphile_worker._private_known_crontabs set last_execution = ${time}, known_since = now()`,
  );

it('a running installation has nothing that failed', async () => {
  await setLastRound('null');
  const { code, lines } = await runDoctor();
  expect(lines).toContain('Nothing has failed');
  expect(lines).toMatch(/ok +PostgreSQL \d+/);
  expect(lines).toMatch(/ok +The tables are those of this version/);
  expect(lines).toMatch(/warning +npm run backup has written no backup of this database yet/);
  expect(lines).toMatch(/ok +Files can be written/);
  expect(lines).toMatch(/ok +The product answers at http:\/\/localhost/);
  expect(lines).toMatch(/ok +WebSockets pass/);
  expect(code).toBe(0);
});

it('parts that are unreachable are named, each with its remedy and without its password', async () => {
  await setLastRound(`now() - interval '1 hour'`);
  const { code, lines } = await runDoctor({
    PUBLIC_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://agency:keep-this-secret@127.0.0.1:1',
    INBOUND_ADDRESS: 'replies@agency.example',
    INBOUND_IMAP_URL: 'imap://replies:keep-this-secret@127.0.0.1:1/INBOX',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'keep-this-secret',
    LINKEDIN_CLIENT_ID: 'alpaca',
    LINKEDIN_CLIENT_SECRET: 'keep-this-secret',
    LINKEDIN_ISSUER: 'http://127.0.0.1:9999/oauth',
    SMS_URL: 'http://127.0.0.1:9999/keep-this-secret',
  });
  expect(lines).toMatch(/failed +Files cannot be stored in the bucket files/);
  expect(lines).toMatch(/failed +The product cannot be reached at http:\/\/127\.0\.0\.1:1/);
  expect(lines).toMatch(/failed +No background work has run for \d+ minutes/);
  expect(lines).toContain('If the product has just started, ask again in two minutes.');
  expect(lines).toMatch(/failed +The mail server of SMTP_URL cannot be used/);
  expect(lines).toMatch(/failed +The mailbox of INBOUND_IMAP_URL cannot be read/);
  expect(lines).toMatch(
    /failed +The sign-in provider of LINKEDIN_ISSUER cannot be used: .*REFUSED/,
  );
  expect(lines).toMatch(/failed +The SMS gateway of SMS_URL cannot be reached: .*REFUSED/);
  expect(lines).toContain('7 failed');
  expect(lines).not.toContain('keep-this-secret');
  expect(code).toBe(1);
});

it('a storage that lacks the files of the database is named, and not written to', async () => {
  await change(
    `insert into storage.objects (bucket_id, name, version) values ('cvs', 'lost.pdf', gen_random_uuid())`,
  );
  const unmounted = await mkdtemp(join(tmpdir(), 'alpaca-unmounted-'));
  try {
    const { code, lines } = await runDoctor({ DATA_DIR: unmounted });
    expect(lines).toMatch(/failed +The database knows 1 files, and the storage is empty/);
    expect(lines).toContain('Its next start would end with this line.');
    expect(lines).not.toContain('Files can be written');
    // A folder below the mount point would hide what is wrong.
    expect(await readdir(unmounted)).toEqual([]);
    expect(code).toBe(1);
  } finally {
    await change(`delete from storage.objects where name = 'lost.pdf'`);
    await removeFolder(unmounted);
  }
});

it('tables of another version and old backups are named', async () => {
  await change(
    `insert into public.settings (key, value) values ('last_backup', to_jsonb(now() - interval '9 days'))
     on conflict (key) do update set value = excluded.value`,
  );
  const history = 'supabase_migrations.schema_migrations';
  const applied = await change(`select * from ${history} order by version desc limit 1`);
  const [last] = applied.rows;
  try {
    await change(
      // Without a first line about older programs.
      `update ${history} set version = '20990101000000', statements = '{select}' where version = $1`,
      [last.version],
    );
    const newer = await runDoctor();
    expect(newer.lines).toMatch(
      /failed +The tables are newer than .* does not know 20990101000000\./,
    );
    expect(newer.lines).toMatch(/warning +The last backup was 9 days ago\./);
    expect(newer.code).toBe(1);
    await change(`delete from ${history} where version = '20990101000000'`);
    expect((await runDoctor()).lines).toMatch(
      /failed +The tables are older than .* up to \d{14}\./,
    );
  } finally {
    const row = `json_populate_record(null::${history}, $1)`;
    await change(`insert into ${history} select * from ${row}`, [last]);
  }
});

it('a backup that lacks files is named with them until one is complete', async () => {
  const version = randomUUID();
  const path = join(folder, 'files', objectKey(version));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'a CV');
  await change(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('cvs', 'lost.pdf', $1, '{"size": 4}')`,
    [version],
  );
  const backups = join(folder, 'backups');
  const backUp = async (name: string) =>
    (await runCommand(['scripts/backup.ts', join(backups, name)])).code;
  try {
    expect(await backUp('first')).toBe(0);
    expect((await runDoctor()).lines).toMatch(/ok +The last backup was today\./);

    await rm(path);
    expect(await backUp('lossy')).toBe(1);
    const { code, lines } = await runDoctor();
    expect(lines).toContain(
      `The latest backup, made today, is incomplete, or has files that the storage has lost. Lost or unreadable in the storage: cvs/lost.pdf (${version}).`,
    );
    expect(lines).toMatch(/ok +The last complete backup was today\./);
    expect(code).toBe(1);
    const { rows } = await change(`select value from settings where key = 'incomplete_backup'`);
    expect(JSON.stringify(rows)).not.toContain('lost.pdf');

    // As the advice says.
    const kept = `files/objects/${version.slice(0, 2)}/${version}`;
    await cp(join(backups, 'first', kept), join(folder, kept));
    expect(await backUp('repaired')).toBe(0);
    const repaired = await runDoctor();
    expect(repaired.lines).not.toContain('incomplete');
    expect(repaired.lines).toMatch(/ok +The last backup was today\./);

    await writeFile(path, 'a');
    expect(await backUp('damaged')).toBe(1);
    expect((await runDoctor()).lines).toContain(
      `Damaged in the storage: cvs/lost.pdf (${version}).`,
    );
  } finally {
    await change(`delete from storage.objects where name = 'lost.pdf'`);
    await change(`delete from settings where key in ('last_backup', 'incomplete_backup')`);
  }
});

it('a misspelt setting is a finding, and so are settings that the running product has not read', async () => {
  const place = await mkdtemp(join(tmpdir(), 'alpaca-doctor-env-'));
  await setLastRound('null');
  try {
    await writeFile(join(place, '.env'), 'SMPT_URL=smtp://localhost\n', { mode: 0o644 });
    const { code, lines } = await runDoctor({}, place);
    expect(lines).toMatch(/warning +SMPT_URL in \.env is not a setting and has no effect\.\n/);
    expect(lines).toContain('Did you mean SMTP_URL? Correct it in .env. Then restart the product');
    expect(lines).toMatch(/warning +\.env was changed after the product was started/);
    expect(lines).toMatch(
      /warning +Every user of this machine can read .*\n +Run: chmod 600 \.env\n/,
    );
    expect(code).toBe(0);
    await utimes(join(place, '.env'), 0, 0);
    await chmod(join(place, '.env'), 0o600);
    expect((await runDoctor({}, place)).lines).not.toMatch(
      /\.env was changed|can read the secrets/,
    );
  } finally {
    await removeFolder(place);
  }
});

it('without background work it says which process does it', async () => {
  await setLastRound(`now() - interval '1 hour'`);
  expect((await runDoctor()).lines).toContain('Otherwise start it, or restart it if it runs');
  expect((await runDoctor({ WORKER: 'off' })).lines).toContain(
    'With WORKER=off, as here, the product does none: start another process with WORKER=only, or set WORKER=on',
  );
});

it('a bucket with wrong keys is named with all that may be wrong', async () => {
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await bucket.run();
  const wanted = {
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  try {
    const wrong = await runDoctor({ ...wanted, S3_SECRET_ACCESS_KEY: 'wrong' });
    expect(wrong.lines).toMatch(/failed +Files cannot be stored in the bucket files: .* 403 /);
    expect(wrong.lines).toMatch(/Correct S3_BUCKET, .* and S3_SECRET_ACCESS_KEY\..* restart/);
    expect((await runDoctor(wanted)).lines).toMatch(/ok +Files can be written to the bucket files/);
  } finally {
    await bucket.close();
  }
});

it('a mail server that rejects the password is quoted', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Authentication credentials invalid')),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  try {
    const { lines } = await runDoctor({
      SMTP_URL: `smtp://agency:keep-this-secret@127.0.0.1:${port}`,
    });
    expect(lines).toMatch(/failed .*SMTP_URL cannot be used: 535 .*credentials invalid\./);
    expect(lines).not.toContain('keep-this-secret');
  } finally {
    server.close();
  }
});

it('without the database the other parts are examined', async () => {
  const { code, lines } = await runDoctor({
    DATABASE_URL: 'postgresql://owner:keep-this-secret@127.0.0.1:1/alpaca',
  });
  expect(lines).toMatch(/failed +DATABASE_URL .*ECONNREFUSED/);
  expect(lines).toContain(
    'Start PostgreSQL, or correct its host and port in DATABASE_URL and restart the product.',
  );
  expect(lines).toMatch(/ok +Files can be written/);
  expect(lines).toMatch(/ok +The product answers at/);
  expect(lines).toContain('SMTP_URL is not set');
  expect(lines).toContain('1 failed');
  expect(lines).not.toContain('keep-this-secret');
  expect(code).toBe(1);
});
