import { LRUCache } from 'lru-cache';
import type { RouteObject } from 'react-router';
import { isDataRequest, pagePathOf } from '../../app/hydration/data-request.ts';
import { cacheOf, type RouteCache } from '../../app/route-handle.ts';
import type { AppBuild, LoadBuild } from './build.ts';

// Finds the route of a path and the cache setting of its page. The router ignores case, escapes and a
// trailing slash, so the setting must come from the matched route, never from the spelling of the path.

export type PageRoute = {
  cache: RouteCache;
  /** The canonical path of the page. */
  path: string;
};

/** A page as statistics name it. */
type NamedPage = {
  /** The canonical path; of a private page the pattern, because its URL contains a secret. */
  path: string;
  /** The parameter of a public page, which may name nothing that exists. */
  slug?: string | undefined;
};

export type PageRoutes = {
  /** Undefined for a path without a page. */
  findPage: (pathname: string) => Promise<NamedPage | undefined>;
  find: (pathname: string) => Promise<PageRoute>;
  /** Undefined until the app is loaded. */
  findLoaded: (pathname: string) => PageRoute | undefined;
};

const maxCached = 2_000;

export function createPageRoutes(loadBuild: LoadBuild): PageRoutes {
  let loaded: { build: AppBuild; find: (pathname: string) => MatchedPage } | undefined;
  const load = async () => {
    const build = await loadBuild();
    if (loaded?.build !== build) loaded = { build, find: routeFinder(build) };
    return loaded.find;
  };
  return {
    find: async (pathname) => (await load())(pathname).route,
    findLoaded: (pathname) => loaded?.find(pathname).route,
    findPage: async (pathname) => namePage((await load())(pathname)),
  };
}

/** `pattern` is undefined for a path without a page. */
type MatchedPage = { route: PageRoute; pattern: string | undefined };

function namePage({ route, pattern }: MatchedPage): NamedPage | undefined {
  if (pattern === undefined) return undefined;
  if (route.cache === 'private') return { path: pattern };
  const slug = pattern.includes(':') ? route.path.split('/').at(-1) : undefined;
  return { path: route.path, slug };
}

function routeFinder({ routes, entry }: AppBuild): (pathname: string) => MatchedPage {
  const tree = childrenOf(routes);
  const cache = new LRUCache<string, MatchedPage>({ max: maxCached });
  const match = (pathname: string): MatchedPage => {
    const isData = isDataRequest(pathname);
    const pagePath = isData ? pagePathOf(pathname) : pathname;
    const matches = isDecodable(pagePath) ? (entry.module.matchRoutes(tree, pagePath) ?? []) : [];
    const id = matches.at(-1)?.route.id ?? '';
    const pattern = matches.map(({ route }) => route.path ?? '').join('/');
    const route = {
      cache: cacheOf(routes[id]?.module.handle),
      path: isData || !id ? pathname : canonicalPath(pattern, pathname),
    };
    const isPage = id !== '' && !isData && !pattern.endsWith('*');
    const segments = pattern.split('/').filter(Boolean);
    return { route, pattern: isPage ? `/${segments.join('/')}` : undefined };
  };
  return (pathname) => {
    const cached = cache.get(pathname);
    if (cached) return cached;
    const matched = match(pathname);
    cache.set(pathname, matched);
    return matched;
  };
}

function childrenOf(routes: AppBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, path, index: true } : { id, path, children: childrenOf(routes, id) };
  });
}

/** Uses the route's spelling for fixed segments, and the path's spelling for parameters. */
function canonicalPath(pattern: string, pathname: string): string {
  if (pattern.endsWith('*')) return pathname;
  const givenSegments = pathname.split('/').filter(Boolean);
  const segments = pattern.split('/').filter(Boolean);
  const canonical = segments.map((segment, index) =>
    segment.startsWith(':') ? givenSegments[index] : segment,
  );
  return `/${canonical.join('/')}`;
}

/** The router decodes a path twice, and logs a warning per route if that fails. */
export function isDecodable(pathname: string): boolean {
  try {
    // The result is used because the bundler would drop a call without effect.
    return typeof decodeURIComponent(decodeURIComponent(pathname)) === 'string';
  } catch {
    return false;
  }
}
