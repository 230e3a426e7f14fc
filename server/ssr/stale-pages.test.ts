import { describe, expect, it } from 'vitest';
import { PageCache } from './cache/page-cache.ts';
import { recordRead } from './content-reads.ts';
import { createSite, html } from './pages.test-site.ts';

describe('stale pages', () => {
  it('are rendered again for a request after a change', async () => {
    let content = 'old';
    const { cache, visit } = createSite(async () => {
      const read = content;
      recordRead('/rest/v1/jobs?select=title');
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
      recordRead('/rest/v1/jobs?select=title');
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
});
