import { hash } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { RequestHandler } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoadContext } from '../../app/load-context.ts';
import type { RouteCache } from '../../app/route-handle.ts';
import type { AppBuild } from './build.ts';
import { noteRead } from './content-reads.ts';
import { PageCache } from './page-cache.ts';
import { pageFastPath } from './page-fast-path.ts';
import type { PageRoute } from './page-routes.ts';
import { createPages } from './pages.ts';
import { RenderQueue } from './render-queue.ts';

const logger = pino({ level: 'silent' });
const html = { 'content-type': 'text/html; charset=utf-8' };

const routeAt = (path: string): PageRoute => ({ cache: cacheAt(path), path: path.toLowerCase() });

function cacheAt(path: string): RouteCache {
  if (/^\/(admin|review)/i.test(path)) return 'private';
  return { public: true, ...(path.startsWith('/missing') ? { path: '/404' } : {}) };
}

/** `handle` answers with the page, as it would be streamed. */
function createSite(
  handle: (request: Request, nonce?: string) => Promise<Response>,
  cache: PageCache = new PageCache(),
  queue?: RenderQueue,
) {
  const hand: RequestHandler = async (request, context) => {
    const { takeWhole, nonce } = context as unknown as Pick<LoadContext, 'takeWhole' | 'nonce'>;
    const response = await handle(request, nonce);
    if (!takeWhole || !response.headers.get('content-type')?.startsWith('text/html'))
      return response;
    takeWhole(Buffer.from(await response.arrayBuffer()));
    return new Response(null, response);
  };
  const module = {
    createRequestHandler: () => hand,
    createLoadContext: (given: LoadContext) => given,
  };
  const pages = createPages({
    loadBuild: async () => ({ entry: { module } }) as unknown as AppBuild,
    routes: { find: async (path) => routeAt(path) },
    mode: 'production',
    context: {} as never,
    cache,
    ...(queue ? { queue } : {}),
  });
  const visit = (path: string, headers: Record<string, string> = {}, network = 'here') =>
    pages(new Request(`http://localhost${path}`, { headers }), { logger, network });
  return { cache, visit };
}

