import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '../../domain/language.ts';
import { localizedHref } from './href.ts';

/**
 * The language versions of a page and its canonical address, for search engines. The bare address
 * is the English version; query parameters other than the language are not part of a page's name.
 */
export function describeAlternates(
  siteUrl: string,
  path: string,
  language: Language,
): MetaDescriptor[] {
  const addressIn = (wanted: Language) => new URL(localizedHref(path, wanted), siteUrl).href;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });

  return [
    { tagName: 'link', rel: 'canonical', href: addressIn(language) },
    ...languages.map((wanted) => alternate(wanted, addressIn(wanted))),
    alternate('x-default', addressIn('en')),
  ];
}
