import type { RouteObject } from 'react-router';
import { cacheOf, type RouteCache } from '../../app/route-handle.ts';
import { Lru } from '../postgres/lru.ts';
import type { AppBuild, LoadBuild } from './build.ts';

// Which route answers at a path, and what that route states about its page. The router ignores
// case, escapes and a slash at the end; so the route decides, never the spelling of the path.

export type PageRoute = {
  cache: RouteCache;
  /** The one spelling of the path under which the page is served. */
  path: string;
};

export type PageRoutes = {
  find: (pathname: string) => Promise<PageRoute>;
  /** Undefined until the app is loaded. */
  findLoaded: (pathname: string) => PageRoute | undefined;
};

const mostRemembered = 2_000;

export function createPageRoutes(loadBuild: LoadBuild): PageRoutes {
  let loaded: { build: AppBuild; find: (pathname: string) => PageRoute } | undefined;
  return {
    find: async (pathname) => {
      const build = await loadBuild();
      if (loaded?.build !== build) loaded = { build, find: routeFinder(build) };
      return loaded.find(pathname);
    },
    findLoaded: (pathname) => loaded?.find(pathname),
  };
}

function routeFinder({ routes, entry }: AppBuild): (pathname: string) => PageRoute {
  const tree = childrenOf(routes);
  const known = new Lru<string, PageRoute>(mostRemembered);
  return (pathname) => {
    let route = known.get(pathname);
    if (!route) {
      const isData = pathname.endsWith('.data');
      const shown = isData ? withoutSuffix(pathname) : pathname;
      const matches = isReadable(shown) ? (entry.module.matchRoutes(tree, shown) ?? []) : [];
      const id = matches.at(-1)?.route.id ?? '';
      const pattern = matches.map((match) => match.route.path ?? '').join('/');
      route = {
        cache: cacheOf(routes[id]?.module.handle),
        path: isData || !id ? pathname : spell(pattern, pathname),
      };
      known.set(pathname, route);
    }
    return route;
  };
}

function childrenOf(routes: AppBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? { id, path, index: true } : { id, path, children: childrenOf(routes, id) };
  });
}

/** Requests for the data of a page alone, as the router names them. */
const withoutSuffix = (pathname: string) =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/** Fixed segments as the route spells them; parameters as they were given. */
function spell(pattern: string, pathname: string): string {
  const given = pathname.split('/').filter(Boolean);
  if (pattern.endsWith('*')) return pathname;
  const segments = pattern.split('/').filter(Boolean);
  const own = segments.map((segment, at) => (segment.startsWith(':') ? given[at] : segment));
  return `/${own.join('/')}`;
}

/** The router decodes a path twice and complains of each route that it cannot compare. */
export function isReadable(pathname: string): boolean {
  try {
    // The result is used, or the bundler would leave the call out as one without effect.
    return typeof decodeURIComponent(decodeURIComponent(pathname)) === 'string';
  } catch {
    return false;
  }
}
