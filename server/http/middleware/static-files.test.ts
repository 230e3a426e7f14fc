import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { staticFiles } from './static-files.ts';

let root: string;
let server: ServerType;
const written = new Date('2026-03-01T12:00:00.500Z');

const write = async (name: string, content: string | Buffer) => {
  await writeFile(join(root, name), content);
  await utimes(join(root, name), written, written);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(root, 'assets'));
  await write('icon.svg', '<svg>the whole icon</svg>');
  await write('icon.svg.br', brotliCompressSync('small icon'));
  await write('assets/page-1a2b3c.js', 'page()');
  const app = new Hono<Environment>();
  app.use(staticFiles(root));
  app.all('*', (context) =>
    context.text('a page', 200, { 'last-modified': written.toUTCString() }),
  );
  // A real socket is used: Node's responses treat headers differently from web responses.
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(async () => {
  server?.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
const compressed = { 'accept-encoding': 'gzip, br' };

it('sends a file with Last-Modified and ETag', async () => {
  const response = await get('/icon.svg');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<svg>the whole icon</svg>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml; charset=utf-8',
    'last-modified': 'Sun, 01 Mar 2026 12:00:00 GMT',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  });
});

it.each([
  ['as it is', {}],
  ['compressed', compressed],
])('responds with 304 if the browser has the file, %s', async (_, encoding) => {
  const first = await get('/icon.svg', encoding);
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  for (const [name, value] of [
    ['if-none-match', etag],
    ['if-none-match', `"other", ${etag.slice(2)}`],
    ['if-modified-since', modified],
  ] as const) {
    const secondResponse = await get('/icon.svg', { ...encoding, [name]: value });
    expect(secondResponse.status).toBe(304);
    expect(await secondResponse.text()).toBe('');
    // The headers that refresh the cached copy, and none that describe a body.
    const cached = { 'cache-control': 'public, max-age=3600', 'last-modified': modified };
    const headers = Object.fromEntries(secondResponse.headers);
    expect(headers).toMatchObject({ ...cached, vary: 'Accept-Encoding', etag });
    expect(Object.keys(headers).filter((name) => name.startsWith('content-'))).toEqual([]);
  }
});

it('sends a file that has changed, or that the browser has in another encoding', async () => {
  const etag = (await get('/icon.svg')).headers.get('etag') ?? '';
  const small = await get('/icon.svg', { ...compressed, 'if-none-match': etag });
  expect(small.status).toBe(200);
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(await small.text()).toBe('small icon');

  const longAgo = new Date(written.getTime() - 60_000).toUTCString();
  expect((await get('/icon.svg', { 'if-modified-since': longAgo })).status).toBe(200);
  // The ETag takes precedence over the time.
  const both = { 'if-none-match': '"other"', 'if-modified-since': written.toUTCString() };
  expect((await get('/icon.svg', both)).status).toBe(200);
});

it('marks files with a hash in their name as immutable, and supports ranges', async () => {
  const response = await get('/assets/page-1a2b3c.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const part = await get('/assets/page-1a2b3c.js', { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, 'page']);
});

it('leaves unknown paths to the pages', async () => {
  const response = await get('/about', { 'if-modified-since': written.toUTCString() });
  expect([response.status, await response.text()]).toEqual([200, 'a page']);
  expect(response.headers.get('etag')).toBeNull();
});
