import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createKeys, type Keys } from '../../server/jwt/jwt.ts';
import { createDatabase } from '../../server/postgres/database.ts';
import { openTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { freePort, killAll, type Product, startProduct } from '../process/product.ts';

// A real nginx with docs/proxy.conf runs in front of two processes whose database connections can be cut.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let database: TestDatabase;
let databaseProxies: [TcpProxy, TcpProxy];
let products: [Product, Product];
let nginx: ChildProcess;
let url: string;
let tlsPort: number;
let keys: Keys;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-proxy-'));
  database = await cloneDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  tlsPort = await freePort();
  const socket = join(new URL(database.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  databaseProxies = [await openTcpProxy(socket), await openTcpProxy(socket)];
  products = await Promise.all([startOn(databaseProxies[0]), startOn(databaseProxies[1])]);
  const owner = createDatabase({ connectionString: database.url });
  keys = await createKeys({ database: owner });
  await owner.close();
  nginx = await startNginx(port);
});

afterAll(async () => {
  nginx?.kill('SIGQUIT');
  if (nginx) await once(nginx, 'exit');
  await killAll();
  for (const databaseProxy of databaseProxies ?? []) await databaseProxy.cut();
  await database?.drop();
  await removeFolder(folder);
});

it('the example works in the installed nginx and proxies pages, rows and WebSockets', async () => {
  expect(await getStatuses(4, '/')).toEqual([200, 200, 200, 200]);
  expect(await getStatuses(2, rowsPath)).toEqual([200, 200]);
  const client = createClient(url, keys.serviceKey, { auth: { persistSession: false } });
  const states: string[] = [];
  const channel = client.channel('any').subscribe((state) => states.push(state));
  await until(() => states.includes('SUBSCRIBED'));
  await client.removeChannel(channel);
});

it('the example works with TLS in front of one process', async () => {
  const socket = new WebSocket(
    `wss://127.0.0.1:${tlsPort}/realtime/v1/websocket?apikey=${keys.anonKey}`,
    {
      rejectUnauthorized: false,
    },
  );
  await once(socket, 'open');
  socket.close();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port: tlsPort, host: '127.0.0.1', rejectUnauthorized: false };
    get({ ...options, path: '/', headers: { host: 'www.example.com' } }, resolve).on(
      'error',
      reject,
    );
  });
  expect(response.resume().statusCode).toBe(200);
});

it('skips a process that hangs, after one visitor has waited', async () => {
  const [hung] = products;
  hung.child.kill('SIGSTOP');
  try {
    expect(await getStatuses(12, '/?hung')).toEqual(Array(12).fill(200));
    const log = await readFile(join(folder, 'error.log'), 'utf8');
    expect(log.match(/upstream timed out/g)).toHaveLength(1);
  } finally {
    hung.child.kill('SIGCONT');
  }
});

it('skips a process that is not ready while another one is', async () => {
  await databaseProxies[0].cut();
  await until(async () => (await getStatus('/readyz', products[0].url)) === 503);
  expect(await getStatuses(12, rowsPath)).toEqual(Array(12).fill(200));
  await databaseProxies[0].restore();
  await until(async () => (await getStatus('/readyz', products[0].url)) === 200);
});

it('uses all processes if none is ready, so that cached pages are still served', async () => {
  for (const { url: processUrl } of products) expect(await getStatus('/', processUrl)).toBe(200);
  for (const databaseProxy of databaseProxies) await databaseProxy.cut();
  for (const { url: processUrl } of products)
    await until(async () => (await getStatus('/readyz', processUrl)) === 503);
  expect(new Set(await getStatuses(6, rowsPath))).toEqual(new Set([503]));
  expect(await getStatuses(6, '/')).toEqual(Array(6).fill(200));
  for (const databaseProxy of databaseProxies) await databaseProxy.restore();
  for (const { url: processUrl } of products)
    await until(async () => (await getStatus('/readyz', processUrl)) === 200);
  await until(async () => (await getStatus(rowsPath)) === 200);
});

const rowsPath = '/rest/v1/jobs?select=id&limit=1';

const getStatus = async (path: string, base = url): Promise<number> => {
  const response = await fetch(base + path, { headers: { apikey: keys.anonKey } });
  await response.arrayBuffer();
  return response.status;
};

async function getStatuses(times: number, path: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let request = 0; request < times; request++) statuses.push(await getStatus(path));
  return statuses;
}

async function startOn(databaseProxy: TcpProxy): Promise<Product> {
  const direct = new URL(database.url);
  const PORT = String(await freePort());
  return startProduct({
    PORT,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgresql://${direct.username}@127.0.0.1:${databaseProxy.port}${direct.pathname}`,
    ADMIN_PASSWORD: 'a long enough password',
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    WORKER: 'off',
    DEMO_CONTENT: 'false',
  });
}

async function adaptTls(): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-nodes', '-newkey', 'rsa:2048'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const conf = await readFile(join(import.meta.dirname, '../../docs/proxy-tls.conf'), 'utf8');
  return conf
    .replace('127.0.0.1:3000', new URL(products[0].url).host.replace('localhost', '127.0.0.1'))
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
    .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
}

async function startNginx(port: number): Promise<ChildProcess> {
  const conf = await readFile(join(import.meta.dirname, '../../docs/proxy.conf'), 'utf8');
  const adapted = conf
    .replaceAll('web1:3000', new URL(products[0].url).host.replace('localhost', '127.0.0.1'))
    .replaceAll('web2:3000', new URL(products[1].url).host.replace('localhost', '127.0.0.1'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeFile(join(folder, 'proxy-tls.conf'), await adaptTls());
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(join(folder, 'proxy.conf'), adapted);
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { } http { access_log off; ${temporary.join(' ')} include ${folder}/proxy.conf; include ${folder}/proxy-tls.conf; }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn('/usr/sbin/nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return child;
}
