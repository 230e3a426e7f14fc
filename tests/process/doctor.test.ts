import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cloneDatabase, withClient } from '../fixtures/database.ts';
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

function runDoctor(more: Record<string, string> = {}): Promise<{ code: number; lines: string }> {
  const env = { ...commandEnvironment, ...settings, ...more };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts'], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), lines: stdout + stderr });
    });
  });
}

it('a running installation has nothing that failed', async () => {
  // Scheduled work begins with the first full minute after a start.
  await withClient(settings.DATABASE_URL as string, (client) =>
    client.query(
      'update graphile_worker._private_known_crontabs set last_execution = null, known_since = now()',
    ),
  );
  const { code, lines } = await runDoctor();
  expect(lines).toContain('Nothing has failed');
  expect(lines).toMatch(/ok +PostgreSQL \d+/);
  expect(lines).toMatch(/ok +The tables are those of this version/);
  expect(lines).toMatch(/warning +npm run backup has never written a backup/);
  expect(lines).toMatch(/ok +Files can be written/);
  expect(lines).toMatch(/ok +The product answers at http:\/\/localhost/);
  expect(lines).toMatch(/ok +WebSockets pass/);
  expect(code).toBe(0);
});

it('parts that are away are named, each with its remedy and without its password', async () => {
  await withClient(settings.DATABASE_URL as string, (client) =>
    client.query(
      `update graphile_worker._private_known_crontabs set last_execution = now() - interval '1 hour'`,
    ),
  );
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

it('a storage that lacks the files of the database is named, although it takes files', async () => {
  const change = (statement: string) =>
    withClient(settings.DATABASE_URL as string, (client) => client.query(statement));
  await change(
    `insert into storage.objects (bucket_id, name, version) values ('cvs', 'lost.pdf', gen_random_uuid())`,
  );
  const unmounted = await mkdtemp(join(tmpdir(), 'alpaca-unmounted-'));
  try {
    const { code, lines } = await runDoctor({ DATA_DIR: unmounted });
    expect(lines).toMatch(/ok +Files can be written to DATA_DIR\/files/);
    expect(lines).toMatch(/failed +The database knows 1 files, and the storage is empty/);
    expect(lines).toContain('The next start would end with this line.');
    expect(code).toBe(1);
  } finally {
    await change(`delete from storage.objects where name = 'lost.pdf'`);
    await removeFolder(unmounted);
  }
});

it('tables of another version and old backups are named', async () => {
  const change = (statement: string) =>
    withClient(settings.DATABASE_URL as string, (client) => client.query(statement));
  await change(
    `insert into public.settings (key, value) values ('last_backup', to_jsonb(now() - interval '9 days'))`,
  );
  await change(
    // Without a first line about older programs.
    `update supabase_migrations.schema_migrations set version = '20990101000000', statements = '{select}'
     where version = (select max(version) from supabase_migrations.schema_migrations)`,
  );
  const newer = await runDoctor();
  expect(newer.lines).toMatch(
    /failed +The tables are newer than .* does not know 20990101000000\./,
  );
  expect(newer.lines).toMatch(/warning +The last backup was 9 days ago\./);
  expect(newer.code).toBe(1);
  await change(
    `delete from supabase_migrations.schema_migrations where version = '20990101000000'`,
  );
  expect((await runDoctor()).lines).toMatch(/failed +The tables are older than .* up to \d{14}\./);
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
  expect(lines).toMatch(/ok +Files can be written/);
  expect(lines).toMatch(/ok +The product answers at/);
  expect(lines).toContain('SMTP_URL is not set');
  expect(lines).toContain('1 failed');
  expect(lines).not.toContain('keep-this-secret');
  expect(code).toBe(1);
});
