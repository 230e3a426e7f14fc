import { expect, test } from 'vitest';
import { isFollowedByRouter } from './is-followed-by-router.ts';

const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const click = { ...keys, defaultPrevented: false, button: 0 };
const page = 'https://alpaca.example/jobs?lang=sv';

test.each(['/pricing', '?page=2', '#apply', 'https://alpaca.example/pricing'])(
  '%s is a page of the site',
  (href) => {
    expect(isFollowedByRouter(click, { href }, page)).toBe(true);
    expect(isFollowedByRouter(click, { href, target: '_self', download: false }, page)).toBe(true);
  },
);

test.each([
  'https://other.example/pricing',
  '//other.example',
  'mailto:hello@alpaca.example',
  'https://',
])('%s is left to the browser', (href) => {
  expect(isFollowedByRouter(click, { href }, page)).toBe(false);
});

test.each(['', true, 'cv.pdf'])('a download is left to the browser: %j', (download) => {
  expect(isFollowedByRouter(click, { href: '/cv', download }, page)).toBe(false);
});

test('other tabs, other buttons and what a handler prevented are left alone', () => {
  const link = { href: '/pricing' };
  expect(isFollowedByRouter(click, { ...link, target: '_blank' }, page)).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isFollowedByRouter({ ...click, [key]: true }, link, page)).toBe(false);
  expect(isFollowedByRouter({ ...click, button: 1 }, link, page)).toBe(false);
  expect(isFollowedByRouter({ ...click, defaultPrevented: true }, link, page)).toBe(false);
});
