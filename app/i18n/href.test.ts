import { expect, test } from 'vitest';
import { localizedHref, sameHrefIn } from './href.ts';

test.each([
  ['/', '/?lang=sv'],
  ['/pricing', '/pricing?lang=sv'],
  ['/blog?page=2', '/blog?page=2&lang=sv'],
  ['/faq#price', '/faq?lang=sv#price'],
  ['/blog?tag=a#top', '/blog?tag=a&lang=sv#top'],
  ['/pricing?lang=en', '/pricing?lang=sv'],
  ['#content', '?lang=sv#content'],
])('%s in Swedish is %s', (to, expected) => {
  expect(localizedHref(to, 'sv')).toBe(expected);
});

test('English links have no parameter', () => {
  expect(localizedHref('/blog?page=2#top', 'en')).toBe('/blog?page=2#top');
});

test('switching keeps path, other query and fragment, and names also English, which replaces a stored language', () => {
  const here = { pathname: '/blog', search: '?page=2&lang=sv', hash: '#list' };
  expect(sameHrefIn('en', here)).toBe('/blog?page=2&lang=en#list');
  expect(sameHrefIn('sv', { pathname: '/', search: '', hash: '' })).toBe('/?lang=sv');
});
