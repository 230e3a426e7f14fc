import { chmod, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { freePort } from '../product.ts';
import { prepareDoctor } from './prepare-doctor.ts';

// An operator asks what is wrong with an installation.

const { change, runDoctor, setLastRound } = prepareDoctor();

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

it('a misspelt setting is a finding, and so are settings that the running product has not read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'alpaca-doctor-env-'));
  await setLastRound('null');
  try {
    await writeFile(join(directory, '.env'), 'SMPT_URL=smtp://localhost\n', { mode: 0o644 });
    const { code, lines } = await runDoctor({}, directory);
    expect(lines).toMatch(/warning +SMPT_URL in \.env is not a setting and has no effect\.\n/);
    expect(lines).toContain('Did you mean SMTP_URL? Correct it in .env. Then restart the product');
    expect(lines).toMatch(/warning +\.env was changed after the product was started/);
    expect(lines).toMatch(
      /warning +Every user of this machine can read .*\n +Run: chmod 600 \.env\n/,
    );
    expect(code).toBe(0);
    await utimes(join(directory, '.env'), 0, 0);
    await chmod(join(directory, '.env'), 0o600);
    expect((await runDoctor({}, directory)).lines).not.toMatch(
      /\.env was changed|can read the secrets/,
    );
  } finally {
    await removeFolder(directory);
  }
});

it('without background work it says which process does it', async () => {
  await setLastRound(`now() - interval '1 hour'`);
  expect((await runDoctor()).lines).toContain('Otherwise start it, or restart it if it runs');
  expect((await runDoctor({ WORKER: 'off' })).lines).toContain(
    'With WORKER=off, as here, the product does none: start another process with WORKER=only, or set WORKER=on',
  );
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
