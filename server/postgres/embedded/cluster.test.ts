import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { FolderInUse, lockFolder } from './lock.ts';

// The holder is a separate process, so that the tests can kill it with SIGKILL.
const holder = new URL('./cluster.test-holder.ts', import.meta.url).pathname;

let base: string;
let folder: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'alpaca-cluster-'));
  // Only the owner may enter this folder, as in root's home: the database's user still has to reach its data.
  folder = join(base, 'closed', 'data');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withCluster((query) => query('create table kept (n int)'));
});

afterAll(() => rm(base, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('hides its password and listens on no network', async () => {
    expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
    await withCluster(async (query) => {
      expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '' }]);
      expect(await query('show password_encryption')).toEqual([
        { password_encryption: 'scram-sha-256' },
      ]);
    });
    const rules = await readFile(join(folder, 'postgres/pg_hba.conf'), 'utf8');
    expect(rules).not.toMatch(/^(local|host).*\b(trust|md5|password)$/m);
  });

  it('starts as a copy of a template, with its own password', async () => {
    const copy = await startCluster({
      folder: join(base, 'copy'),
      template: join(folder, 'postgres'),
    });
    const client = new pg.Client(copy.connectionString);
    await client.connect();
    expect((await client.query('select from kept')).rowCount).toBe(0);
    await client.end();
    const others = await readFile(join(folder, 'postgres-password'), 'utf8');
    const wrong = copy.superuserConnectionString.replace(/postgres:[^@]+@/, `postgres:${others}@`);
    await expect(new pg.Client(wrong).connect()).rejects.toThrow(/password/);
    await copy.stop();
  });

  it('is initialised from scratch if the template is incomplete', async () => {
    const half = join(base, 'half');
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18');
    const ownFolder = join(base, 'beside');
    const cluster = await startCluster({ folder: ownFolder, template: half });
    await cluster.stop();
    expect((await readdir(ownFolder)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('rejects a wrong password', async () => {
    const cluster = await startCluster({ folder });
    const wrong = cluster.superuserConnectionString.replace(/postgres:[^@]+@/, 'postgres:wrong@');
    await expect(new pg.Client({ connectionString: wrong }).connect()).rejects.toThrow(/password/);
    await cluster.stop();
  });

  it('gets a new password if the password file is lost, without losing rows', async () => {
    const ownFolder = join(base, 'forgetful');
    const first = await startCluster({ folder: ownFolder });
    await ask(first, 'create table kept_too as select 7 as n');
    await first.stop();
    const file = join(ownFolder, 'postgres-password');
    const before = await readFile(file, 'utf8');
    await rm(file);
    const second = await startCluster({ folder: ownFolder });
    expect(await ask(second, 'select n from kept_too')).toEqual([{ n: 7 }]);
    await second.stop();
    expect(await readFile(file, 'utf8')).not.toBe(before);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // A full disk leaves an empty password file.
    await writeFile(file, '');
    const third = await startCluster({ folder: ownFolder });
    expect(await ask(third, 'select n from kept_too')).toEqual([{ n: 7 }]);
    await third.stop();
  });

  it('fails immediately with instructions if the stored password is wrong', async () => {
    const ownFolder = join(base, 'forgetful');
    await writeFile(join(ownFolder, 'postgres-password'), 'of another database');
    await expect(startCluster({ folder: ownFolder })).rejects.toThrow(
      /Delete that file and start again/,
    );
    await rm(join(ownFolder, 'postgres-password'));
    const cluster = await startCluster({ folder: ownFolder });
    await cluster.stop();
  });

  it('is neither replaced nor waited for if parts of it are lost', async () => {
    const ownFolder = join(base, 'forgetful');
    const version = join(ownFolder, 'postgres/PG_VERSION');
    await rename(version, join(base, 'PG_VERSION'));
    const before = await readdir(ownFolder);
    await expect(startCluster({ folder: ownFolder })).rejects.toThrow(
      /postgres is damaged: it holds \d+ parts of a database, but no PG_VERSION/,
    );
    expect(await readdir(ownFolder)).toEqual(before);
    await writeFile(version, '9.6\n');
    await expect(startCluster({ folder: ownFolder })).rejects.toThrow(
      /incompatible with server Run: npm run upgrade-database$/,
    );
    await rename(join(base, 'PG_VERSION'), version);
    await rm(join(ownFolder, 'postgres/base'), { recursive: true });
    await appendFile(join(ownFolder, 'postgres.log'), 'a line of an earlier run\n');
    const failure = await startCluster({ folder: ownFolder }).catch(
      (error: Error) => error.message,
    );
    expect(failure).toMatch(/^The database did not start\. .*FATAL: +database "postgres" does not/);
    expect(failure).not.toContain('earlier run');
  });

  it('keeps every committed row when its parent is killed repeatedly', async () => {
    for (let round = 1; round <= 3; round++) {
      const child = await hold();
      await insert(child, round);
      child.kill('SIGKILL');
      await withCluster(async (query) => {
        expect(await query('select max(n) as n from kept')).toEqual([{ n: round }]);
      });
    }
  });

  it('replaces a server that lost both its parent and its supervisor', async () => {
    const child = await hold();
    const before = await serverPid();
    // Kill the parent last: a supervisor that loses its parent stops the server and exits by itself.
    for (const pid of [...(await parentsOf(before)), child.pid]) if (pid) kill(pid);
    kill(before, 0);
    await withCluster(async () => expect(await serverPid()).not.toBe(before));
  });

  it.each(['postmaster.pid', '.s.PGSQL.5432.lock'])(
    'starts if %s names a running process of another program',
    async (name) => {
      const { uid, gid } = await stat(join(folder, 'postgres'));
      const otherProcess = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
      const file = join(folder, 'postgres', name);
      await writeFile(file, `${otherProcess.pid}\n/elsewhere\n1\n5432\n.\n`);
      await chown(file, uid, gid);
      await withCluster(async (query) => expect(await query('select 1 as n')).toEqual([{ n: 1 }]));
      otherProcess.kill();
    },
  );

  it('is restarted if the server process is killed', async () => {
    const reasons: string[] = [];
    const cluster = await startCluster({ folder, onRestart: (reason) => reasons.push(reason) });
    kill(await serverPid());
    const rows = await eventually(() => ask(cluster, 'select count(*)::int as n from kept'));
    expect(rows).toEqual([{ n: 3 }]);
    await cluster.stop();
    expect(reasons).toHaveLength(1);
  });

  it('reports once, in one line, that it cannot be started again', async () => {
    const reasons: string[] = [];
    const cluster = await startCluster({ folder, onRestart: (reason) => reasons.push(reason) });
    const settings = join(folder, 'postgres/postgresql.auto.conf');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, 'no such setting');
    kill(await serverPid());
    const log = join(folder, 'postgres.log');
    await eventually(async () => {
      const attempts = (await readFile(log, 'utf8')).split('syntax error in file').length - 1;
      if (attempts < 3) throw new Error(`${attempts} attempts`);
    });
    await writeFile(settings, before);
    await eventually(() => ask(cluster, 'select'));
    expect(reasons).toEqual([
      'The database server ended with code 137.',
      expect.stringMatching(/^The database did not start\..*syntax error in file.*$/),
    ]);
    await cluster.stop();
  });

  it('completes an interrupted set-up', async () => {
    const fresh = join(base, 'fresh');
    await mkdir(join(fresh, 'postgres.new-cutoff/base'), { recursive: true });
    const cluster = await startCluster({ folder: fresh });
    await cluster.stop();
    expect(await readdir(fresh)).toEqual(['postgres', 'postgres-password', 'postgres.log']);
  });

  it('is reachable if the path is too long for a socket', async () => {
    const long = join(base, 'x'.repeat(60), 'y'.repeat(60));
    const cluster = await startCluster({ folder: long });
    expect(await ask(cluster, 'select 1 as n')).toEqual([{ n: 1 }]);
    await cluster.stop();
  });
});

describe('the lock on the data folder', () => {
  it('rejects a second process, names the first, and is released when the first one dies', async () => {
    const child = await hold();
    await expect(lockFolder(folder, 'http://localhost:2')).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder, 'http://localhost:2')).rejects.toThrow(
      `process ${child.pid} at http://localhost:1`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const release = await lockFolder(folder, 'http://localhost:2');
    await release();
  });
});

async function hold(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toContain('ready');
  return child;
}

/** Resolves once the holder has reported on its output that the row is committed. */
async function insert(child: ChildProcess, n: number): Promise<void> {
  const answered = once(child.stdout ?? child, 'data');
  child.kill('SIGUSR2');
  expect(String(await answered)).toContain(`committed ${n}`);
}

async function withCluster(
  use: (query: (text: string) => Promise<unknown[]>) => Promise<unknown>,
): Promise<void> {
  const cluster = await startCluster({ folder });
  try {
    await use((text) => ask(cluster, text));
  } finally {
    await cluster.stop();
  }
}

async function ask(cluster: Cluster, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 600) throw error;
      await sleep(50);
    }
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

async function parentsOf(pid: number): Promise<number[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return [parent, ...children.trim().split(' ').map(Number)].filter((other) => other !== pid);
}

function kill(pid: number, signal: 'SIGKILL' | 0 = 'SIGKILL'): void {
  process.kill(pid, signal);
}
