import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../http/environment.ts';
import { type Listening, listen } from '../http/listen.ts';
import { createCachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { pageFastPath } from './page-fast-path.ts';

let server: Listening;

beforeAll(async () => {
  const cache = new PageCache();
  const page = await createCachedPage(
    Buffer.from('<p>kept</p>'),
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
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  await once(socket, 'close');
  return answer;
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
