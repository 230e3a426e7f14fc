import { escapeXml, renderCdata } from './escape-xml.ts';
import type { JobFeed } from './open-job-feed.server.ts';

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
