import type { Language } from '../../domain/language.ts';

type UrlParts = { pathname: string; search: string; hash: string };

/**
 * Adds `lang=sv` to an internal link. English is the default and is named only if `namesEnglish`, in browsers without
 * cookies.
 */
export function localizedHref(to: string, language: Language, namesEnglish = false): string {
  if (language === 'en' && !namesEnglish) return to;
  const { pathname, search, hash } = split(to);
  return pathname + withLanguage(search, language) + hash;
}

/**
 * Returns the same page in another language: path, other parameters and fragment stay. English is named as well,
 * because the page would otherwise switch to a stored language.
 */
export function sameHrefIn(language: Language, { pathname, search, hash }: UrlParts): string {
  return pathname + withLanguage(search, language) + hash;
}

function withLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `?${query}`;
}

function split(to: string): UrlParts {
  const hashAt = to.includes('#') ? to.indexOf('#') : to.length;
  const beforeHash = to.slice(0, hashAt);
  const searchAt = beforeHash.includes('?') ? beforeHash.indexOf('?') : beforeHash.length;
  return {
    pathname: beforeHash.slice(0, searchAt),
    search: beforeHash.slice(searchAt),
    hash: to.slice(hashAt),
  };
}
