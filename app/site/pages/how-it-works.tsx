import { recruitmentSteps, totalDays } from '../../../domain/leads/recruitment-process.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { BookingButton } from '../blocks/booking-button.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import type { HowItWorksMessages } from '../how-it-works/messages.en.ts';
import { SearchCalendar } from '../how-it-works/search-calendar.tsx';
import { ExampleShortlist } from '../how-it-works/shortlist.tsx';
import { HiringStep } from '../how-it-works/step.tsx';
import { WeeklyReport } from '../how-it-works/weekly-report.tsx';
import { howTo } from '../seo/how-to.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/how-it-works.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('howItWorks', language);
  const page = new URL(localizedHref('/how-it-works', language), site.url).href;
  const data = howTo({
    name: messages.title,
    description: messages.lead,
    days: totalDays,
    steps: recruitmentSteps.map(({ name }) => ({
      name: messages.steps[name].title,
      text: messages.steps[name].text,
      url: `${page}#${name}`,
    })),
  });
  const { report, shortlist, ...others } = messages;
  return {
    messages: others,
    drawings: {
      report: renderStatic(<WeeklyReport messages={report} />, language),
      shortlist: renderStatic(<ExampleShortlist messages={shortlist} />, language),
    },
    ...describeStaticPage('howItWorks', { site, language }, { data: [data] }),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { messages, drawings, crumbs } = loaderData;
  const { calendar, seen, hours, promises, next } = messages;

  return (
    <>
      <PageHead crumbs={crumbs} title={messages.title} lead={messages.lead}>
        <BookACall />
      </PageHead>
      <PageSection>
        <h2 className="sr-only">{calendar.title}</h2>
        <SearchCalendar messages={messages} />
        <p className="pt-4 text-[.95rem] text-soft">
          {fill(calendar.caption, { days: totalDays })}
        </p>
        <ol className="grid gap-5 pt-12 md:gap-6 md:pt-16">
          {recruitmentSteps.map((step, index) => (
            <HiringStep key={step.name} step={step} number={index + 1} messages={messages} />
          ))}
        </ol>
      </PageSection>
      <PageSection>
        <SectionHeading title={seen.title} lead={seen.lead} />
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[.85fr_1.15fr]">
          <StaticHtml html={drawings.report} />
          <StaticHtml html={drawings.shortlist} />
        </div>
      </PageSection>
      <PageSection>
        <div className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{hours.title}</h2>
            <p className="measure-44 pt-4 text-[1.1rem] text-soft">{hours.lead}</p>
          </div>
          <Hours messages={hours} />
        </div>
      </PageSection>
      <PageSection>
        <Card tone="wool">
          <SectionHeading title={promises.title} />
          <CheckList items={promises.items} className="md:grid-cols-2 md:gap-x-12 md:gap-y-5" />
        </Card>
      </PageSection>
      <PageSection>
        <Card tone="peach" className="flex flex-wrap items-center justify-between gap-7">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{next.title}</h2>
            <p className="pt-3 text-[1.1rem]">{next.text}</p>
          </div>
          <LocalizedLink to="/pricing" className={buttonClass()}>
            {next.price}
          </LocalizedLink>
        </Card>
      </PageSection>
    </>
  );
}

/** A booking button that finds the next calendar by itself. */
function BookACall(look: ButtonLook) {
  return <BookingButton bookingUrl={useBookingUrl()} fallback="/membership" {...look} />;
}

const clientHours = 9;
const agencyHours = 60;

/** Draws a dot for each hour. */
function Hours({ messages }: { messages: HowItWorksMessages['hours'] }) {
  return (
    <dl className="grid gap-6">
      <Dots label={messages.yours} count={clientHours} className="bg-apricot" />
      <Dots label={messages.ours} count={agencyHours} className="bg-primary" />
    </dl>
  );
}

type DotsProps = { label: string; count: number; className: string };

function Dots({ label, count, className }: DotsProps) {
  const hours = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div>
      <dt className="pb-2 font-semibold">{label}</dt>
      <dd className="flex items-start gap-5">
        <span className="min-w-11 flex-none font-head text-[2rem] leading-none font-bold wrap-normal">
          {count}
        </span>
        <span aria-hidden="true" className="flex flex-wrap gap-1.5">
          {hours.map((hour) => (
            <span key={hour} className={`bar size-4 rounded-full ${className}`} />
          ))}
        </span>
      </dd>
    </div>
  );
}
