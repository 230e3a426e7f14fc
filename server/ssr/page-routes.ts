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
export type NamedPage = {
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
  let loaded: { build: AppBuild; find: (pathname: string) => Found } | undefined;
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

type Found = { route: PageRoute; pattern: string | undefined };

function namePage({ route, pattern }: Found): NamedPage | undefined {
  if (pattern === undefined) return undefined;
  if (route.cache === 'private') return { path: pattern };
  const slug = pattern.includes(':') ? route.path.split('/').at(-1) : undefined;
  return { path: route.path, slug };
}

function routeFinder({ routes, entry }: AppBuild): (pathname: string) => Found {
  const tree = childrenOf(routes);
  const known = new LRUCache<string, Found>({ max: maxCached });
  return (pathname) => {
    let found = known.get(pathname);
    if (!found) {
      const isData = isDataRequest(pathname);
      const shown = isData ? pagePathOf(pathname) : pathname;
      const matches = isDecodable(shown) ? (entry.module.matchRoutes(tree, shown) ?? []) : [];
      const id = matches.at(-1)?.route.id ?? '';
      const pattern = matches.map((match) => match.route.path ?? '').join('/');
      const route = {
        cache: cacheOf(routes[id]?.module.handle),
        path: isData || !id ? pathname : canonicalPath(pattern, pathname),
      };
      const isPage = id !== '' && !isData && !pattern.endsWith('*');
      const segments = pattern.split('/').filter(Boolean);
      found = { route, pattern: isPage ? `/${segments.join('/')}` : undefined };
      known.set(pathname, found);
    }
    return found;
  };
}

function childrenOf(routes: AppBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, path, index: true } : { id, path, children: childrenOf(routes, id) };
  });
}

/** Uses the route's spelling for fixed segments, and the given one for parameters. */
function canonicalPath(pattern: string, pathname: string): string {
  const given = pathname.split('/').filter(Boolean);
  if (pattern.endsWith('*')) return pathname;
  const segments = pattern.split('/').filter(Boolean);
  const own = segments.map((segment, at) => (segment.startsWith(':') ? given[at] : segment));
  return `/${own.join('/')}`;
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
