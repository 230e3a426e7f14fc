import { Alpaca } from '../../art/alpaca.tsx';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { answerValues } from '../faq/answer-values.ts';
import { groupQuestions, listFaqRows } from '../faq/data.ts';
import { FaqSearch } from '../faq/faq-search.tsx';
import { faqPage } from '../seo/faq-page.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { readRetention } from '../shell/data.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { requirePlainUrl } from '../shell/plain-url.ts';
import type { Route } from './+types/faq.ts';

export const handle = {
  cache: { public: true, query: ['q'] },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  requirePlainUrl(args.url);
  const { site, supabase, language } = openPage(args);
  const { topics, ...messages } = getMessages('faq', language);
  const [rows, retention] = await Promise.all([listFaqRows(supabase), readRetention(supabase)]);
  const values = answerValues(retention, language);
  const groups = groupQuestions(rows, { language, topics, values });
  const words = args.url.searchParams.get('q') ?? '';
  // Structured data must list the questions that are visible, so a filtered or empty page has none.
  const data =
    words || groups.length === 0 ? [] : [faqPage(groups.flatMap(({ questions }) => questions))];
  const described = describeStaticPage('faq', { site, language }, { data });
  return { messages, groups, words, ...described };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { messages, groups, words, crumbs } = loaderData;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={
          <Alpaca pose="reading" label={messages.picture} className="mx-auto w-full max-w-76" />
        }
        pictureOnPhones={false}
      >
        <LocalizedLink to="/about" className={buttonClass({ variant: 'outline' })}>
          {messages.askUs}
        </LocalizedLink>
      </PageHead>
      {groups.length > 0 && (
        <PageSection className="pt-11 md:pt-14">
          <FaqSearch key={words} messages={messages} groups={groups} initialWords={words} />
        </PageSection>
      )}
    </>
  );
}
