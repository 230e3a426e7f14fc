import { describe, expect, it } from 'vitest';
import type { RouteCache } from '../../../app/route-handle.ts';
import { cacheablePath, pageKey } from './page-key.ts';

const cachedPath = (path: string, cache: RouteCache) =>
  cacheablePath(new URL(path, 'http://localhost'), cache);

describe('the cached path of a page', () => {
  it.each<[string, readonly string[] | undefined, string]>([
    ['/', undefined, '/'],
    ['/?utm_campaign=spring&gclid=1', undefined, '/'],
    ['/?lang=sv&fbclid=2', undefined, '/?lang=sv'],
    ['/?lang=klingon', undefined, '/'],
    ['/?lang=sv&lang=en', undefined, '/?lang=sv'],
    ['/jobs?q=node&field=a&field=b&x=1', ['q', 'field'], '/jobs?q=node&field=a&field=b'],
    ['/freelance-network?utm_source=fair', ['utm_source'], '/freelance-network?utm_source=fair'],
  ])('of %s with the parameters %s is %s', (path, query, expected) =>
    expect(cachedPath(path, { public: true, query })).toBe(expected),
  );

  it.each<[string, RouteCache]>([
    ['/review/abc', 'private'],
    ['/calculator?hires=4', { public: true, uncachedWithQuery: true }],
    ['/_.data', { public: true }],
    [`/${'x'.repeat(400)}`, { public: true }],
  ])('%s has none: it is not cached', (path, cache) =>
    expect(cachedPath(path, cache)).toBeUndefined(),
  );

  it('is the same for all pages that are not found', () => {
    const cache: RouteCache = { public: true, path: '/404' };
    expect(cachedPath('/nothing', cache)).toBe('/404');
    expect(cachedPath(`/${'x'.repeat(400)}?lang=sv&q=1`, cache)).toBe('/404?lang=sv');
  });

  it('exists only without query parameters other than the language, if the route requires it', () => {
    const cache: RouteCache = { public: true, uncachedWithQuery: true };
    expect(cachedPath('/calculator?lang=sv', cache)).toBe('/calculator?lang=sv');
  });
});

it('pages are cached per language', () => {
  const url = new URL('http://localhost/');
  const key = (headers: Record<string, string>) => pageKey('/', url, new Headers(headers));
  expect(key({})).toBe('en /');
  expect(key({ 'accept-language': 'sv-SE,sv;q=0.9' })).toBe('sv /');
  expect(key({ 'accept-language': 'sv', cookie: 'userLanguageChoice=en' })).toBe('en /');
});
