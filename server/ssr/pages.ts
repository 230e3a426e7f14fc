import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'react-router';
import { deferScripts } from '../../app/hydration/defer-scripts.server.ts';
import type { LoadContext } from '../../app/load-context.ts';
import type { TypedValues } from '../../domain/forms/form-error.ts';
import { assertClientConnected } from '../http/client/client-disconnected.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import type { Logger } from '../support/logger.ts';
import type { AppBuild, LoadBuild } from './build.ts';
import { busyPage } from './busy-page.ts';
import { type CachedPage, createCachedPage, renderCachedPage } from './cached-page.ts';
import { withReads } from './content-reads.ts';
import {
  developmentPolicy,
  policyForNonce,
  policyForScripts,
  takeScripts,
} from './content-security-policy.ts';
import { languageCookie } from './language-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { cacheablePath, pageKey } from './page-key.ts';
import { isDecodable, type PageRoute, type PageRoutes } from './page-routes.ts';
import { RenderQueue } from './render-queue.ts';

// Renders React pages. Public pages are equal for all visitors with the same language, so they are
// rendered completely and cached. All other pages are streamed.

type PerRequest = Pick<LoadContext, 'takeWhole' | 'nonce' | 'reportError' | 'typed' | 'onRender'>;

type Options = {
  loadBuild: LoadBuild;
  routes: Pick<PageRoutes, 'find'>;
  mode: 'production' | 'development';
  context: Omit<LoadContext, keyof PerRequest>;
  cache?: PageCache;
  queue?: RenderQueue;
};

type PageRequest = {
  logger: Logger;
  /** The network of the client, which is the key of limits. */
  network: string;
  /** The values of a form that is shown again after an error. */
  typed?: TypedValues;
};

export type Pages = (request: Request, options: PageRequest) => Promise<Response>;

/** Milliseconds to wait for a new rendering before a page that is only stale by its age is served. */
const staleTimeoutMs = 1000;

/** A page to cache, or a response for this request only. */
type RenderResult =
  | { page: CachedPage; response?: undefined }
  | { page?: undefined; response: Response; body: ArrayBuffer | Buffer<ArrayBuffer> | null };

