import { describe, expect, it } from 'vitest';
import { pageAddress, pageKey } from './page-key.ts';

const address = (path: string) => pageAddress(new URL(path, 'http://localhost'));

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_campaign=spring&gclid=1', '/'],
    ['/?lang=sv&fbclid=2', '/?lang=sv'],
    [
      '/available-jobs?q=node&field=tech&field=creative&x=1',
      '/available-jobs?q=node&field=tech&field=creative',
    ],
    ['/freelance-network?utm_source=fair', '/freelance-network?utm_source=fair'],
    ['/calculator?lang=sv', '/calculator?lang=sv'],
  ])('of %s is %s', (path, expected) => expect(address(path)).toBe(expected));

  it.each([
    '/admin',
    '/admin/jobs',
    '/review/abc',
    '/preview/article/abc',
    '/status/abc',
    '/me/abc',
    '/unsubscribe/abc',
    '/calculator?hires=4',
    '/_root.data',
    `/${'x'.repeat(400)}`,
  ])('%s has none: it is not kept', (path) => expect(address(path)).toBeUndefined());
});

it('pages are kept per language', () => {
  const url = new URL('http://localhost/');
  const key = (headers: Record<string, string>) => pageKey('/', url, new Headers(headers));
  expect(key({})).toBe('en /');
  expect(key({ 'accept-language': 'sv-SE,sv;q=0.9' })).toBe('sv /');
  expect(key({ 'accept-language': 'sv', cookie: 'userLanguageChoice=en' })).toBe('en /');
});
