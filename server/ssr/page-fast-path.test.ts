import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../http/environment.ts';
import { type Listening, listen } from '../http/listen.ts';
import { createCachedPage } from './cache/cached-page.ts';
import { PageCache } from './cache/page-cache.ts';
import { Refreshes } from './cache/refreshes.ts';
import { packBody } from './pack-body.ts';
import { pageFastPath } from './page-fast-path.ts';
import { createSite, html, routeAt } from './pages.test-site.ts';

let server: Listening;

beforeAll(async () => {
  const cache = new PageCache();
  const page = createCachedPage(
    await packBody(Buffer.from('<p>kept</p>')),
    new Response(null, { headers: { 'content-type': 'text/html' } }),
  );
  cache.set('en /', page, new Set(), 0);
  cache.set('en /404', page, new Set(), 0);
  const app = new Hono<Environment>().all('*', (context) => context.text('behind'));
  const fastPath = pageFastPath({
    cache,
    routes: {
      findLoaded: (path) => ({
        cache: { public: true, ...(path === '/' ? {} : { path: '/404' }) },
        path,
      }),
    },
    https: false,
    observe: () => undefined,
  });
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [fastPath] });
});

afterAll(() => server.close());

/** Uses a plain socket, because an HTTP client would normalise these paths. */
async function get(target: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  await once(socket, 'close');
  return response;
}

it('serves a cached page', async () => {
  expect(await get('/')).toContain('<p>kept</p>');
});

it.each(['/healthz', '/robots.txt', '/auth/v1/health'])('leaves %s to the app', async (target) => {
  expect(await get(target)).toContain('behind');
});

it.each(['/\\', '/\\[', '/\\evil.example', '//', '//['])('passes %s on', async (target) => {
  expect(await get(target)).not.toContain('<p>kept</p>');
  expect(await get('/')).toContain('<p>kept</p>');
});

describe('the fast path', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('sends the same response as the normal path', async () => {
    const { cache, visit } = createSite(async () => new Response('<p>Hej</p>', { headers: html }));
    const fastPath = pageFastPath({
      cache,
      routes: { findLoaded: routeAt },
      https: false,
      observe: () => undefined,
    });
    const server = createServer((incoming, response) =>
      fastPath(incoming, response, () => response.writeHead(404).end('passed on')),
    ).listen(0);
    servers.push(server);
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;

    expect(await (await fetch(url)).text()).toBe('passed on');
    const long = await visit('/?lang=sv', { 'accept-encoding': 'br' });
    const short = await fetch(`${url}/?lang=sv&gclid=7`, { headers: { 'accept-encoding': 'br' } });
    expect(await short.text()).toBe('<p>Hej</p>');
    for (const [name, value] of long.headers) expect(short.headers.get(name), name).toBe(value);
    expect(short.headers.get('x-content-type-options')).toBe('nosniff');
    expect(short.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);

    const etag = short.headers.get('etag') ?? '';
    const secondResponse = await fetch(`${url}/?lang=sv`, { headers: { 'if-none-match': etag } });
    expect(secondResponse.status).toBe(304);
    const head = await fetch(`${url}/?lang=sv`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-length')).toBe(short.headers.get('content-length'));
    expect((await fetch(`${url}/?lang=sv`, { method: 'POST' })).status).toBe(404);
    expect(await statusOf(url, '//evil.example')).toBe(404);
    cache.markAllStale();
    expect((await fetch(`${url}/?lang=sv`)).status).toBe(404);
  });
});

it('serves a stale page while many others are rendered again', async () => {
  const cache = new PageCache();
  const page = createCachedPage(
    await packBody(Buffer.from('<p>older</p>')),
    new Response(null, { headers: html }),
  );
  cache.set('en /', page, new Set(['jobs']), 0);
  const refreshes = new Refreshes<void>({ concurrent: 1 });
  const refresh = (key: string) =>
    refreshes.run(
      key,
      cache.changedBy(key),
      () => cache.changeCount,
      () => new Promise(() => undefined),
    );
  const routes = { findLoaded: routeAt };
  const middleware = [
    pageFastPath({ cache, refreshes, routes, https: false, observe: () => undefined }),
  ];
  const app = new Hono<Environment>().all('*', (context) => context.text('behind'));
  const listening = await listen({ app, host: '127.0.0.1', port: 0, middleware });
  const read = async () => (await fetch(`http://127.0.0.1:${listening.port}/`)).text();
  expect(await read()).toBe('<p>older</p>');
  cache.markStale('jobs');
  // The normal path asks for its refresh.
  expect(await read()).toBe('behind');
  for (const key of ['en /job/1', 'en /job/2', 'en /job/3', 'en /']) refresh(key);
  expect(await read()).toBe('<p>older</p>');
  cache.delete('en /');
  expect(await read()).toBe('behind');
  await listening.close();
});

it('serves cached data without a cookie', async () => {
  let renderings = 0;
  const { cache, visit } = createSite(async () => {
    renderings += 1;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    return new Response('{"jobs":[]}', { headers });
  });
  for (const _ of [1, 2]) {
    const response = await visit('/jobs.json?lang=sv');
    expect(await response.json()).toEqual({ jobs: [] });
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  expect(renderings).toBe(1);

  const fastPath = pageFastPath({
    cache,
    routes: { findLoaded: routeAt },
    https: false,
    observe: () => undefined,
  });
  const app = new Hono<Environment>();
  const listening = await listen({ app, host: '127.0.0.1', port: 0, middleware: [fastPath] });
  const response = await fetch(`http://127.0.0.1:${listening.port}/jobs.json?lang=sv`);
  await listening.close();
  expect(await response.json()).toEqual({ jobs: [] });
  expect(response.headers.get('set-cookie')).toBeNull();
});

function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    ask(url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
