import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Middleware } from '../http/api-fast-path.ts';
import { type Observe, requestIdOf } from '../http/middleware/request-log.ts';
import { securityHeadersOf } from '../http/middleware/security-headers.ts';
import {
  chooseVariant,
  isNotModified,
  unchangedHeaders,
  type Variant,
} from './cache/cached-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { cacheablePath, pageKey } from './cache/page-key.ts';
import type { Refreshes } from './cache/refreshes.ts';
import { languageCookie } from './language-cookie.ts';
import type { PageRoute, PageRoutes } from './page-routes.ts';

// Serves cached pages directly on Node's request and response. Every other request takes the normal
// path, which fills the cache.

type Options = {
  cache: PageCache;
  refreshes?: Pick<Refreshes<unknown>, 'countIfBehind'>;
  routes: Pick<PageRoutes, 'findLoaded'>;
  https: boolean;
  observe: Observe;
};

/** Built once per variant. */
type Head = {
  /** Header names and values in the order in which they are sent. */
  lines: string[];
  isHtml: boolean;
};

type Target = { key: string; cookie: string | undefined };

const maxTargets = 5_000;
const maxUrlLength = 1_000;
const origin = 'http://localhost';

export function pageFastPath({ cache, refreshes, routes, https, observe }: Options): Middleware {
  const security = securityHeadersOf({ https });
  const targets = new LRUCache<string, Target | 'uncached'>({ max: maxTargets });
  const heads = new WeakMap<Variant, Head>();
  const headOf = (variant: Variant): Head => {
    const ready = heads.get(variant);
    if (ready) return ready;
    const { headers, body } = variant;
    const lines = flat({ ...security, ...headers, 'content-length': String(body.length) });
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    const head = { lines, isHtml };
    heads.set(variant, head);
    return head;
  };

  /** After a publication visitors get the stale page until its turn to be rendered has come. */
  const findPage = (key: string) =>
    cache.findFresh(key) ?? (refreshes?.countIfBehind(key) ? cache.findAny(key) : undefined);

  return (incoming, response, next) => {
    const started = performance.now();
    const target = findTarget(targets, routes, incoming);
    const page = target && findPage(target.key);
    if (!page) return next();

    const { headers: requestHeaders, method = '', url = '' } = incoming;
    const requestId = requestIdOf(requestHeaders['x-request-id']);
    const variant = chooseVariant(page, String(requestHeaders['accept-encoding'] ?? ''));
    const isFresh = isNotModified(page, requestHeaders['if-none-match']);
    const status = isFresh ? 304 : page.status;
    const { lines, isHtml } = headOf(variant);
    const head = isFresh ? flat({ ...security, ...unchangedHeaders(variant.headers) }) : lines;
    // Feeds and other data are no choice of a visitor. A CDN may store no response that sets a cookie.
    const own =
      target.cookie && isHtml
        ? ['set-cookie', target.cookie]
        : flat(cache.cdnHeadersOf(target.key, page));
    response.writeHead(status, head.concat('x-request-id', requestId, own));
    response.end(isFresh || method === 'HEAD' ? undefined : variant.body);
    observe({ requestId, method, url, status, started });
  };
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

function findTarget(
  targets: LRUCache<string, Target | 'uncached'>,
  routes: Options['routes'],
  incoming: IncomingMessage,
) {
  const { method, url = '', headers } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength) return;
  const cookie = headers.cookie ?? '';
  const language = headers['accept-language'] ?? '';
  const name = `${url}\n${cookie.length < 200 ? cookie : ''}\n${language.slice(0, 200)}`;
  const isCacheable = cookie.length < 200 && language.length <= 200;
  const knownTarget = isCacheable ? targets.get(name) : undefined;
  const target = knownTarget ?? parseTarget(url, cookie, language, routes.findLoaded);
  if (isCacheable && !knownTarget && target) targets.set(name, target);
  return target === 'uncached' ? undefined : target;
}

/** Returns undefined while the routes are not loaded; the result must not be cached then. */
function parseTarget(
  requestPath: string,
  cookie: string,
  language: string,
  findRoute: (pathname: string) => PageRoute | undefined,
): Target | 'uncached' | undefined {
  if (!requestPath.startsWith('/')) return 'uncached';
  // A path with two slashes would be parsed as a host, and a backslash counts as a slash.
  const url = URL.parse(requestPath, origin);
  if (url?.origin !== origin) return 'uncached';
  const route = findRoute(url.pathname);
  if (!route) return;
  // A path without a page may still be a file, an API or a health check.
  if (route.cache !== 'private' && route.cache.path !== undefined) return 'uncached';
  const path = cacheablePath(url, route.cache);
  if (path === undefined) return 'uncached';
  const headers = new Headers();
  if (cookie) headers.set('cookie', cookie);
  if (language) headers.set('accept-language', language);
  return { key: pageKey(path, url, headers), cookie: languageCookie(url) };
}
