import { type OpenPosition, openPositions } from '../../../../domain/jobs/open-position.ts';
import { AlpacaRunning } from '../../../art/alpaca-running.tsx';
import { localizedHref } from '../../../i18n/href.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { CheckList } from '../../blocks/check-list.tsx';
import { PageHead } from '../../blocks/page-head.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { listOpenJobs } from '../../jobs/data.ts';
import { JobList } from '../../jobs/job-list.tsx';
import { showJobCards } from '../../jobs/show-job-cards.server.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { positionList } from '../../seo/position-list.ts';
import { describeStaticPage, openPage } from '../../shell/open-page.server.ts';
import type { WorkHereMessages } from '../../work-here/messages.en.ts';
import type { Route } from './+types/work-here.ts';

export const handle = { cache: { public: true }, audience: 'applicant' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const jobs = await listOpenJobs(supabase, 'internal', language);
  const published = new Set(jobs.map(({ slug }) => slug));
  const named = new Set<string>(openPositions);
  const messages = getMessages('workHere', language);
  const page = new URL(localizedHref('/work-at-alpaca', language), site.url);
  const url = (slug: OpenPosition) =>
    new URL(published.has(slug) ? localizedHref(`/job/${slug}`, language) : '#positions', page)
      .href;
  const data = positionList(
    openPositions.map((slug) => ({
      name: messages.positions.items[slug].title,
      url: url(slug),
    })),
  );
  return {
    messages,
    positions: openPositions.map((slug) => ({ slug, published: published.has(slug) })),
    others: showJobCards(
      jobs.filter(({ slug }) => !named.has(slug)),
      site,
      language,
    ),
    ...describeStaticPage('workHere', { site, language }, { data: [data] }),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function WorkHere({ loaderData }: Route.ComponentProps) {
  const { messages, positions, others, crumbs } = loaderData;
  const { conditions, monday, spontaneous } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<AlpacaRunning label={messages.picture} className="w-full" />}
      />
      <Section id="positions">
        <SectionHeading title={messages.positions.title} lead={messages.positions.lead} />
        <div className="grid gap-5 md:gap-6 lg:grid-cols-3">
          {positions.map((position) => (
            <Position key={position.slug} {...position} messages={messages.positions} />
          ))}
        </div>
        {others.length > 0 && (
          <div className="pt-12">
            <h3 className="pb-5 text-[1.5rem]">{messages.others.title}</h3>
            <JobList jobs={others} />
          </div>
        )}
      </Section>
      <Section>
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
      </Section>
      <Section>
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
      </Section>
      <Section>
        <Card tone="peach" className="flex flex-wrap items-center justify-between gap-7">
          <div>
            <h2 className="text-[1.9rem]">{spontaneous.title}</h2>
            <p className="measure-52 pt-3">{spontaneous.text}</p>
          </div>
          <LocalizedLink to="/kandidatbanken" className={buttonClass()}>
            {spontaneous.link}
          </LocalizedLink>
        </Card>
      </Section>
    </>
  );
}

type PositionProps = {
  slug: OpenPosition;
  /** True when there is an open job for it. */
  published: boolean;
  messages: WorkHereMessages['positions'];
};

/** Links to the job, or to the contact form while the job is not published. */
function Position({ slug, published, messages }: PositionProps) {
  const { title, text, facts } = messages.items[slug];
  return (
    <Card as="article" className="flex flex-col gap-5">
      <h3 className="text-[1.6rem]">{title}</h3>
      <p>{text}</p>
      <CheckList items={facts} />
      <div className="mt-auto pt-3">
        <LocalizedLink to={published ? `/job/${slug}` : '/about'} className={buttonClass()}>
          {published ? messages.see : messages.write}
        </LocalizedLink>
      </div>
    </Card>
  );
}
