import { loadContext } from '../../load-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/robots.ts';

const crawlers = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', '*'];

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(loadContext);
  const rules = crawlers.map((name) => `User-agent: ${name}\nAllow: /\n`).join('\n');
  const sitemap = `Sitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
  return new Response(`${rules}\n${sitemap}`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
