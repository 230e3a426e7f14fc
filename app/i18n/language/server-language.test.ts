import { expect, test } from 'vitest';
import { resolveServerLanguage } from './server-language.ts';

function resolve(path: string, headers: Record<string, string> = {}) {
  return resolveServerLanguage(new URL(path, 'https://alpaca.example'), new Headers(headers));
}

test('the URL has priority over everything', () => {
  const headers = { cookie: 'userLanguageChoice=en', 'accept-language': 'en' };
  expect(resolve('/?lang=sv', headers)).toBe('sv');
  expect(resolve('/?lang=en', { 'accept-language': 'sv' })).toBe('en');
});

test('an unknown language is ignored', () => {
  expect(resolve('/?lang=no', { cookie: 'userLanguageChoice=sv' })).toBe('sv');
  expect(resolve('/?lang=SV')).toBe('en');
});

test('the stored choice comes before the browser language', () => {
  const headers = { cookie: 'a=1; userLanguageChoice=en; b=2', 'accept-language': 'sv-SE,sv' };
  expect(resolve('/', headers)).toBe('en');
  expect(resolve('/', { cookie: 'xuserLanguageChoice=sv' })).toBe('en');
});

test.each([
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['SV-fi', 'sv'],
  ['en;q=0.5, sv;q=0.9', 'sv'],
  ['en-GB,sv;q=0.9', 'en'],
  ['nb,sv;q=0.9', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['sv;q=nonsense, en', 'en'],
])('Accept-Language %j gives %s', (header, expected) => {
  expect(resolve('/', { 'accept-language': header })).toBe(expected);
});

test('the default is English', () => {
  expect(resolve('/')).toBe('en');
});
