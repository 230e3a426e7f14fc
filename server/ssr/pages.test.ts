import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PageCache } from './cache/page-cache.ts';
import { noteRead } from './content-reads.ts';
import { createSite, html } from './pages.test-site.ts';

describe('pages', () => {
  it('are rendered once for concurrent requests', async () => {
    let made = 0;
    const { visit } = createSite(async () => {
      made++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(`page ${made}`, { headers: html });
    });
    const responses = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
    const texts = await Promise.all(responses.map((response) => response.text()));
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
    cache.markStale('jobs');
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
    cache.markAllStale();
    expect(await (await visit('/')).text()).toBe('page');
    await expect(visit('/pricing')).rejects.toThrow('cannot be reached');
  });

  it('are served stale if the database does not respond', async () => {
    let now = 1;
    const renders = [Promise.resolve('page'), new Promise<string>(() => undefined)];
    const { cache, visit } = createSite(
      async () => new Response(await renders.shift(), { headers: html }),
      new PageCache({ now: () => now, maxAge: 1000 }),
    );
    await visit('/');
    now = 2000;
    expect(await (await visit('/')).text()).toBe('page');
    cache.markAllStale();
    renders.push(Promise.resolve('newer'));
    expect(await (await visit('/')).text()).toBe('newer');
  });

  it('are served stale at once while many others are rendered again, each once', async () => {
    let content = 'old';
    let made = 0;
    let running = 0;
    let most = 0;
    const { cache, visit } = createSite(async () => {
      const read = content;
      made++;
      most = Math.max(most, ++running);
      noteRead('/rest/v1/jobs?select=title');
      await new Promise((resolve) => setTimeout(resolve, 20));
      running--;
      return new Response(read, { headers: html });
    });
    const paths = Array.from({ length: 40 }, (_, index) => `/job/${index}`);
    for (const path of paths) await visit(path, {}, path);
    const read = async (path: string) => (await visit(path)).text();
    made = 0;
    most = 0;
    content = 'new';
    cache.markStale('jobs');
    const texts = await Promise.all([...paths, ...paths].map(read));
    expect(texts.slice(0, 5)).toEqual(Array(5).fill('new'));
    expect(texts.slice(5, 40)).toEqual(Array(35).fill('old'));
    await expect.poll(() => Promise.all(paths.map(read))).toEqual(paths.map(() => 'new'));
    expect([made, most]).toEqual([40, 3]);
  });

  it('are never served again once they are gone', async () => {
    let status = 200;
    const { cache, visit } = createSite(
      async () => new Response('page', { status, headers: html }),
    );
    await visit('/job/a');
    status = 404;
    cache.markAllStale();
    expect((await visit('/job/a')).status).toBe(404);
    expect(cache.size).toBe(0);
    status = 500;
    expect((await visit('/job/a')).status).toBe(500);
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
    const response = await visit('/');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
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
    const response = await visit('/PRICING?lang=sv');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/pricing?lang=sv');
    expect(cache.size).toBe(0);
  });

  it('allow only scripts from the renderer, not from content', async () => {
    const { visit } = createSite(async (_, nonce) => {
      const page = `<script nonce="${nonce}">ours()</script><script>evil()</script>`;
      return new Response(page, { headers: html });
    });
    const response = await visit('/');
    expect(await response.text()).toBe('<script>ours()</script><script>evil()</script>');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${hash('sha256', 'ours()', 'base64')}'`);
    expect(policy).not.toContain(hash('sha256', 'evil()', 'base64'));
  });

  it('store the requested language when they redirect', async () => {
    const { visit } = createSite(
      async () => new Response(null, { status: 301, headers: { location: '/blog/new' } }),
    );
    const response = await visit('/blog/old?lang=en');
    expect(response.status).toBe(301);
    expect(response.headers.get('set-cookie')).toMatch(/^userLanguageChoice=en;/);
  });

  it('are rendered only with the query parameters of their cache key', async () => {
    const { visit } = createSite(async (request) => new Response(request.url, { headers: html }));
    expect(await (await visit('/?gclid=1&lang=sv')).text()).toBe('http://localhost/?lang=sv');
  });
});
