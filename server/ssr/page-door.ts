import type { IncomingMessage } from 'node:http';
import type { Middleware } from '../http/api-fast-path.ts';
import { type Observe, requestIdOf } from '../http/request-log.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { Lru } from '../postgres/lru.ts';
import { chooseVariant, isKnown, unchangedHeaders, type Variant } from './cached-page.ts';
import { languageCookie } from './language-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { pageAddress, pageKey } from './page-key.ts';
import type { PageRoute, PageRoutes } from './page-routes.ts';

// The short way to a page that is kept: straight from Node's request to the bytes. Everything else is
// passed on, and the pages that come of it are kept for the next one.

type Options = {
  cache: PageCache;
  routes: Pick<PageRoutes, 'findLoaded'>;
  https: boolean;
  observe: Observe;
};

type Place = { key: string; cookie: string | undefined };

const mostPlaces = 5_000;
const longestAddress = 1_000;
const origin = 'http://localhost';

export function pageDoor({ cache, routes, https, observe }: Options): Middleware {
  const security = securityHeadersOf({ https });
  const places = new Lru<string, Place | 'elsewhere'>(mostPlaces);
  // Names and values in the order in which they are sent: joined once, not with every answer.
  const heads = new WeakMap<Variant, string[]>();
  const headOf = (variant: Variant): string[] => {
    const ready = heads.get(variant);
    if (ready) return ready;
    const { headers, body } = variant;
    const head = flat({ ...security, ...headers, 'content-length': String(body.length) });
    heads.set(variant, head);
    return head;
  };

  return (incoming, response, next) => {
    const started = performance.now();
    const place = findPlace(places, routes, incoming);
    const page = place && cache.findFresh(place.key);
    if (!page) return next();

    const { headers: asked, method = '', url = '' } = incoming;
    const requestId = requestIdOf(asked['x-request-id']);
    const variant = chooseVariant(page, String(asked['accept-encoding'] ?? ''));
    const known = isKnown(page, asked['if-none-match']);
    const status = known ? 304 : page.status;
    const head = known
      ? flat({ ...security, ...unchangedHeaders(variant.headers) })
      : headOf(variant);
    const cookie = place.cookie ? ['set-cookie', place.cookie] : [];
    response.writeHead(status, head.concat('x-request-id', requestId, cookie));
    response.end(known || method === 'HEAD' ? undefined : variant.body);
    observe({ requestId, method, url, status, started });
  };
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

function findPlace(
  places: Lru<string, Place | 'elsewhere'>,
  routes: Options['routes'],
  incoming: IncomingMessage,
) {
  const { method, url = '', headers } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestAddress) return;
  const cookie = headers.cookie ?? '';
  const language = headers['accept-language'] ?? '';
  const name = `${url}\n${cookie.length < 200 ? cookie : ''}\n${language.slice(0, 200)}`;
  const isSure = cookie.length < 200 && language.length <= 200;
  const known = isSure ? places.get(name) : undefined;
  const place = known ?? parsePlace(url, cookie, language, routes.findLoaded);
  if (isSure && !known && place) places.set(name, place);
  return place === 'elsewhere' ? undefined : place;
}

/** Undefined while the routes are not known yet: nothing is cached then. */
function parsePlace(
  target: string,
  cookie: string,
  language: string,
  findRoute: (pathname: string) => PageRoute | undefined,
): Place | 'elsewhere' | undefined {
  if (!target.startsWith('/')) return 'elsewhere';
  // Two slashes would name another host, or none; and a backslash is one to it.
  const url = URL.parse(target, origin);
  if (url?.origin !== origin) return 'elsewhere';
  const route = findRoute(url.pathname);
  if (!route) return;
  // A path that no page has may still be a file, an API or a health check.
  if (route.cache !== 'private' && route.cache.path !== undefined) return 'elsewhere';
  const address = pageAddress(url, route.cache);
  if (address === undefined) return 'elsewhere';
  const headers = new Headers();
  if (cookie) headers.set('cookie', cookie);
  if (language) headers.set('accept-language', language);
  return { key: pageKey(address, url, headers), cookie: languageCookie(url) };
}
