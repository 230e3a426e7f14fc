import type { JobChannel } from '../../../domain/jobs/job-channel.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { getPageMessages } from '../shell/open-page.server.ts';
import type { Route } from './+types/job-feed.ts';
import { joinParts } from './feed-parts.ts';
import { renderIndeed } from './indeed.ts';
import { toJsonFeed } from './jobs-json.ts';
import { renderJobsRss } from './jobs-rss.ts';
import { renderLinkedin } from './linkedin.ts';
import { feedResponse, type JobFeed, openJobFeed } from './open-job-feed.server.ts';
import { renderPlatsbanken } from './platsbanken.ts';

type Format = {
  channel: JobChannel;
  type: string;
  render: (feed: JobFeed) => string | Promise<string>;
};

const listTexts = ({ site, language }: JobFeed) => getPageMessages('availableJobs', site, language);

/** The feeds by the name in their URL. One route for all: every page loads the list of routes. */
const formats = new Map<string, Format>([
  [
    'indeed.xml',
    {
      channel: 'indeed',
      type: 'application/xml',
      render: (feed) => joinParts(renderIndeed(feed), feed.jobs),
    },
  ],
  [
    'linkedin.xml',
    {
      channel: 'linkedin',
      type: 'application/xml',
      render: (feed) => joinParts(renderLinkedin(feed), feed.jobs),
    },
  ],
  [
    'platsbanken.json',
    {
      channel: 'platsbanken',
      type: 'application/json',
      render: (feed) => joinParts(renderPlatsbanken(feed), feed.jobs),
    },
  ],
  [
    'jobs.xml',
    {
      channel: 'feed',
      type: 'application/rss+xml',
      render: (feed) => renderJobsRss(feed, listTexts(feed)),
    },
  ],
  [
    'jobs.json',
    {
      channel: 'feed',
      type: 'application/feed+json',
      render: (feed) => JSON.stringify(toJsonFeed(feed, listTexts(feed).title)),
    },
  ],
]);

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const format = formats.get(args.params.feed);
  if (!format) throw new Response('Not found', { status: 404 });
  const feed = await openJobFeed(args, format.channel);
  return feedResponse(await format.render(feed), format.type);
}