describe('pages', () => {
  it('are rendered once for concurrent requests', async () => {
    let made = 0;
    const { visit } = createSite(async () => {
      made++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(`page ${made}`, { headers: html });
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts)).toEqual(new Set(['page 1']));
    expect(made).toBe(1);
  });

  it('are rendered again for a request after a change', async () => {
    let content = 'old';
    const { cache, visit } = createSite(async () => {
      const read = content;
      noteRead('/rest/v1/jobs?select=title');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(read, { headers: html });
    });
    const before = visit('/job/a');
    await new Promise((resolve) => setTimeout(resolve, 5));
    content = 'new';
    cache.drop('jobs');
    expect(await (await visit('/job/a')).text()).toBe('new');
    expect(await (await before).text()).toBe('old');
    expect(await (await visit('/job/a')).text()).toBe('new');
  });

  it('are served from the cache if rendering fails', async () => {
    let works = true;
    const { cache, visit } = createSite(async () => {
      if (!works) throw new Error('The database cannot be reached');
      return new Response('page', { headers: html });
    });
    await visit('/');
    works = false;
    cache.dropAll();
    expect(await (await visit('/')).text()).toBe('page');
    await expect(visit('/pricing')).rejects.toThrow('cannot be reached');
  });

  it('are served stale if the database does not respond', async () => {
    let now = 1;
    const answers = [Promise.resolve('page'), new Promise<string>(() => undefined)];
    const { cache, visit } = createSite(
      async () => new Response(await answers.shift(), { headers: html }),
      new PageCache({ now: () => now, maxAge: 1000 }),
    );
    await visit('/');
    now = 2000;
    expect(await (await visit('/')).text()).toBe('page');
    cache.dropAll();
    answers.push(Promise.resolve('newer'));
    expect(await (await visit('/')).text()).toBe('newer');
  });

  it('isolate their window only if they are private', async () => {
    const { visit } = createSite(async () => new Response('page', { headers: html }));
    const policyOf = async (path: string) =>
      (await visit(path)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/')).toBe('unsafe-none');
    // The default header of every response applies.
    expect(await policyOf('/admin')).toBeNull();
  });

  it('are not cached if they are errors', async () => {
    let status = 500;
    const { visit } = createSite(async () => new Response('sorry', { status, headers: html }));
    const answer = await visit('/');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    status = 200;
    expect((await visit('/')).status).toBe(200);
  });

  it('are not cached under any spelling of the path if they are private', async () => {
    const { cache, visit } = createSite(async () => new Response('secret', { headers: html }));
    for (const path of ['/review/abc', '/REVIEW/abc', '/review/abc?lang=sv', '/review/abc.data']) {
      const { headers } = await visit(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    }
    expect(cache.size).toBe(0);
  });

  it('are not cached if they set no-store themselves', async () => {
    const headers = { ...html, 'cache-control': 'no-store' };
    const { cache, visit } = createSite(async () => new Response('secret', { headers }));
    expect((await visit('/pricing')).headers.get('cache-control')).toBe('no-store');
    expect(cache.size).toBe(0);
  });

  it('redirect to their canonical path', async () => {
    const { cache, visit } = createSite(async () => new Response('page', { headers: html }));
    const answer = await visit('/PRICING?lang=sv');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/pricing?lang=sv');
    expect(cache.size).toBe(0);
  });

  it('allow only scripts from the renderer, not from content', async () => {
    const { visit } = createSite(async (_, nonce) => {
      const page = `<script nonce="${nonce}">ours()</script><script>evil()</script>`;
      return new Response(page, { headers: html });
    });
    const answer = await visit('/');
    expect(await answer.text()).toBe('<script>ours()</script><script>evil()</script>');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${hash('sha256', 'ours()', 'base64')}'`);
    expect(policy).not.toContain(hash('sha256', 'evil()', 'base64'));
  });

  it('store the requested language when they redirect', async () => {
    const { visit } = createSite(
      async () => new Response(null, { status: 301, headers: { location: '/blog/new' } }),
    );
    const answer = await visit('/blog/old?lang=en');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('set-cookie')).toMatch(/^userLanguageChoice=en;/);
  });

  it('are rendered only with the query parameters of their cache key', async () => {
    const { visit } = createSite(async (request) => new Response(request.url, { headers: html }));
    expect(await (await visit('/?gclid=1&lang=sv')).text()).toBe('http://localhost/?lang=sv');
  });
});

describe('pages that are not cached', () => {
  const queue = () => new RenderQueue({ concurrent: 2, total: 3, queued: 4, patience: 5_000 });

  /** A site whose renders last until they are released. */
  function createSlowSite() {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const running = { now: 0, most: 0 };
    const handle = async (request: Request) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await released;
      running.now -= 1;
      return new Response(request.url, { headers: html });
    };
    return { ...createSite(handle, new PageCache(), queue()), running, release };
  }

  it.each(['/admin', '/job'])('are limited by network: %s', async (path) => {
    const { visit, running, release } = createSlowSite();
    const many = Array.from({ length: 10 }, (_, n) => visit(`${path}/${n}`, {}, 'greedy'));
    const refused = await Promise.race(many);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    await expect.poll(() => running.now).toBe(2);
    const other = visit(`${path}/other`, {}, 'elsewhere');
    await expect.poll(() => running.now).toBe(3);
    release();
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(running.most).toBe(3);
  });

  it('do not delay cached pages', async () => {
    const { visit, release, cache } = createSlowSite();
    release();
    await visit('/');
    const held = Promise.withResolvers<void>();
    const site = createSite(
      async () => {
        await held.promise;
        return new Response('slow', { headers: html });
      },
      cache,
      queue(),
    );
    const many = Array.from({ length: 10 }, (_, n) => site.visit(`/admin/${n}`));
    expect(await (await site.visit('/')).text()).toBe('http://localhost/');
    held.resolve();
    await Promise.all(many);
  });

  it('are rendered once for all paths that are not found', async () => {
    let made = 0;
    const { visit } = createSite(async () => {
      made += 1;
      return new Response('nothing here', { status: 404, headers: html });
    });
    for (let n = 0; n < 20; n++) {
      const answer = await visit(`/missing-${n}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
    }
    expect((await visit('/missing', { 'accept-language': 'sv' })).status).toBe(404);
    expect(made).toBe(2);
  });
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
    const again = await fetch(`${url}/?lang=sv`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${url}/?lang=sv`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-length')).toBe(short.headers.get('content-length'));
    expect((await fetch(`${url}/?lang=sv`, { method: 'POST' })).status).toBe(404);
    expect(await statusOf(url, '//evil.example')).toBe(404);
    cache.dropAll();
    expect((await fetch(`${url}/?lang=sv`)).status).toBe(404);
  });
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
