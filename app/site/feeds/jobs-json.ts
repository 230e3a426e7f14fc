import type { JobFeed } from './open-job-feed.server.ts';

/** https://www.jsonfeed.org/version/1.1/ */
export function toJsonFeed({ site, jobs, language, messages }: JobFeed, title: string) {
  const url = (path: string) => new URL(`${path}?lang=${language}`, site.url).href;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url('/available-jobs'),
    feed_url: url('/feeds/jobs.json'),
    language,
    items: jobs.map((job) => ({
      id: job.id,
      url: job.url,
      title: job.title,
      summary: job.summary,
      content_html: job.html,
      date_published: job.publishedAt,
      date_modified: job.updatedAt,
      authors: [{ name: job.company }],
      tags: [
        messages.field[job.field],
        messages.employment[job.employmentType],
        messages.remote[job.remote],
        job.location,
      ],
    })),
  };
}
