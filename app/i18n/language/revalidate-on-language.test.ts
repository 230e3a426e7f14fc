import { expect, it } from 'vitest';
import { revalidateOnLanguage } from './revalidate-on-language.ts';

const revalidates = (from: string, to: string) =>
  revalidateOnLanguage({
    currentUrl: new URL(from, 'https://alpaca.example'),
    nextUrl: new URL(to, 'https://alpaca.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

// The language of the document is not used: it may still be the previous one.
it('compares the language of two URLs that both name one', () => {
  expect(revalidates('/pricing?lang=en', '/?lang=sv')).toBe(true);
  expect(revalidates('/?lang=sv', '/?lang=en')).toBe(true);
  expect(revalidates('/pricing?lang=sv', '/?lang=sv')).toBe(false);
});
