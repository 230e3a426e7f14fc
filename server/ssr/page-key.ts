import { resolveServerLanguage } from '../../app/i18n/server-language.ts';

// Under which name a page is kept: its path, the language of the reader and the part of the query
// that a page can depend on. The page is rendered for just that, so it cannot depend on the rest.

/** The back office, and what a private link opens. */
const forOneOnly = /^\/(?:(?:admin|review|status|me|unsubscribe)(?:\/|$)|preview\/article\/)/;

/** A calculation has too many answers to keep. */
const ofManyAnswers = /^\/(?:calculator|membership)$/;

const thatMatter = new Set([
  ...['lang', 'q', 'page', 'tag', 'version'],
  ...['field', 'location', 'remote', 'seniority'],
  // Forms: which one, what was wrong, and where the visitor came from.
  ...['form', 'error', 'fields', 'outcome', 'source', 'utm_source'],
]);

const longest = 300;

/** The address to render and keep; undefined for what is not the same for everybody. */
export function pageAddress(url: URL): string | undefined {
  const { pathname, searchParams } = url;
  if (forOneOnly.test(pathname) || pathname.endsWith('.data')) return;
  if (searchParams.size === 0) return pathname.length <= longest ? pathname : undefined;
  if (ofManyAnswers.test(pathname) && [...searchParams.keys()].some((name) => name !== 'lang')) {
    return;
  }
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) if (thatMatter.has(name)) kept.append(name, value);
  const address = kept.size > 0 ? `${pathname}?${kept}` : pathname;
  return address.length <= longest ? address : undefined;
}

export function pageKey(address: string, url: URL, headers: Headers): string {
  return `${resolveServerLanguage(url, headers)} ${address}`;
}
