import { expect, test } from 'vitest';
import { isOwnPath, isSafeUrl, isWebUrl } from './safe-url.ts';

const kinds = { path: isOwnPath, web: isWebUrl, link: isSafeUrl };
const kindsOf = (value: unknown) =>
  Object.entries(kinds).flatMap(([kind, accepts]) => (accepts(value) ? kind : []));

test.each([
  ['/', ['path', 'link']],
  ['/pricing?lang=sv#top', ['path', 'link']],
  ['/blog/å', ['path', 'link']],
  ['https://a.example', ['web', 'link']],
  ['HTTP://a.example/x y', ['web', 'link']],
  ['mailto:ada@a.example?subject=a b', ['link']],
  ['tel:+46800000', ['link']],
  ['#part', ['link']],
])('%j is accepted as %j', (value, expected) => expect(kindsOf(value)).toEqual(expected));

test.each([
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\u0000/pricing',
  ' /pricing',
  'pricing',
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://known.example@evil.example',
  'https://known.example\\@evil.example',
  'https://',
  'https:///evil.example',
  'http:////evil.example',
  'mailto:a@b.example\nbcc:c@d.example',
  null,
  undefined,
  7,
  { href: '/' },
])('rejects %j', (value) => expect(kindsOf(value)).toEqual([]));
