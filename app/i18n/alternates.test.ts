import { expect, test } from 'vitest';
import { describeAlternates } from './alternates.ts';

function linksOf(path: string, language: 'en' | 'sv') {
  return describeAlternates('https://alpaca.example', path, language).map((descriptor) => {
    const { rel, hrefLang, href } = descriptor as Record<string, string>;
    return [hrefLang ?? rel, href];
  });
}

test('the URL without a language is the English version and the default', () => {
  expect(linksOf('/pricing', 'en')).toEqual([
    ['canonical', 'https://alpaca.example/pricing'],
    ['en', 'https://alpaca.example/pricing'],
    ['sv', 'https://alpaca.example/pricing?lang=sv'],
    ['x-default', 'https://alpaca.example/pricing'],
  ]);
});

test('the Swedish version is its own canonical', () => {
  expect(linksOf('/', 'sv')[0]).toEqual(['canonical', 'https://alpaca.example/?lang=sv']);
});