export function createPages(options: Options): Pages {
  const { loadBuild, routes, mode, context, cache, queue = new RenderQueue() } = options;
  const handlers = new WeakMap<AppBuild, RequestHandler>();
  const render = async (request: Request, part: PerRequest) => {
    const build = await loadBuild();
    const { createRequestHandler, createLoadContext } = build.entry.module;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(withDecodablePath(request), createLoadContext({ ...context, ...part }));
  };

  const stream: Pages = async (request, { logger, network, typed }) => {
    const nonce = mode === 'production' ? createNonce() : undefined;
    const reportError = reportTo(logger);
    const response = await queue.run(network, (onRender) => {
      assertClientConnected(request.signal);
      return render(request, { nonce, reportError, typed, onRender });
    });
    if (isPage(response)) {
      const policy = nonce ? policyForNonce(nonce, response.headers) : developmentPolicy;
      response.headers.set('content-security-policy', policy);
    }
    response.headers.append('vary', 'Accept-Language, Cookie');
    return response;
  };

  const renderWhole = async (
    request: Request,
    logger: Logger,
    mayBeNotFound: boolean,
    older?: CachedPage,
  ): Promise<RenderResult> => {
    let whole: Buffer<ArrayBuffer> | undefined;
    const nonce = createNonce();
    const response = await render(request, {
      nonce,
      reportError: reportTo(logger),
      takeWhole: (html) => {
        whole = html;
      },
    });
    if (!whole) return { response, body: response.body && (await response.arrayBuffer()) };
    const { html: written, scripts } = takeScripts(whole, nonce);
    const html = deferScripts(written);
    response.headers.set('content-security-policy', policyForScripts(scripts, response.headers));
    // Public pages contain nothing private, and isolating the window would cost a phone another process.
    response.headers.set('cross-origin-opener-policy', 'unsafe-none');
    const isFound = response.status === 200 || (mayBeNotFound && response.status === 404);
    if (!isFound || isUncacheable(response)) return { response: setNoStore(response), body: html };
    return { page: await createCachedPage(html, response, older) };
  };

  const inProgress = new Map<string, { began: number; rendering: Promise<RenderResult> }>();

  /** Concurrent requests share one rendering, unless the content has changed since it started. */
  const renderOnce = (
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
        return rendered;
      })
      .finally(() => {
        if (inProgress.get(key)?.rendering === rendering) inProgress.delete(key);
      });
    inProgress.set(key, { began, rendering });
    return rendering;
  };

  const respondFromCache = async (request: Request, options: PageRequest, route: PageRoute) => {
    const url = new URL(request.url);
    const path = cacheablePath(url, route.cache);
    if (!cache || path === undefined || !isRead(request)) return stream(request, options);
    const key = pageKey(path, url, request.headers);
    const cached = cache.findFresh(key);
    if (cached) return renderCachedPage(cached, request);
    const whole = new Request(new URL(path, url), { headers: request.headers });
    const mayBeNotFound = route.cache !== 'private' && route.cache.path !== undefined;
    const rendering = queue.run(options.network, async (): Promise<RenderResult> => {
      // Another request may have rendered the page in the meantime.
      const page = cache.findFresh(key);
      if (page) return { page };
      assertClientConnected(request.signal);
      return renderOnce(key, whole, options.logger, mayBeNotFound);
    });
    const rendered = await orStale(
      rendering.catch((error: unknown) => ({ error })),
      cache.findUnchanged(key),
    );
    if ('page' in rendered && rendered.page) return renderCachedPage(rendered.page, request);
    // A stale page is better than an error page.
    const older = isServerError(rendered) && cache.findAny(key);
    if (older) return renderCachedPage(older, request);
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
    // Also for a redirect, because its target may not contain the language.
    const isShown = isPage(response) || (response.status >= 300 && response.status < 400);
    const cookie = isShown && languageCookie(url);
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** Replaces a path that the router cannot decode by one that does not exist, because neither has a page. */
function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isDecodable(url.pathname)) return request;
  const { method, headers, signal } = request;
  return new Request(new URL(`/-${url.search}`, url), { method, headers, signal });
}

function orBusy(error: unknown): Response {
  if (error instanceof TooManyAtOnce) return busyPage();
  throw error;
}

const createNonce = () => randomBytes(16).toString('base64url');

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const isUncacheable = ({ headers }: Response) =>
  /no-store|private/.test(headers.get('cache-control') ?? '');

const redirectTo = (location: string) => new Response(null, { status: 308, headers: { location } });

/** Serves a stale page if the rendering takes too long, for example because the database does not respond. */
async function orStale<T>(rendering: Promise<T>, stale: CachedPage | undefined) {
  if (!stale) return rendering;
  const giveUp = new AbortController();
  const late = sleep(staleTimeoutMs, { page: stale }, { signal: giveUp.signal }).catch(
    () => rendering,
  );
  const first = await Promise.race([rendering, late]);
  giveUp.abort();
  return first;
}

function isServerError(rendered: RenderResult | { error: unknown }): boolean {
  return 'error' in rendered || (!rendered.page && rendered.response.status >= 500);
}

function reportTo(logger: Logger): (error: unknown) => void {
  return (error) => {
    // The data API has already logged that the database is unavailable.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^PGRST00[0-2]$/.test(code)) return;
    logger.error({ err: error }, 'page failed');
  };
}

/** For a response that depends on the visitor's language, or is only temporary. */
function setNoStore(response: Response): Response {
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** A private page must not be cached, indexed by search engines, or leak its URL to other sites. */
function setPrivateHeaders(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow');
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
