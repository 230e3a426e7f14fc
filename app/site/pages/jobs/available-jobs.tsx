import { Alpaca } from '../../../art/alpaca.tsx';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { findJobIdsByWords, listOpenJobs } from '../../jobs/data.ts';
import {
  countChoices,
  facets,
  filterJobs,
  hasFilters,
  parseJobFilters,
} from '../../jobs/filter-jobs.ts';
import { JobFilterForm } from '../../jobs/job-filter-form.tsx';
import { JobList } from '../../jobs/job-list.tsx';
import { showJobCards } from '../../jobs/show-job-cards.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../../shell/open-page.server.ts';
import { requirePlainUrl } from '../../shell/plain-url.ts';
import type { Route } from './+types/available-jobs.ts';

export const handle = {
  cache: { public: true, query: ['q', 'field', 'location', 'remote', 'seniority'] },
  audience: 'applicant',
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  requirePlainUrl(args.url);
  const { site, supabase, language } = openPage(args);
  const filters = parseJobFilters(args.url.searchParams, language);
  const [all, ids] = await Promise.all([
    listOpenJobs(supabase, 'client', language),
    filters.search ? findJobIdsByWords(supabase, filters.search, language) : [],
  ]);
  const matchingIds = new Set(ids);
  const jobs = filterJobs(all, filters, matchingIds);
  const messages = getMessages('jobs', language);

  const choices = facets.map((facet) => {
    const counts = countChoices(all, filters, facet, matchingIds);
    return {
      facet,
      options: Object.entries(messages[facet]).map(([value, label]) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
      })),
    };
  });
  const { found: counted } = messages.list;
  return {
    messages: messages.list,
    filters,
    filtered: hasFilters(filters),
    choices,
    locations: [...new Set(all.map(({ location }) => location))].sort((a, b) =>
      a.localeCompare(b, language),
    ),
    count: formatPlural(counted, jobs.length, language),
    jobs: showJobCards(jobs, site, language),
    ...describeStaticPage('availableJobs', { site, language }),
  };
}

export const meta = pageMeta;

export default function AvailableJobs({ loaderData }: Route.ComponentProps) {
  const { messages, jobs, count, filtered, crumbs } = loaderData;
  const { empty } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="choosing" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      />
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[17rem_1fr]">
          <JobFilterForm {...loaderData} />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center justify-between gap-4 pb-5">
              <h2 className="text-[1.5rem]">
                <span role="status">{count}</span>
              </h2>
              {filtered && (
                <LocalizedLink
                  to="/available-jobs"
                  className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {messages.clear}
                </LocalizedLink>
              )}
            </div>
            <JobList jobs={jobs} />
            {jobs.length === 0 && (
              <EmptyState
                picture={<Alpaca pose="asleep" className="w-48" />}
                title={empty.title}
                text={empty.text}
                action={
                  <div className="flex flex-wrap justify-center gap-3 pt-3">
                    <LocalizedLink to="/kandidatbanken" className={buttonClass()}>
                      {empty.bank}
                    </LocalizedLink>
                    {filtered && (
                      <LocalizedLink
                        to="/available-jobs"
                        className={buttonClass({ variant: 'outline' })}
                      >
                        {empty.clear}
                      </LocalizedLink>
                    )}
                  </div>
                }
              />
            )}
          </div>
        </div>
      </PageSection>
    </>
  );
}
