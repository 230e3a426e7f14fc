import { localizedHref } from '../../i18n/href.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { listArticles } from '../blog/data.ts';
import { getPageMessages, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/rss.ts';
import { escapeXml } from './escape-xml.ts';

const maxItems = 30;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { articles } = await listArticles(supabase, { from: 0, count: maxItems }, language);
  const { title, description } = getPageMessages('blog', site, language);
  const url = (path: string) => escapeXml(new URL(localizedHref(path, language), site.url).href);

  const items = articles.map(
    (article) => `<item>
<title>${escapeXml(article.title)}</title>
<link>${url(`/blog/${article.slug}`)}</link>
<guid>${url(`/blog/${article.slug}`)}</guid>
<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>
<description>${escapeXml(article.excerpt)}</description>
</item>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title>
<link>${url('/blog')}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link href="${url('/rss.xml')}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
  return new Response(body, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
    },
  });
}
