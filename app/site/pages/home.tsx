import { useEffect, useRef } from 'react';
import { isLanguagePending } from '../../i18n/language/pending-language.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/language/server-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { loadContext } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { track } from '../analytics/track.ts';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { CalculatorTeaser } from '../home/calculator-teaser.tsx';
import { CustomerStrip } from '../home/customer-strip.tsx';
import { findHeroTexts, listCustomerLogos, readHiringFigures } from '../home/data.ts';
import { exampleSaving } from '../home/example-saving.server.ts';
import { AgencyFigures } from '../home/figures.tsx';
import { fillHomeMessages } from '../home/fill-home-messages.server.ts';
import { Hero } from '../home/hero.tsx';
import { JobTeaser } from '../home/job-teaser.tsx';
import { Options } from '../home/options.tsx';
import { SavingChart } from '../home/saving-chart.tsx';
import { Testimonials } from '../home/testimonials.tsx';
import { countOpenJobs } from '../jobs/data.ts';
import { describePage } from '../seo/describe-page.ts';
import { organization } from '../seo/organization.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { pageImage } from '../social-images/paths.ts';
import { listTestimonials } from '../testimonials/data.ts';
import type { Route } from './+types/home.ts';

export const handle = { cache: { public: true }, tracksOwnViews: true } satisfies RouteHandle;

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { supabase, site } = context.get(loadContext);
  const language = resolveServerLanguage(url, request.headers);
  const saving = exampleSaving(language);
  const [heroTexts, customers, testimonials, known, openJobs] = await Promise.all([
    findHeroTexts(supabase, language),
    listCustomerLogos(supabase),
    listTestimonials(supabase, language),
    readHiringFigures(supabase).catch(() => ({})),
    countOpenJobs(supabase).catch(() => 0),
  ]);

  const filled = fillHomeMessages(getMessages('home', language), {
    language,
    site,
    saving,
    figures: known,
    openJobs,
  });
  const { readCase } = getMessages('common', language);
  const {
    meta,
    figures,
    calculator,
    testimonials: { title },
    ...messages
  } = filled;
  const description = {
    ...meta,
    path: '/',
    image: pageImage('home'),
    data: [organization(site)],
  };
  return {
    meta: describePage(description, site, language),
    messages: {
      ...messages,
      hero: {
        ...messages.hero,
        title: heroTexts?.title || messages.hero.title,
        lead: heroTexts?.lead || messages.hero.lead,
      },
      calculator: { title: calculator.title, text: calculator.text, open: calculator.open },
    },
    customers,
    drawings: {
      chart: renderStatic(<SavingChart messages={calculator} {...saving} />, language),
      testimonials:
        testimonials.length > 0 &&
        renderStatic(
          <Testimonials title={title} readCase={readCase} testimonials={testimonials} />,
          language,
        ),
      figures:
        figures.items.length > 0 && renderStatic(<AgencyFigures messages={figures} />, language),
    },
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { messages, customers, drawings } = loaderData;
  useHomePageView();

  return (
    <>
      <Hero messages={messages.hero} />
      <CustomerStrip messages={messages.customers} customers={customers} />
      <EarlyLayout />
      <Options messages={messages.options} />
      <EarlyLayout />
      <CalculatorTeaser messages={messages.calculator} chart={drawings.chart} />
      {drawings.figures && (
        <PageSection>
          <StaticHtml html={drawings.figures} />
        </PageSection>
      )}
      <EarlyLayout />
      {drawings.testimonials && (
        <PageSection>
          <StaticHtml html={drawings.testimonials} />
        </PageSection>
      )}
      <JobTeaser messages={messages.jobs} />
    </>
  );
}

/** Sent once, in the language the visitor ends up with. */
function useHomePageView() {
  const language = useLanguage();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current || isLanguagePending()) return;
    isSent.current = true;
    track('homepage', {
      language,
      category: 'landing_page',
      business_focus: 'recruitment_services',
    });
    track('homepage_view', { audience: 'visitor' });
  }, [language]);
}
