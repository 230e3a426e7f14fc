import { Alpaca } from '../../../art/alpaca.tsx';
import { localizedHref } from '../../../i18n/href.ts';
import { revalidateOnLanguage } from '../../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { listOpenJobs } from '../../jobs/data.ts';
import { JobList } from '../../jobs/job-list.tsx';
import { showJobCards } from '../../jobs/show-job-cards.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { positionList } from '../../seo/position-list.ts';
import { describeStaticPage, openPage } from '../../shell/open-page.server.ts';
import { listOpenPositions } from '../../work-here/data.ts';
import { PositionCard } from '../../work-here/position-card.tsx';
import type { Route } from './+types/work-here.ts';

export const handle = { cache: { public: true }, audience: 'applicant' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const [jobs, positions] = await Promise.all([
    listOpenJobs(supabase, 'internal', language),
    listOpenPositions(supabase, language),
  ]);
  const published = new Set(jobs.map(({ slug }) => slug));
  const namedSlugs = new Set(positions.map(({ jobSlug }) => jobSlug));
  const messages = getMessages('workHere', language);
  const page = new URL(localizedHref('/work-at-alpaca', language), site.url);
  const cards = positions.map(({ jobSlug, ...position }) => ({
    position,
    path: jobSlug && published.has(jobSlug) ? `/job/${jobSlug}` : undefined,
  }));
  const data = positionList(
    cards.map(({ position, path }) => ({
      name: position.title,
      url: new URL(path ? localizedHref(path, language) : '#positions', page).href,
    })),
  );
  return {
    messages,
    cards,
    others: showJobCards(
      jobs.filter(({ slug }) => !namedSlugs.has(slug)),
      site,
      language,
    ),
    ...describeStaticPage('workHere', { site, language }, { data: cards.length > 0 ? [data] : [] }),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function WorkHere({ loaderData }: Route.ComponentProps) {
  const { messages, cards, others, crumbs } = loaderData;
  const { conditions, monday, spontaneous } = messages;
  const hasPositions = cards.length > 0;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<Alpaca pose="running" label={messages.picture} className="w-full" />}
      />
      {(hasPositions || others.length > 0) && (
        <PageSection id="positions">
          <SectionHeading title={messages.positions.title} lead={messages.positions.lead} />
          <div className="grid gap-5 empty:hidden md:gap-6 lg:grid-cols-3">
            {cards.map(({ position, path }) => (
              <PositionCard
                key={position.id}
                position={position}
                path={path}
                messages={messages.positions}
              />
            ))}
          </div>
          {others.length > 0 && (
            <div className={hasPositions ? 'pt-12' : undefined}>
              {hasPositions && <h3 className="pb-5 text-[1.5rem]">{messages.others.title}</h3>}
              <JobList jobs={others} />
            </div>
          )}
        </PageSection>
      )}
      <PageSection>
        <SectionHeading title={conditions.title} />
        <dl className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {conditions.items.map(({ figure, text }) => (
            <div key={figure} className="border-t-4 border-apricot pt-4">
              <dt className="font-head text-[3.4rem] leading-none font-bold tracking-tight">
                {figure}
              </dt>
              <dd className="pt-3">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection>
        <Card tone="spruce">
          <h2 className="pb-8 text-[clamp(1.9rem,3.4vw,2.8rem)]">{monday.title}</h2>
          <ol className="grid gap-x-14 gap-y-6 md:grid-cols-2">
            {monday.hours.map(({ time, text }) => (
              <li key={time} className="grid grid-cols-[4.2rem_1fr] gap-4">
                <span className="font-head text-[1.2rem] font-bold text-apricot tabular-nums">
                  {time}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Card>
      </PageSection>
      <PageSection>
        <Card tone="peach" className="flex flex-wrap items-center justify-between gap-7">
          <div>
            <h2 className="text-[1.9rem]">{spontaneous.title}</h2>
            <p className="measure-52 pt-3">{spontaneous.text}</p>
          </div>
          <LocalizedLink to="/kandidatbanken" className={buttonClass()}>
            {spontaneous.link}
          </LocalizedLink>
        </Card>
      </PageSection>
    </>
  );
}
