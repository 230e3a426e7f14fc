import { recruitmentSteps, totalDays } from '../../../domain/leads/recruitment-process.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { BookACall } from '../blocks/book-a-call.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { Hours } from '../how-it-works/hours.tsx';
import { SearchCalendar } from '../how-it-works/search-calendar.tsx';
import { Step } from '../how-it-works/step.tsx';
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
  return { messages, ...describeStaticPage('howItWorks', { site, language }, { data: [data] }) };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { messages, crumbs } = loaderData;
  const { calendar, hours, promises, next } = messages;

  return (
    <>
      <PageHead crumbs={crumbs} title={messages.title} lead={messages.lead}>
        <BookACall />
      </PageHead>
      <Section>
        <h2 className="sr-only">{calendar.title}</h2>
        <SearchCalendar messages={messages} />
        <p className="pt-4 text-[.95rem] text-soft">
          {fill(calendar.caption, { days: totalDays })}
        </p>
        <ol className="grid gap-5 pt-12 md:gap-6 md:pt-16">
          {recruitmentSteps.map((step, index) => (
            <Step key={step.name} step={step} number={index + 1} messages={messages} />
          ))}
        </ol>
      </Section>
      <Section>
        <div className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{hours.title}</h2>
            <p className="measure-44 pt-4 text-[1.1rem] text-soft">{hours.lead}</p>
          </div>
          <Hours messages={hours} />
        </div>
      </Section>
      <Section>
        <Card tone="wool">
          <SectionHeading title={promises.title} />
          <CheckList items={promises.items} className="md:grid-cols-2 md:gap-x-12 md:gap-y-5" />
        </Card>
      </Section>
      <Section>
        <Card tone="peach" className="flex flex-wrap items-center justify-between gap-7">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{next.title}</h2>
            <p className="pt-3 text-[1.1rem]">{next.text}</p>
          </div>
          <LocalizedLink to="/pricing" className={buttonClass()}>
            {next.price}
          </LocalizedLink>
        </Card>
      </Section>
    </>
  );
}
