import { setTimeout as sleep } from 'node:timers/promises';
import { cdnHeaderNames } from '../cdn/page-tags.ts';
import { assertClientConnected } from '../http/client/client-disconnected.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import type { Logger } from '../support/logger.ts';
import { type CachedPage, renderCachedPage } from './cache/cached-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { cacheablePath, pageKey } from './cache/page-key.ts';
import { Refreshes } from './cache/refreshes.ts';
import { RenderQueue } from './cache/render-queue.ts';
import { withReads } from './content-reads.ts';
import { languageCookie } from './language-cookie.ts';
import { isPage, redirectTo, setPrivateHeaders } from './page-response.ts';
import type { PageRoute, PageRoutes } from './page-routes.ts';
import {
  createRenderer,
  type PageRequest,
  type RenderOptions,
  type RenderResult,
} from './render-page.ts';

// Responds with React pages. Public pages are equal for all visitors with the same language, so they are
// rendered completely and cached. All other pages are streamed.

type Options = RenderOptions & {
  routes: Pick<PageRoutes, 'find'>;
  cache?: PageCache;
  queue?: RenderQueue;
  refreshes?: Refreshes<RenderResult>;
};

export type Pages = (request: Request, options: PageRequest) => Promise<Response>;

/** Milliseconds to wait for a new rendering before the stale page is served. */
const staleTimeoutMs = 1000;

export function createPages(options: Options): Pages {
  const { routes, cache, queue = new RenderQueue() } = options;
  const { refreshes = new Refreshes<RenderResult>() } = options;
  const { stream, renderWhole } = createRenderer({ ...options, queue });
  const renderOnce = createRenderOnce(renderWhole, cache);

  const respondFromCache = async (request: Request, options: PageRequest, route: PageRoute) => {
    const url = new URL(request.url);
    const path = cacheablePath(url, route.cache);
    if (!cache || path === undefined || !isRead(request)) return stream(request, options);
    const key = pageKey(path, url, request.headers);
    const cached = cache.findFresh(key);
    const show = (page: CachedPage) =>
      renderCachedPage(page, request, cache.cdnHeadersOf(key, page));
    if (cached) return show(cached);
    const whole = new Request(new URL(path, url), { headers: request.headers });
    const mayBeNotFound = route.cache !== 'private' && route.cache.path !== undefined;
    const render = async (): Promise<RenderResult> => {
      // Another request may have rendered the page while this one waited.
      const page = cache.findFresh(key);
      return page ? { page } : renderOnce(key, whole, options.logger, mayBeNotFound);
    };
    const stale = cache.findAny(key);
    const rendering = stale
      ? refreshes.run(key, cache.changedBy(key), () => cache.changeCount, render)
      : queue.run(options.network, async () => {
          assertClientConnected(request.signal);
          return render();
        });
    const rendered = await orStale(
      rendering.catch((error: unknown) => ({ error })),
      stale,
      refreshes.isBehind ? 0 : staleTimeoutMs,
    );
    if ('page' in rendered && rendered.page) return show(rendered.page);
    // A stale page is better than an error page.
    const older = isServerError(rendered) && cache.findAny(key);
    if (older) return show(older);
    if ('error' in rendered) throw rendered.error;
    const { response, body } = rendered;
    return new Response(request.method === 'HEAD' ? null : body, response);
  };

  const respond = (request: Request, options: PageRequest, route: PageRoute, url: URL) => {
    if (options.typed) return stream(request, options);
    const isNotCanonical = isRead(request) && route.path !== url.pathname;
    return isNotCanonical
      ? redirectTo(route.path + url.search)
      : respondFromCache(request, options, route);
  };

  return async (request, options) => {
    const url = new URL(request.url);
    const route = await routes.find(url.pathname);
    const response = await Promise.resolve(respond(request, options, route, url)).catch(orBusy);
    if (route.cache === 'private') setPrivateHeaders(response.headers);
    // Set on redirects as well, because their target may not contain the language.
    const isShown = isPage(response) || (response.status >= 300 && response.status < 400);
    const cookie = isShown && languageCookie(url);
    if (cookie) {
      response.headers.append('set-cookie', cookie);
      for (const name of cdnHeaderNames) response.headers.delete(name);
    }
    return response;
  };
}

type RenderWhole = ReturnType<typeof createRenderer>['renderWhole'];

/** Concurrent requests share one rendering, unless the content has changed since it started. */
function createRenderOnce(renderWhole: RenderWhole, cache: PageCache | undefined) {
  const inProgress = new Map<string, { began: number; rendering: Promise<RenderResult> }>();
  return (
    key: string,
    request: Request,
    logger: Logger,
    mayBeNotFound: boolean,
  ): Promise<RenderResult> => {
    const began = cache?.changeCount ?? 0;
    const current = inProgress.get(key);
    if (current?.began === began) return current.rendering;
    const rendering = withReads(() =>
      renderWhole(request, logger, mayBeNotFound, cache?.findAny(key)),
    )
      .then(([rendered, reads]) => {
        if (rendered.page) cache?.set(key, rendered.page, reads, began);
        // The page is gone, or has moved.
        else if (!isServerError(rendered)) cache?.delete(key);
        return rendered;
      })
      .finally(() => {
        if (inProgress.get(key)?.rendering === rendering) inProgress.delete(key);
      });
    inProgress.set(key, { began, rendering });
    return rendering;
  };
}

const busyText = `Too many pages were requested at the same time. Please try again in a moment.
För många sidor begärdes samtidigt. Försök igen om en stund.
`;

/** Responds with plain text when the server is overloaded, because it has no time to render a page. */
function orBusy(error: unknown): Response {
  if (!(error instanceof TooManyAtOnce)) throw error;
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  return new Response(busyText, { status: 503, headers });
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * Serves a stale page if the rendering takes too long: the database does not respond, or many pages became stale
 * together.
 */
async function orStale<T>(rendering: Promise<T>, stale: CachedPage | undefined, timeoutMs: number) {
  if (!stale) return rendering;
  if (timeoutMs === 0) return { page: stale };
  const giveUp = new AbortController();
  const late = sleep(timeoutMs, { page: stale }, { signal: giveUp.signal }).catch(() => rendering);
  const first = await Promise.race([rendering, late]);
  giveUp.abort();
  return first;
}

function isServerError(rendered: RenderResult | { error: unknown }): boolean {
  return 'error' in rendered || (!rendered.page && rendered.response.status >= 500);
}
