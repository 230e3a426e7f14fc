import { randomBytes } from 'node:crypto';
import { resolveServerLanguage } from '../../app/i18n/server-language.ts';
import { languageStorageKey } from '../../app/i18n/stored-language.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { parseLanguage } from '../../domain/language.ts';
import type { LoadBuild } from './build.ts';
import { developmentPolicy, policyForNonce, policyForPage } from './content-security-policy.ts';
import { createCachedPage, type PageCache, renderCachedPage } from './page-cache.ts';

// Renders React pages. Public pages are the same for everybody who reads the same language: they
// are rendered whole and kept. Everything else is streamed to the one who asked.

type Options = {
  loadBuild: LoadBuild;
  mode: 'production' | 'development';
  context: Omit<LoadContext, 'bufferWholePage' | 'nonce'>;
  cache?: PageCache;
};

export type Pages = (request: Request) => Promise<Response>;

const longestKey = 300;

export function createPages({ loadBuild, mode, context, cache }: Options): Pages {
  const render = async (request: Request, part: Pick<LoadContext, 'bufferWholePage' | 'nonce'>) => {
    const { createRequestHandler, createLoadContext } = (await loadBuild()).entry.module;
    const handle = createRequestHandler(await loadBuild(), mode);
    return handle(request, createLoadContext({ ...context, ...part }));
  };

  const stream = async (request: Request): Promise<Response> => {
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : undefined;
    const response = await render(request, { bufferWholePage: false, nonce });
    if (isPage(response)) {
      const policy = nonce ? policyForNonce(nonce) : developmentPolicy;
      response.headers.set('content-security-policy', policy);
    }
    response.headers.append('vary', 'Accept-Language, Cookie');
    return response;
  };

  const answer: Pages = async (request) => {
    const key = cacheKey(request);
    if (!cache || !key) return stream(request);
    const kept = cache.get(key);
    if (kept) return renderCachedPage(kept, request);

    const { generation } = cache;
    const whole = new Request(request, { method: 'GET' });
    const response = await render(whole, { bufferWholePage: true });
    if (!isPage(response)) return response;
    const html = await response.text();
    response.headers.set('content-security-policy', policyForPage(html));
    if (response.status !== 200) return new Response(html, response);
    const page = createCachedPage(html, response.headers);
    cache.set(key, page, generation);
    return renderCachedPage(page, request);
  };

  return async (request) => rememberLanguage(request, await answer(request));
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
  if (pathname.startsWith('/admin') || pathname.endsWith('.data')) return;
  const key = `${resolveServerLanguage(url, request.headers)} ${pathname}${search}`;
  return key.length <= longestKey ? key : undefined;
}
