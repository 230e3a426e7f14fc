import { fill } from '../../../i18n/format.ts';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { renderStatic } from '../../blocks/render-static.server.tsx';
import { StaticHtml } from '../../blocks/static-html.tsx';
import { formQuery } from '../../forms/form-query.ts';
import { openForm } from '../../forms/open-form.server.ts';
import {
  findJob,
  findMovedJob,
  findRecruiter,
  listJobQuestions,
  listOpenJobs,
} from '../../jobs/data.ts';
import type { JobCard } from '../../jobs/job-page.ts';
import { JobTexts } from '../../jobs/job-texts.tsx';
import { JobView } from '../../jobs/job-view.tsx';
import { showJob } from '../../jobs/show-job.ts';
import { showJobCards } from '../../jobs/show-job-cards.server.ts';
import { describePage } from '../../seo/describe-page.ts';
import { jobPosting } from '../../seo/job-posting.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { jobImage } from '../../social-images/paths.ts';
import { drawStatusTracker } from '../../status-tracker/draw-status-tracker.server.tsx';
import type { Route } from './+types/job.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

export const handle = {
  cache: { public: true, query: formQuery },
  audience: 'applicant',
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { slug } = args.params;
  const job = await findJob(supabase, slug, language);
  if (!job) {
    const movedJob = await findMovedJob(supabase, slug);
    if (movedJob) throw movedTo(`/job/${movedJob}`, args.url, language);
    throw new Response(null, { status: 404 });
  }

  const [open, form, questions, recruiter] = await Promise.all([
    listOpenJobs(supabase, job.kind, language),
    openForm('apply', args),
    listJobQuestions(supabase, job.id, language),
    // The page is complete without the card.
    findRecruiter(supabase, job.id).catch(() => null),
  ]);
  const messages = getMessages('jobs', language);
  const company = job.client?.name ?? site.name;
  const values = { title: job.title, company, location: job.location, siteName: site.name };
  const path = `/job/${job.slug}`;
  const parent = job.kind === 'client' ? 'availableJobs' : 'workHere';
  const crumbs = [...crumbsTo(parent, site, language), { name: job.title, path }];
  const country = countryNames.of(job.country) ?? job.country;
  const description = {
    title: fill(messages.page.title, values),
    description: job.summary,
    path,
    image: jobImage(job.slug),
    crumbs,
    noindex: !job.isOpen,
    data: job.isOpen ? [jobPosting(job, messages.page, site, country)] : [],
  };

  return {
    ...showJob(job, messages, site, language),
    texts: renderStatic(<JobTexts job={job} company={company} messages={messages} />, language),
    recruiter,
    apply: job.isOpen
      ? {
          form,
          questions,
          messages: getMessages('apply', language),
          tracker: drawStatusTracker(language),
        }
      : null,
    similar: showJobCards(findSimilarJobs(job, open), site, language),
    crumbs,
    meta: describePage(description, site, language),
  };
}

export const meta = pageMeta;

export default function Job({ loaderData }: Route.ComponentProps) {
  const { texts, ...job } = loaderData;
  return <JobView {...job} texts={<StaticHtml html={texts} />} />;
}

const maxCount = 3;

/** Returns open jobs of the same field first, then of the same location; without the job itself. */
function findSimilarJobs(
  job: Pick<JobCard, 'slug' | 'field' | 'location' | 'seniority'>,
  open: JobCard[],
): JobCard[] {
  const likeness = (other: JobCard) =>
    (other.field === job.field ? 4 : 0) +
    (other.location === job.location ? 2 : 0) +
    (other.seniority === job.seniority ? 1 : 0);
  return open
    .filter(({ slug }) => slug !== job.slug)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, maxCount);
}
