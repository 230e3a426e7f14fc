import { plans } from '../../../domain/leads/plan.ts';
import { AlpacaReading } from '../../art/alpaca-reading.tsx';
import { fillAny } from '../../i18n/fill-any.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Section } from '../../ui/section.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { FaqSearch } from '../faq/faq-search.tsx';
import { faqPage } from '../seo/faq-page.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { requirePlainUrl } from '../shell/plain-url.ts';
import { retentionValues } from '../shell/retention-values.ts';
import { readRetention } from '../shell/site-settings.ts';
import type { Route } from './+types/faq.ts';

export const handle = {
  cache: { public: true, query: ['q'] },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  requirePlainUrl(args.url);
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('faq', language);
  const prices = Object.fromEntries(
    plans.map(({ name, monthlyPriceEur }) => [
      name.toLowerCase(),
      formatMoney(monthlyPriceEur, 'EUR', language),
    ]),
  );
  const values = { ...prices, ...retentionValues(await readRetention(supabase), language) };
  const groups = messages.groups.map((group) => ({
    ...group,
    questions: group.questions.map((item) => ({ ...item, answer: fillAny(item.answer, values) })),
  }));
  const words = args.url.searchParams.get('q') ?? '';
  // Structured data must list the questions that are visible, so a filtered page has none.
  const data = words ? [] : [faqPage(groups.flatMap(({ questions }) => questions))];
  const described = describeStaticPage('faq', { site, language }, { data });
  return { messages: { ...messages, groups }, words, ...described };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { messages, words, crumbs } = loaderData;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<AlpacaReading label={messages.picture} className="mx-auto w-full max-w-76" />}
        pictureOnPhones={false}
      >
        <LocalizedLink to="/about" className={buttonClass({ variant: 'outline' })}>
          {messages.ask}
        </LocalizedLink>
      </PageHead>
      <Section className="pt-11 md:pt-14">
        <FaqSearch key={words} messages={messages} initialWords={words} />
      </Section>
    </>
  );
}
