import { isUuid } from '../../../domain/limits.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { feedResponse, jobUrl } from '../feeds/open-job-feed.server.ts';
import { readJobsOfChannel } from '../jobs/data.ts';
import type { JobPage } from '../jobs/job-page.ts';
import { showPay } from '../jobs/show-pay.ts';
import { openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/embed-jobs.ts';

// The jobs that `public/embed/jobs.js` lists on another site.

export const handle = { cache: { public: true, query: ['client'] } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const clientId = args.url.searchParams.get('client');
  if (clientId !== null && !isUuid(clientId))
    return feedResponse(
      JSON.stringify({ message: 'There is no such client' }),
      'application/json',
      404,
    );
  const messages = getMessages('jobs', language);
  const jobs: JobPage[] = [];
  for await (const page of readJobsOfChannel(supabase, 'embed', language, clientId ?? undefined))
    jobs.push(...page);
  const body = {
    lang: language,
    label: messages.embed.label,
    empty: messages.embed.empty,
    jobs: jobs.map((job) => ({
      title: job.title,
      url: jobUrl(job.slug, 'embed', site, language),
      facts: [
        ...(clientId ? [] : [job.client?.name ?? site.name]),
        job.location,
        messages.remote[job.remote],
        messages.employment[job.employmentType],
        showPay(job.salary, messages.pay, language),
      ].filter((fact) => fact !== null),
    })),
  };
  return feedResponse(JSON.stringify(body), 'application/json');
}
