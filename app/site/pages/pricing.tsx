import { Alpaca } from '../../art/alpaca.tsx';
import { localizedHref } from '../../i18n/href.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { Question } from '../blocks/question.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import { PriceComparison } from '../pricing/comparison.tsx';
import { fillPricing } from '../pricing/fill-pricing.server.ts';
import { Invoice } from '../pricing/invoice.tsx';
import { PlanCard } from '../pricing/plan-card.tsx';
import { ProjectCard } from '../pricing/project-card.tsx';
import { Ways } from '../pricing/ways.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { service } from '../seo/service.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { listTestimonials } from '../testimonials/data.ts';
import { WideQuote } from '../testimonials/wide-quote.tsx';
import type { Route } from './+types/pricing.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('pricing', language);
  const filled = fillPricing(messages, { site, language });
  const testimonials = await listTestimonials(supabase, language).catch(() => []);

  // The second testimonial is about the price.
  const testimonial = testimonials[1] ?? testimonials[0];
  const url = new URL(localizedHref('/pricing', language), site.url).href;
  const planContents = { Small: '', Medium: '', Large: '' };
  for (const { name, searches, volume } of filled.cards)
    planContents[name] = `${searches}, ${volume}`;
  const data = service(
    { name: site.name, description: messages.lead, url, plans: planContents },
    site,
  );
  const described = describeStaticPage('pricing', { site, language }, { data: [data] });
  const { invoice, ways, ...others } = filled.messages;
  return {
    ...filled,
    messages: { ...others, ways: { title: ways.title, lead: ways.lead } },
    drawings: {
      invoice: renderStatic(<Invoice messages={invoice} />, language),
      ways: renderStatic(<Ways messages={ways} />, language),
    },
    testimonial:
      testimonial &&
      renderStatic(
        <WideQuote {...testimonial} readCase={getMessages('common', language).readCase} />,
        language,
      ),
    ...described,
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { messages, cards, projectPrice, drawings, testimonial, crumbs } = loaderData;
  const bookingUrl = useBookingUrl();
  const { includes, compare, ways, questions } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="paying" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      />
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-5 md:grid-cols-3 md:gap-4 lg:gap-6">
          {cards.map((card) => (
            <PlanCard key={card.name} card={card} messages={messages} bookingUrl={bookingUrl} />
          ))}
        </div>
      </PageSection>
      <EarlyLayout />
      <PageSection>
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_.9fr]">
          <div>
            <SectionHeading title={includes.title} />
            <CheckList items={includes.items} className="md:gap-y-4" />
          </div>
          <StaticHtml html={drawings.invoice} />
        </div>
      </PageSection>
      <PageSection>
        <SectionHeading title={compare.title} lead={compare.lead} />
        <PriceComparison cards={cards} messages={compare} />
        <LocalizedLink to="/calculator" className={buttonClass()}>
          {compare.open}
        </LocalizedLink>
      </PageSection>
      <EarlyLayout />
      <PageSection>
        <SectionHeading title={ways.title} lead={ways.lead} />
        <StaticHtml html={drawings.ways} />
      </PageSection>
      {testimonial && (
        <PageSection>
          <StaticHtml html={testimonial} />
        </PageSection>
      )}
      <PageSection>
        <ProjectCard messages={messages.project} price={projectPrice} bookingUrl={bookingUrl} />
      </PageSection>
      <PageSection>
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
      </PageSection>
    </>
  );
}
