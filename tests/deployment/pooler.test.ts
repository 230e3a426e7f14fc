import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertDatabaseUsable } from '../../server/postgres/checks/assert-database-usable.ts';
import { findConnectionShortage } from '../../server/postgres/checks/connection-shortage.ts';
import { createDatabase } from '../../server/postgres/database.ts';
import { chooseUser, type RunAs } from '../../server/postgres/embedded/choose-user.ts';
import { asUnavailable, DatabaseUnavailable } from '../../server/postgres/unavailable.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { commandEnvironment, freePort } from '../process/product.ts';

// Runs a real PgBouncer between the product and PostgreSQL. Session mode must work, transaction mode must be
// rejected.

let database: TestDatabase;
let folder: string;
let runAs: RunAs;
const running: ChildProcess[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'alpaca-pooler-'));
  await chmod(folder, 0o755);
  runAs = await chooseUser(folder);
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    await chown(folder, runAs.uid, runAs.gid);
  }
});

afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await database.drop();
  await removeFolder(folder);
});

it.each([
  ['the last one used', ''],
  ['one after the other', 'server_round_robin = 1\nmin_pool_size = 3'],
])('rejects a transaction-mode pooler (%s) with one line', async (_, extraSettings) => {
  const url = await startPooler('transaction', extraSettings);
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(assertDatabaseUsable(url)).rejects.toThrow(
      /^DATABASE_URL \(a secret that is not shown here\) cannot be used: it leads to a pooler in transaction mode[^\n]*$/,
    );
  }
});

it('the doctor says what to do about a transaction-mode pooler', async () => {
  const env = {
    ...commandEnvironment,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await startPooler('transaction'),
    PUBLIC_URL: 'http://127.0.0.1:1',
  };
  const lines = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts'], { env }, (_, stdout) => resolve(stdout));
  });
  expect(lines).toMatch(/failed +DATABASE_URL .* pooler in transaction mode/);
  expect(lines).toContain('Correct what the line names: DATABASE_URL');
  expect(lines).not.toContain('Start PostgreSQL');
});

it('session mode and PostgreSQL itself are accepted', async () => {
  await assertDatabaseUsable(await startPooler('session'));
  await assertDatabaseUsable(database.url);
});

it('a pooler whose pool is smaller than a process needs is named with the limit', async () => {
  const small = await startPooler('session', 'default_pool_size = 5');
  expect(await findConnectionShortage(small, 12)).toBe(
    'DATABASE_URL gives 5 connections, and this process may need 12: requests will wait for each other. Raise default_pool_size of the pooler, or lower DATABASE_POOL_SIZE.',
  );
  const large = await startPooler('session', 'default_pool_size = 15');
  expect(await findConnectionShortage(large, 12)).toBeUndefined();
  expect(await findConnectionShortage(database.url, 12)).toBeUndefined();
  expect(await findConnectionShortage(database.url, 100_000)).toContain(
    'PostgreSQL rejects the others, and the start or requests fail. Raise max_connections',
  );
});

it('a certificate of an unknown authority is rejected with the way to name the authority', async () => {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject];
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  await chmod(key, 0o644);
  const url = await startPooler(
    'session',
    `client_tls_sslmode = require\nclient_tls_key_file = ${key}\nclient_tls_cert_file = ${certificate}`,
  );
  await expect(assertDatabaseUsable(`${url}?sslmode=verify-full`)).rejects.toThrow(
    /cannot be used: self-signed certificate\. Name its .* sslmode=verify-full&sslrootcert=\/path\/to\/ca\.pem\.$/,
  );
  const verified = `${url}?sslmode=verify-full&sslrootcert=${certificate}`;
  await assertDatabaseUsable(verified);
  // Every kind of connection encrypts: the others are rejected there.
  const encrypted = createDatabase({ connectionString: verified, poolSize: 2 });
  const arrived = Promise.withResolvers<string>();
  await encrypted.listen('tls', arrived.resolve);
  await encrypted.query(`select pg_notify('tls', 'over TLS')`);
  expect(await arrived.promise).toBe('over TLS');
  const identity = { role: 'anon', claims: {} };
  const read = { text: 'select 1 as one' };
  for (const access of ['read', 'write'] as const) {
    expect((await encrypted.withRole(identity, read, { access })).rowCount).toBe(1);
  }
  await encrypted.close();
});

it('a pooler whose PostgreSQL is unreachable is an outage, not an error of each statement', async () => {
  const url = await startPooler('session', 'query_wait_timeout = 1', join(folder, 'nowhere'));
  const failure = await withClient(url, (client) => client.query('select')).catch(asUnavailable);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
});

async function startPooler(mode: string, extraSettings = '', server?: string): Promise<string> {
  const port = await freePort();
  const { pathname, username, searchParams } = new URL(database.url);
  const name = pathname.slice(1);
  const file = join(folder, `${mode}-${port}.ini`);
  const settings = `[databases]
${name} = host=${server ?? searchParams.get('host')} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${extraSettings}`;
  await writeFile(file, settings, { mode: 0o644 });
  const child = spawn('/usr/sbin/pgbouncer', [file], { ...runAs, cwd: folder, stdio: 'ignore' });
  running.push(child);
  await until(() => isListening(port));
  return `postgresql://${username}@127.0.0.1:${port}/${name}`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
