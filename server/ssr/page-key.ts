import { resolveServerLanguage } from '../../app/i18n/server-language.ts';
import type { RouteCache } from '../../app/route-handle.ts';
import { parseLanguage } from '../../domain/language.ts';

// The key of a cached page: its path, the reader's language and the query parameters that its route
// names. The page is rendered for exactly these, so it cannot depend on anything else.

const longest = 300;

/** The URL to render and cache; undefined for a page that is not the same for everybody. */
export function pageAddress({ pathname: asked, searchParams }: URL, cache: RouteCache) {
  if (cache === 'private' || asked.endsWith('.data')) return;
  const pathname = cache.path ?? asked;
  if (searchParams.size === 0) return pathname.length <= longest ? pathname : undefined;
  if (cache.uncachedWithQuery && [...searchParams.keys()].some((name) => name !== 'lang')) return;
  const kept = new URLSearchParams();
  const language = parseLanguage(searchParams.get('lang'));
  if (language) kept.set('lang', language);
  for (const [name, value] of searchParams) {
    if (name !== 'lang' && cache.query?.includes(name)) kept.append(name, value);
  }
  const address = kept.size > 0 ? `${pathname}?${kept}` : pathname;
  return address.length <= longest ? address : undefined;
}

export function pageKey(address: string, url: URL, headers: Headers): string {
  return `${resolveServerLanguage(url, headers)} ${address}`;
}
