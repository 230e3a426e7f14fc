import { describe, expect, it } from 'vitest';
import { PageCache } from './cache/page-cache.ts';
import { RenderQueue } from './cache/render-queue.ts';
import { createSite, html } from './pages.test-site.ts';

describe('pages that are not cached', () => {
  const queue = () => new RenderQueue({ concurrent: 2, total: 3, queued: 4, maxWaitMs: 5_000 });

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
    const rejected = await Promise.race(many);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('5');
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
      const response = await visit(`/missing-${n}`);
      expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
    }
    expect((await visit('/missing', { 'accept-language': 'sv' })).status).toBe(404);
    expect(made).toBe(2);
  });
});
