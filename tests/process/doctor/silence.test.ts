import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertInstalled } from '../../../server/boot/database/open-for-command.ts';
import { cloneDatabase, projectRoot } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { commandEnvironment } from '../product.ts';

// An operator asks what is wrong while other machines accept connections and send nothing.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let databaseUrl: string;
const cleanups: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-silence-'));
  const { url, drop } = await cloneDatabase();
  databaseUrl = url;
  cleanups.push(drop, () => removeFolder(folder));
});

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

/** Answers the first `lines` of a conversation and nothing after that. */
async function startSilent(...lines: string[]): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).resume());
    const [greeting, ...answers] = lines;
    if (greeting) socket.write(greeting);
    socket.on('data', () => socket.write(answers.shift() ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function runDoctor(settings: Record<string, string>) {
  const began = performance.now();
  const env = { ...commandEnvironment, DATA_DIR: folder, ...settings };
  const lines = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts'], { env, cwd: projectRoot }, (_, out, errors) =>
      resolve(out + errors),
    );
  });
  return { lines, seconds: (performance.now() - began) / 1000 };
}

const bucketAt = (port: number) => ({
  S3_BUCKET: 'files',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

it('parts that do not respond are named within half a minute, however many they are', async () => {
  const url = `http://127.0.0.1:${await startSilent()}`;
  const port = Number(new URL(url).port);
  const { lines, seconds } = await runDoctor({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    ...bucketAt(port),
    CDN_MAX_AGE: '600',
    CDN_PURGE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INBOUND_ADDRESS: 'replies@agency.example',
    INBOUND_IMAP_URL: `imap://replies:secret@127.0.0.1:${port}/INBOX`,
    LINKEDIN_CLIENT_ID: 'alpaca',
    LINKEDIN_CLIENT_SECRET: 'secret',
    LINKEDIN_ISSUER: url,
    SMS_URL: url,
  });
  expect(lines).toMatch(
    /failed +Files cannot be stored in the bucket files: .*no response in time/,
  );
  expect(lines).toMatch(/failed +The product cannot be reached at http/);
  expect(lines).toMatch(/failed +The home page cannot be read at http/);
  expect(lines).toMatch(/failed +The CDN does not take purges/);
  expect(lines).toMatch(
    /failed +The mail server of SMTP_URL cannot be used: the server sends no greeting/,
  );
  expect(lines).toMatch(/failed +The mailbox of INBOUND_IMAP_URL cannot be read/);
  expect(lines).toMatch(/failed +The sign-in provider of LINKEDIN_ISSUER cannot be used/);
  expect(lines).toMatch(/failed +The SMS gateway of SMS_URL cannot be reached/);
  expect(lines).not.toContain('broke');
  expect(seconds).toBeLessThan(30);
});

it('servers that greet and then fall silent are named as well', async () => {
  const mail = await startSilent('220 mail.example\r\n');
  const mailbox = await startSilent(
    '* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] mail.example ready\r\n',
  );
  const { lines, seconds } = await runDoctor({
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${mail}`,
    INBOUND_ADDRESS: 'replies@agency.example',
    INBOUND_IMAP_URL: `imap://replies:secret@127.0.0.1:${mailbox}/INBOX`,
  });
  expect(lines).toMatch(/failed +The mail server of SMTP_URL cannot be used: .*took too long/);
  expect(lines).toMatch(/failed +The mailbox of INBOUND_IMAP_URL cannot be read/);
  expect(lines).not.toContain('broke');
  expect(seconds).toBeLessThan(30);
});

it('a database that does not respond is named while the rest is examined', async () => {
  const port = await startSilent();
  const { lines, seconds } = await runDoctor({
    DATABASE_URL: `postgresql://owner:secret@127.0.0.1:${port}/alpaca`,
  });
  expect(lines).toMatch(/failed +DATABASE_URL/);
  expect(lines).toMatch(/ok +Files can be written/);
  expect(seconds).toBeLessThan(30);
});

it('a command gives up on a database of its own that does not respond', async () => {
  const port = await startSilent();
  const began = performance.now();
  await expect(assertInstalled(`postgresql://owner@127.0.0.1:${port}/postgres`)).rejects.toThrow(
    'timeout',
  );
  expect(performance.now() - began).toBeLessThan(20_000);
});
