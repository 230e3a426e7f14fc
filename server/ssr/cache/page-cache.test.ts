import { describe, expect, it } from 'vitest';
import { packBody } from '../pack-body.ts';
import { createCachedPage } from './cached-page.ts';
import { PageCache, requestsWorthCompressing } from './page-cache.ts';

const pageOf = async (html: string) =>
  createCachedPage(await packBody(Buffer.from(html)), new Response());
const jobs = new Set(['jobs', 'clients']);
const articles = new Set(['articles']);

describe('a cached page', () => {
  it('is fresh until a table that it was rendered from changes', async () => {
    const cache = new PageCache();
    const page = await pageOf('job');
    cache.set('/job', page, jobs, cache.changeCount);
    cache.set('/article', page, articles, cache.changeCount);
    cache.markStale('clients');
    expect(cache.findFresh('/job')).toBeUndefined();
    expect(cache.findFresh('/article')).toBe(page);
    expect(cache.findAny('/job')).toBe(page);
    cache.markAllStale();
    expect(cache.findFresh('/article')).toBeUndefined();
  });

  it('is not fresh if its content changed during rendering', async () => {
    const cache = new PageCache();
    const page = await pageOf('job');
    const began = cache.changeCount;
    cache.markStale('jobs');
    cache.set('/job', page, jobs, began);
    expect(cache.findFresh('/job')).toBeUndefined();
    cache.set('/article', page, articles, began);
    expect(cache.findFresh('/article')).toBe(page);
    cache.set('/job', page, jobs, cache.changeCount);
    expect(cache.findFresh('/job')).toBe(page);
  });

  it('becomes stale after its maximum age', async () => {
    let now = 0;
    const cache = new PageCache({ maxAge: 1000, now: () => now });
    cache.set('/', await pageOf('home'), jobs, 0);
    now = 999;
    expect(cache.findFresh('/')).toBeDefined();
    now = 1000;
    expect(cache.findFresh('/')).toBeUndefined();
  });
});

const html = '<p>All alpacas are welcome here</p><i>and llamas</i>'.repeat(50);
const visit = (cache: PageCache, key: string, times = requestsWorthCompressing) => {
  for (let visits = 0; visits < times; visits++) cache.findFresh(key);
};

it('compresses a page further only if it has enough visitors, also if it was rendered again without a change', async () => {
  const cache = new PageCache();
  const [popular, rare] = [await pageOf(`${html}popular`), await pageOf(`${html}rare`)];
  const before = [popular.variants.br, rare.variants.br];
  cache.set('/popular', popular, jobs, 0);
  cache.set('/rare', rare, jobs, 0);
  visit(cache, '/rare', requestsWorthCompressing - 1);
  visit(cache, '/popular', requestsWorthCompressing - 1);
  cache.set('/popular', popular, jobs, 0);
  visit(cache, '/popular', 1);
  await expect.poll(() => popular.variants.br).not.toBe(before[0]);
  expect(rare.variants.br).toBe(before[1]);
});

it('compresses no page that was replaced before its turn', async () => {
  const cache = new PageCache();
  const [older, newer] = [await pageOf(`${html}1`), await pageOf(`${html}2`)];
  const [before, after] = [older.variants.br, newer.variants.br];
  cache.set('/job', older, jobs, 0);
  visit(cache, '/job');
  cache.set('/job', newer, jobs, 0);
  visit(cache, '/job');
  await expect.poll(() => newer.variants.br).not.toBe(after);
  expect(older.variants.br).toBe(before);
});

describe('the size of the cache', () => {
  it('stays within its limit by dropping the oldest pages', async () => {
    const page = await pageOf('x'.repeat(1000));
    const cache = new PageCache({ limit: page.bytes * 8 });
    for (let turn = 0; turn < 100; turn++) cache.set(`/${turn}`, page, jobs, 0);
    expect(cache.size).toBe(8);
    expect(cache.bytes).toBe(page.bytes * 8);
    expect(cache.findFresh('/91')).toBeUndefined();
    expect(cache.findFresh('/92')).toBe(page);
    cache.set('/92', page, jobs, 0);
    expect(cache.bytes).toBe(page.bytes * 8);
  });

  it('counts what pages take: another encoding, and less after better compression', async () => {
    const page = await pageOf(Array.from({ length: 2000 }, (_, at) => (at * 7919) % 997).join());
    const cache = new PageCache();
    cache.set('/', page, jobs, 0);
    const first = cache.bytes;
    expect(first).toBe(page.bytes);
    const { length } = page.variants.gzip.body;
    expect(cache.bytes).toBe(first + length);
    visit(cache, '/');
    await expect.poll(() => cache.bytes).toBeLessThan(first + length);
    expect(cache.bytes).toBe(page.bytes);
    cache.delete('/');
    expect(cache.bytes).toBe(0);
  });

  it('is not used up by one large page', async () => {
    const cache = new PageCache({ limit: 100 });
    cache.set('/', await pageOf('x'.repeat(1000)), jobs, 0);
    expect(cache.size).toBe(0);
  });
});
