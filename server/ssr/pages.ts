import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'react-router';
import { resolveServerLanguage } from '../../app/i18n/server-language.ts';
import { languageStorageKey } from '../../app/i18n/stored-language.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { parseLanguage } from '../../domain/language.ts';
import type { Logger } from '../logger.ts';
import type { AppBuild, LoadBuild } from './build.ts';
import { developmentPolicy, policyForNonce, policyForPage } from './content-security-policy.ts';
import { createCachedPage, type PageCache, renderCachedPage } from './page-cache.ts';

// Renders React pages. Public pages are the same for everybody who reads the same language: they
// are rendered whole and kept. Everything else is streamed to the one who asked.

type PerRequest = Pick<LoadContext, 'bufferWholePage' | 'nonce' | 'reportError'>;

type Options = {
  loadBuild: LoadBuild;
  mode: 'production' | 'development';
  context: Omit<LoadContext, keyof PerRequest>;
  cache?: PageCache;
};

export type Pages = (request: Request, logger: Logger) => Promise<Response>;

const longestKey = 300;

/** The back office, and pages that show what a private link opens. */
const forOneOnly = /^\/(admin|review\/)/;

export function createPages({ loadBuild, mode, context, cache }: Options): Pages {
  const handlers = new WeakMap<AppBuild, RequestHandler>();
  const render = async (request: Request, part: PerRequest) => {
    const build = await loadBuild();
    const { createRequestHandler, createLoadContext } = build.entry.module;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(request, createLoadContext({ ...context, ...part }));
  };

  const stream: Pages = async (request, logger) => {
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : undefined;
    const reportError = reportTo(logger);
    const response = await render(request, { bufferWholePage: false, nonce, reportError });
    if (isPage(response)) {
      const policy = nonce ? policyForNonce(nonce) : developmentPolicy;
      response.headers.set('content-security-policy', policy);
    }
    response.headers.append('vary', 'Accept-Language, Cookie');
    return response;
  };

  const answer: Pages = async (request, logger) => {
    const key = cacheKey(request);
    if (!cache || !key) return stream(request, logger);
    const kept = cache.get(key);
    if (kept) return renderCachedPage(kept, request);

    const { generation } = cache;
    const whole = new Request(request, { method: 'GET' });
    const reportError = reportTo(logger);
    const response = await render(whole, { bufferWholePage: true, reportError });
    if (!isPage(response)) return response;
    const html = await response.text();
    response.headers.set('content-security-policy', policyForPage(html));
    if (response.status !== 200) return new Response(html, forNobodyElse(response));
    const page = createCachedPage(html, response.headers);
    cache.set(key, page, generation);
    return renderCachedPage(page, request);
  };

  return async (request, logger) => rememberLanguage(request, await answer(request, logger));
}

function reportTo(logger: Logger): (error: unknown) => void {
  return (error) => logger.error({ err: error }, 'page failed');
}

/** Its language is the asker's, and what is wrong now may be right in a moment. */
function forNobodyElse(response: Response): Response {
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** A language in the address is a choice: kept for the next page, also where scripts are off. */
function rememberLanguage(request: Request, response: Response): Response {
  const chosen = parseLanguage(new URL(request.url).searchParams.get('lang'));
  if (chosen && isPage(response)) {
    const cookie = `${languageStorageKey}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
    response.headers.append('set-cookie', cookie);
  }
  return response;
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Undefined for what is not a public page. */
function cacheKey(request: Request): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const url = new URL(request.url);
  const { pathname, search } = url;
  if (forOneOnly.test(pathname) || pathname.endsWith('.data')) return;
  const key = `${resolveServerLanguage(url, request.headers)} ${pathname}${search}`;
  return key.length <= longestKey ? key : undefined;
}
