import type { JobChannel } from '../../../domain/jobs/job-channel.ts';
import type { Language } from '../../../domain/language.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import { readJobsOfChannel } from '../jobs/data.ts';
import type { JobPage } from '../jobs/job-page.ts';
import type { JobsMessages } from '../jobs/messages.en.ts';
import { describeJob } from '../seo/job-posting.ts';
import { type LoaderArgs, openPage } from '../shell/open-page.server.ts';

/** An open job as a feed shows it. */
export type FeedJob = JobPage & {
  company: string;
  /** The page of the job. Its `utm_source` becomes the source of applications. */
  url: string;
  html: string;
};

export type JobFeed = {
  site: Site;
  language: Language;
  messages: JobsMessages;
  jobs: FeedJob[];
};

/** Loads what a feed of open jobs is rendered from. */
export async function openJobFeed(args: LoaderArgs, channel: JobChannel): Promise<JobFeed> {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('jobs', language);
  const toFeedJob = (job: JobPage): FeedJob => ({
    ...job,
    company: job.client?.name ?? site.name,
    url: jobUrl(job.slug, channel, site, language),
    html: absoluteUrls(describeJob(job, messages.page), site.url),
  });
  const jobs: FeedJob[] = [];
  for await (const page of readJobsOfChannel(supabase, channel, language))
    jobs.push(...page.map(toFeedJob));
  return { site, language, messages, jobs };
}

export function jobUrl(
  slug: string,
  channel: JobChannel,
  site: Pick<Site, 'url'>,
  language: Language,
): string {
  const url = new URL(localizedHref(`/job/${slug}`, language), site.url);
  url.searchParams.set('utm_source', channel);
  return url.href;
}

/** Readers of a feed do not know which site a path belongs to. */
const absoluteUrls = (html: string, siteUrl: string) =>
  html.replace(/ (src|href)="\/(?!\/)/g, (_, name) => ` ${name}="${new URL('/', siteUrl).href}`);

/** `lang` is in the URL of every feed, so that it does not depend on the reader. */
export function feedResponse(body: string, contentType: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      // Other sites read feeds in the browser too. Nothing in them depends on who asks.
      'access-control-allow-origin': '*',
    },
  });
}
