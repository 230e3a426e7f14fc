import { isDataRequest } from '../../../app/hydration/data-request.ts';
import { resolveServerLanguage } from '../../../app/i18n/language/server-language.ts';
import type { RouteCache } from '../../../app/route-handle.ts';
import { parseLanguage } from '../../../domain/language.ts';

// The key of a cached page: its path, the visitor's language and the query parameters that its route
// names. The page is rendered for exactly these, so it cannot depend on anything else.

const maxPathLength = 300;

/** Returns the path and query to render and cache, or undefined for a page that cannot be cached. */
export function cacheablePath({ pathname: requested, searchParams }: URL, cache: RouteCache) {
  if (cache === 'private' || isDataRequest(requested)) return;
  const pathname = cache.path ?? requested;
  if (searchParams.size === 0) return pathname.length <= maxPathLength ? pathname : undefined;
  if (cache.uncachedWithQuery && [...searchParams.keys()].some((name) => name !== 'lang')) return;
  const parameters = new URLSearchParams();
  const language = parseLanguage(searchParams.get('lang'));
  if (language) parameters.set('lang', language);
  for (const [name, value] of searchParams) {
    if (name !== 'lang' && cache.query?.includes(name)) parameters.append(name, value);
  }
  const path = parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
  return path.length <= maxPathLength ? path : undefined;
}

export function pageKey(path: string, url: URL, headers: Headers): string {
  return `${resolveServerLanguage(url, headers)} ${path}`;
}
