import { calculateSavings, defaultAssumptions } from '../../../domain/leads/calculator.ts';
import { plans } from '../../../domain/leads/plan.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { localizedHref } from '../../i18n/href.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { Question } from '../blocks/question.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import { Comparison } from '../pricing/comparison.tsx';
import { PlanCard } from '../pricing/plan-card.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { service } from '../seo/service.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/pricing.ts';

const salaries = {
  en: { monthlySalary: 4_400, currency: 'EUR' },
  sv: { monthlySalary: 50_000, currency: 'SEK' },
} as const;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('pricing', language);
  const example = salaries[language];
  const money = (value: number) =>
    formatMoney(Math.round(value / 100) * 100, example.currency, language);

  const cards = plans.map((plan) => {
    const { from, to } = plan.recruitmentsPerYear;
    const { yearly } = calculateSavings({
      ...example,
      hiresPerYear: to,
      hiringToday: 'agency',
      daysToHire: 45,
    });
    const { searches } = messages;
    const count = plan.concurrentSearches;
    return {
      name: plan.name,
      price: formatMoney(plan.monthlyPriceEur, 'EUR', language),
      searches: formatPlural(searches, count, language),
      volume: fill(messages.volume, { from, to }),
      perHire: fill(messages.perHire, {
        amount: formatMoney((plan.monthlyPriceEur * 12) / to, 'EUR', language),
        count: to,
      }),
      hires: fill(messages.compare.hires, { count: to }),
      agency: money(yearly.agency),
      ours: money(yearly.plan),
      difference: money(yearly.agency - yearly.plan),
      costs: { agency: yearly.agency, ours: yearly.plan },
    };
  });

  const { compare } = messages;
  const filled = {
    ...messages,
    compare: {
      ...compare,
      ours: fill(compare.ours, { siteName: site.name }),
      lead: fill(compare.lead, {
        salary: formatMoney(example.monthlySalary, example.currency, language),
        percent: defaultAssumptions.agencyFeePercent,
      }),
    },
  };
  const url = new URL(localizedHref('/pricing', language), site.url).href;
  const holds = { Small: '', Medium: '', Large: '' };
  for (const { name, searches, volume } of cards) holds[name] = `${searches}, ${volume}`;
  const data = service({ name: site.name, description: messages.lead, url, plans: holds }, site);
  const described = describeStaticPage('pricing', { site, language }, { data: [data] });
  return { messages: filled, cards, ...described };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export type PlanFigures = Awaited<ReturnType<typeof loader>>['cards'][number];

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { messages, cards, crumbs } = loaderData;
  const bookingUrl = useBookingUrl();
  const { includes, compare, project, questions } = messages;

  return (
    <>
      <PageHead crumbs={crumbs} title={messages.title} lead={messages.lead} />
      <Section className="pt-11 md:pt-14">
        <div className="grid gap-5 md:gap-6 lg:grid-cols-3">
          {cards.map((card) => (
            <PlanCard key={card.name} card={card} messages={messages} bookingUrl={bookingUrl} />
          ))}
        </div>
      </Section>
      <Section>
        <SectionHeading title={includes.title} />
        <CheckList items={includes.items} className="md:grid-cols-2 md:gap-x-12 md:gap-y-4" />
      </Section>
      <Section>
        <SectionHeading title={compare.title} lead={compare.lead} />
        <Comparison cards={cards} messages={compare} />
        <LocalizedLink to="/calculator" className={buttonClass()}>
          {compare.open}
        </LocalizedLink>
      </Section>
      <Section>
        <Card tone="peach" className="grid items-center gap-7 md:grid-cols-[1fr_auto] md:gap-14">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{project.title}</h2>
            <p className="measure-62 pt-4">{project.text}</p>
          </div>
          <div>
            <LocalizedLink to="/general-terms" className={buttonClass({ variant: 'outline' })}>
              {project.see}
            </LocalizedLink>
          </div>
        </Card>
      </Section>
      <Section>
        <SectionHeading title={questions.title} />
        <div className="grid gap-3">
          {questions.items.map((item) => (
            <Question key={item.question} {...item} />
          ))}
        </div>
        <p className="pt-7">
          <LocalizedLink to="/faq" className="font-semibold underline underline-offset-4">
            {questions.all}
          </LocalizedLink>
        </p>
      </Section>
    </>
  );
}
