import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '../../domain/language.ts';
import { localizedHref } from './href.ts';

/**
 * Returns the language versions of a page and its canonical URL, for search engines. `path` has no query; without one
 * it is the English version.
 */
export function describeAlternates(
  siteUrl: string,
  path: string,
  language: Language,
): MetaDescriptor[] {
  const urlIn = (otherLanguage: Language) =>
    new URL(localizedHref(path, otherLanguage), siteUrl).href;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });

  return [
    { tagName: 'link', rel: 'canonical', href: urlIn(language) },
    ...languages.map((otherLanguage) => alternate(otherLanguage, urlIn(otherLanguage))),
    alternate('x-default', urlIn('en')),
  ];
}
