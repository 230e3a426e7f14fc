import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'react-router';
import type { LoadContext } from '../../app/load-context.ts';
import type { TypedValues } from '../../domain/forms/form-error.ts';
import { assertClientConnected } from '../http/client-disconnected.ts';
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
import { deferScripts } from './defer-scripts.ts';
import { languageCookie } from './language-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { pageAddress, pageKey } from './page-key.ts';
import { isReadable, type PageRoute, type PageRoutes } from './page-routes.ts';
import { RenderQueue } from './render-queue.ts';

// Renders React pages. Public pages are the same for everybody who reads the same language: they
// are rendered whole and kept. Everything else is streamed to the one who asked.

type PerRequest = Pick<LoadContext, 'takeWhole' | 'nonce' | 'reportError' | 'typed' | 'onRender'>;

type Options = {
  loadBuild: LoadBuild;
  routes: Pick<PageRoutes, 'find'>;
  mode: 'production' | 'development';
  context: Omit<LoadContext, keyof PerRequest>;
  cache?: PageCache;
  queue?: RenderQueue;
};

type Asked = {
  logger: Logger;
  /** The network of the client, as limits count it. */
  network: string;
  /** The values of a form that is shown again to its sender. */
  typed?: TypedValues;
};

export type Pages = (request: Request, asked: Asked) => Promise<Response>;

/** Milliseconds for which a reader waits for a page that is newer by its age alone. */
const patience = 1000;

/** A page to keep, or an answer that is only for now. */
type Rendered =
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
    return handle(readable(request), createLoadContext({ ...context, ...part }));
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
    mayMiss: boolean,
    older?: CachedPage,
  ): Promise<Rendered> => {
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
    // Nothing here is anybody's own, and a window kept apart costs a phone a process of its own.
    response.headers.set('cross-origin-opener-policy', 'unsafe-none');
    const isFound = response.status === 200 || (mayMiss && response.status === 404);
    if (!isFound || isNoStore(response)) return { response: forNobodyElse(response), body: html };
    return { page: await createCachedPage(html, response, older) };
  };

  const underWay = new Map<string, { began: number; rendering: Promise<Rendered> }>();

  /** However many ask at once, a page is made once; who asks after a change gets a newer one. */
  const renderOnce = (
    key: string,
    request: Request,
    logger: Logger,
    mayMiss: boolean,
  ): Promise<Rendered> => {
    const began = cache?.clock ?? 0;
    const begun = underWay.get(key);
    if (begun?.began === began) return begun.rendering;
    const rendering = withReads(() => renderWhole(request, logger, mayMiss, cache?.findAny(key)))
      .then(([rendered, reads]) => {
        if (rendered.page) cache?.set(key, rendered.page, reads, began);
        return rendered;
      })
      .finally(() => {
        if (underWay.get(key)?.rendering === rendering) underWay.delete(key);
      });
    underWay.set(key, { began, rendering });
    return rendering;
  };

  const answer = async (request: Request, asked: Asked, route: PageRoute) => {
    const url = new URL(request.url);
    const address = pageAddress(url, route.cache);
    if (!cache || address === undefined || !isRead(request)) return stream(request, asked);
    const key = pageKey(address, url, request.headers);
    const kept = cache.findFresh(key);
    if (kept) return renderCachedPage(kept, request);

    const whole = new Request(new URL(address, url), { headers: request.headers });
    const mayMiss = route.cache !== 'private' && route.cache.path !== undefined;
    const rendering = queue.run(asked.network, async (): Promise<Rendered> => {
      // Another reader may have asked for the same page meanwhile.
      const page = cache.findFresh(key);
      if (page) return { page };
      assertClientConnected(request.signal);
      return renderOnce(key, whole, asked.logger, mayMiss);
    });
    const rendered = await orAged(
      rendering.catch((error: unknown) => ({ error })),
      cache.findAged(key),
    );
    if ('page' in rendered && rendered.page) return renderCachedPage(rendered.page, request);
    // What was true a moment ago serves a reader better than an apology.
    const older = isFault(rendered) && cache.findAny(key);
    if (older) return renderCachedPage(older, request);
    if ('error' in rendered) throw rendered.error;
    const { response, body } = rendered;
    return new Response(request.method === 'HEAD' ? null : body, response);
  };

  const respond = (request: Request, asked: Asked, route: PageRoute, url: URL) => {
    if (asked.typed) return stream(request, asked);
    const isMisspelt = isRead(request) && route.path !== url.pathname;
    return isMisspelt ? redirectTo(route.path + url.search) : answer(request, asked, route);
  };

  return async (request, asked) => {
    const url = new URL(request.url);
    const route = await routes.find(url.pathname);
    const response = await Promise.resolve(respond(request, asked, route, url)).catch(orBusy);
    if (route.cache === 'private') setPrivateHeaders(response.headers);
    // A redirect too: its target may stand without the language.
    const isShown = isPage(response) || (response.status >= 300 && response.status < 400);
    const cookie = isShown && languageCookie(url);
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** Nothing lies at a path that the router cannot decode, so another one where nothing lies will do. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  const { method, headers, signal } = request;
  return new Request(new URL(`/-${url.search}`, url), { method, headers, signal });
}

function orBusy(error: unknown): Response {
  if (error instanceof TooManyAtOnce) return busyPage();
  throw error;
}

const createNonce = () => randomBytes(16).toString('base64url');

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const isNoStore = ({ headers }: Response) =>
  /no-store|private/.test(headers.get('cache-control') ?? '');

const redirectTo = (location: string) => new Response(null, { status: 308, headers: { location } });

/** A database that says nothing holds up whoever makes a page, but not who reads it. */
async function orAged<T>(rendering: Promise<T>, aged: CachedPage | undefined) {
  if (!aged) return rendering;
  const giveUp = new AbortController();
  const late = sleep(patience, { page: aged }, { signal: giveUp.signal }).catch(() => rendering);
  const first = await Promise.race([rendering, late]);
  giveUp.abort();
  return first;
}

function isFault(rendered: Rendered | { error: unknown }): boolean {
  return 'error' in rendered || (!rendered.page && rendered.response.status >= 500);
}

function reportTo(logger: Logger): (error: unknown) => void {
  return (error) => {
    // A page reads through the data API, which has told of it.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^PGRST00[0-2]$/.test(code)) return;
    logger.error({ err: error }, 'page failed');
  };
}

/** Its language is the asker's, and what is wrong now may be right in a moment. */
function forNobodyElse(response: Response): Response {
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** No cache keeps a private page, no search engine lists it, no other site is told its URL. */
function setPrivateHeaders(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex, nofollow');
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
