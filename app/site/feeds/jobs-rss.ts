import type { RouteHandle } from '../../route-handle.ts';
import { getPageMessages } from '../shell/open-page.server.ts';
import type { Route } from './+types/jobs-rss.ts';
import { escapeXml, renderCdata } from './escape-xml.ts';
import { feedResponse, type JobFeed, openJobFeed } from './job-feed.server.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const feed = await openJobFeed(args, 'feed');
  const texts = getPageMessages('availableJobs', feed.site, feed.language);
  return feedResponse(renderJobsRss(feed, texts), 'application/rss+xml');
}

type Texts = { title: string; description: string };

export function renderJobsRss(
  { site, jobs, language, messages }: JobFeed,
  { title, description }: Texts,
): string {
  const url = (path: string) => escapeXml(new URL(`${path}?lang=${language}`, site.url).href);
  const items = jobs.map(
    (job) => `<item>
<title>${escapeXml(`${job.title}, ${job.company}`)}</title>
<link>${escapeXml(job.url)}</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${new Date(job.publishedAt).toUTCString()}</pubDate>
<category>${escapeXml(messages.field[job.field])}</category>
<description>${escapeXml(job.summary)}</description>
<content:encoded>${renderCdata(job.html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escapeXml(title)}</title>
<link>${url('/available-jobs')}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link href="${url('/feeds/jobs.xml')}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
