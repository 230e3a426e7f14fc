import { localizedHref } from '../../i18n/href.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { listArticles } from '../blog/data.ts';
import { readOpenSlugs } from '../jobs/data.ts';
import { openPage } from '../shell/open-page.server.ts';
import { indexablePages, staticPages } from '../shell/static-pages.ts';
import type { Route } from './+types/sitemap.ts';
import { escapeXml } from './escape-xml.ts';
import { nextTurn } from './feed-parts.ts';

type Entry = { path: string; changed?: string };

// Far more than the blog has; the data API returns at most a thousand rows at a time.
const maxArticles = 1000;
/** Rendered in one iteration of the event loop. */
const entriesPerPart = 500;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase } = openPage(args);
  const entries: Entry[] = indexablePages.map((page) => ({ path: staticPages[page] }));
  for await (const jobs of readOpenSlugs(supabase))
    entries.push(...jobs.map((job) => ({ path: `/job/${job.slug}`, changed: job.updated_at })));
  const { articles } = await listArticles(supabase, { from: 0, count: maxArticles }, 'en');
  entries.push(
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
  );
  const urls: string[] = [];
  for (let from = 0; from < entries.length; from += entriesPerPart) {
    for (const entry of entries.slice(from, from + entriesPerPart))
      urls.push(...renderEntry(entry, site.url));
    await nextTurn();
  }
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Returns both language versions of a page, each naming the other. */
function renderEntry({ path, changed }: Entry, siteUrl: string): string[] {
  const english = escapeXml(new URL(path, siteUrl).href);
  const swedish = escapeXml(new URL(localizedHref(path, 'sv'), siteUrl).href);
  const alternates = [
    ['en', english],
    ['sv', swedish],
    ['x-default', english],
  ]
    .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
    .join('');
  const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
  return [english, swedish].map((loc) => `<url><loc>${loc}</loc>${lastmod}${alternates}</url>`);
}
