import { pino } from 'pino';
import type { RequestHandler } from 'react-router';
import type { LoadContext } from '../../app/load-context.ts';
import type { RouteCache } from '../../app/route-handle.ts';
import type { AppBuild } from './build.ts';
import { PageCache } from './cache/page-cache.ts';
import type { RenderQueue } from './cache/render-queue.ts';
import type { PageRoute } from './page-routes.ts';
import { createPages } from './pages.ts';

const logger = pino({ level: 'silent' });
export const html = { 'content-type': 'text/html; charset=utf-8' };

export const routeAt = (path: string): PageRoute => ({
  cache: cacheAt(path),
  path: path.toLowerCase(),
});

function cacheAt(path: string): RouteCache {
  if (/^\/(admin|review)/i.test(path)) return 'private';
  return { public: true, ...(path.startsWith('/missing') ? { path: '/404' } : {}) };
}

/** `handle` responds with the page, as it would be streamed. */
export function createSite(
  handle: (request: Request, nonce?: string) => Promise<Response>,
  cache: PageCache = new PageCache(),
  queue?: RenderQueue,
) {
  const hand: RequestHandler = async (request, context) => {
    const { takeWhole, nonce } = context as unknown as Pick<LoadContext, 'takeWhole' | 'nonce'>;
    const response = await handle(request, nonce);
    if (!takeWhole || !response.headers.get('content-type')?.startsWith('text/html'))
      return response;
    const styles = { mark: '/* styles */', text: 'p {}' };
    takeWhole({ html: await response.text(), styles });
    return new Response(null, response);
  };
  const module = {
    createRequestHandler: () => hand,
    createLoadContext: (context: LoadContext) => context,
  };
  const pages = createPages({
    loadBuild: async () =>
      ({
        entry: { module },
        routes: {},
        assets: { routes: {}, url: '/assets/manifest-1.js' },
      }) as unknown as AppBuild,
    routes: { find: async (path) => routeAt(path) },
    mode: 'production',
    context: {} as never,
    cache,
    ...(queue ? { queue } : {}),
  });
  const visit = (path: string, headers: Record<string, string> = {}, network = 'here') =>
    pages(new Request(`http://localhost${path}`, { headers }), { logger, network });
  return { cache, visit };
}
