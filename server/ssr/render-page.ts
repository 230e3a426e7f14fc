import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'react-router';
import type { LoadContext, WholePage } from '../../app/load-context.ts';
import type { TypedValues } from '../../domain/forms/form-error.ts';
import { assertClientConnected } from '../http/client/client-disconnected.ts';
import type { Logger } from '../support/logger.ts';
import { type AppBuild, forVisitors, type LoadBuild } from './build.ts';
import { type CachedPage, createCachedPage } from './cache/cached-page.ts';
import type { RenderQueue } from './cache/render-queue.ts';
import { developmentPolicy, policyForNonce, policyForScripts } from './content-security-policy.ts';
import { packBody } from './pack-body.ts';
import { createPagePacker } from './pack-page.ts';
import { isCacheableData, isPage, isUncacheable, setNoStore } from './page-response.ts';
import { isDecodable } from './page-routes.ts';
import { toRenderedPage, writePage } from './write-page.ts';

type PerRequest = Pick<LoadContext, 'takeWhole' | 'nonce' | 'reportError' | 'typed' | 'onRender'>;

export type RenderOptions = {
  loadBuild: LoadBuild;
  mode: 'production' | 'development';
  context: Omit<LoadContext, keyof PerRequest>;
};

export type PageRequest = {
  logger: Logger;
  /** The network of the client, which is the key of limits. */
  network: string;
  /** The values of a form that is shown again after an error. */
  typed?: TypedValues;
};

/** A page to cache, or a response for this request only. */
export type RenderResult =
  | { page: CachedPage; response?: undefined }
  | { page?: undefined; response: Response; body: ArrayBuffer | Buffer<ArrayBuffer> | null };

/** Renders a page as a stream, or as a whole that can be cached. */
export function createRenderer(options: RenderOptions & { queue: RenderQueue }) {
  const { loadBuild, mode, context, queue } = options;
  const packPage = createPagePacker();
  const handlers = new WeakMap<AppBuild, { all: RequestHandler; visitors: RequestHandler }>();
  const render = async (request: Request, part: PerRequest, routes: 'all' | 'visitors' = 'all') => {
    const build = await loadBuild();
    const { createRequestHandler, createLoadContext } = build.entry.module;
    const of = handlers.get(build) ?? {
      all: createRequestHandler(build, mode),
      visitors: createRequestHandler(forVisitors(build), mode),
    };
    handlers.set(build, of);
    const handle = of[routes];
    return handle(withDecodablePath(request), createLoadContext({ ...context, ...part }));
  };

  const stream = async (
    request: Request,
    { logger, network, typed }: PageRequest,
  ): Promise<Response> => {
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
    // The header is always set, because some shared caches store a response without it for any time they choose.
    if (!response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };

  const renderWhole = async (
    request: Request,
    logger: Logger,
    mayBeNotFound: boolean,
    older?: CachedPage,
  ): Promise<RenderResult> => {
    let whole: WholePage | undefined;
    const nonce = createNonce();
    const takeWhole = (page: WholePage) => {
      whole = page;
    };
    const part = { nonce, reportError: reportTo(logger), takeWhole };
    const response = await render(request, part, 'visitors');
    if (whole === undefined) {
      const body = response.body && Buffer.from(await response.arrayBuffer());
      if (!body || !isCacheableData(response)) return { response, body };
      return { page: createCachedPage(await packBody(body, older?.etag), response, older) };
    }
    const allow = (scriptHashes: string[]) =>
      response.headers.set(
        'content-security-policy',
        policyForScripts(scriptHashes, response.headers),
      );
    // Public pages contain nothing private, and isolating the window would cost a phone another process.
    response.headers.set('cross-origin-opener-policy', 'unsafe-none');
    const isFound = response.status === 200 || (mayBeNotFound && response.status === 404);
    if (!isFound || isUncacheable(response)) {
      const { body, scriptHashes } = writePage(toRenderedPage(whole, nonce));
      allow(scriptHashes);
      return { response: setNoStore(response), body };
    }
    const { scriptHashes, ...packed } = await packPage(toRenderedPage(whole, nonce), older?.etag);
    allow(scriptHashes);
    return { page: createCachedPage(packed, response, older) };
  };

  return { stream, renderWhole };
}

/** Replaces a path that the router cannot decode by one that does not exist, because neither has a page. */
function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isDecodable(url.pathname)) return request;
  const { method, headers, signal } = request;
  return new Request(new URL(`/-${url.search}`, url), { method, headers, signal });
}

const createNonce = () => randomBytes(16).toString('base64url');

function reportTo(logger: Logger): (error: unknown) => void {
  return (error) => {
    // The data API has already logged that the database is unavailable.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^PGRST00[0-2]$/.test(code)) return;
    logger.error({ err: error }, 'page failed');
  };
}
