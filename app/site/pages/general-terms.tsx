import { listHeadings, readingMinutes } from '../../../domain/content/rich-document.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { Contents } from '../blocks/contents.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { findTerms, listTermsVersions, type TermsVersion } from '../general-terms/data.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { CompanyFacts } from '../shell/company-facts.tsx';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/general-terms.ts';

export const handle = {
  cache: { public: true, query: ['version'] },
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const allVersions = await listTermsVersions(supabase);
  const inForce = allVersions.find((version) => version.inForce);
  const current = inForce ?? allVersions.find((version) => !version.isUpcoming) ?? allVersions[0];
  const requested = args.url.searchParams.get('version');
  const number = requested === null ? current?.number : Number(requested);
  const shownVersion = allVersions.find((version) => version.number === number);
  const terms = shownVersion && (await findTerms(supabase, shownVersion.number, language));
  if (!terms) throw new Response(null, { status: 404 });

  const messages = getMessages('generalTerms', language);
  const dated = (version: { number: number; effectiveOn: string }) => ({
    number: version.number,
    date: formatDate(new Date(`${version.effectiveOn}T12:00:00Z`), language),
  });
  const upcoming = allVersions.find((version) => version.isUpcoming && !shownVersion.isUpcoming);
  // Other versions stay readable, but a search should find the one in force.
  const extra =
    requested !== null && shownVersion !== current
      ? {
          noindex: true,
          title: fill(messages.versionTitle, { number: shownVersion.number, siteName: site.name }),
        }
      : {};
  return {
    messages: { ...messages, lead: fill(messages.lead, { minutes: readingMinutes(terms.body) }) },
    title: terms.title,
    headings: listHeadings(terms.body),
    body: renderStatic(<RichText document={terms.body} />, language),
    toCurrent: inForce !== undefined && shownVersion !== inForce,
    state: fill(messages[stateOf(shownVersion, inForce)], dated(shownVersion)),
    upcoming: upcoming && {
      number: upcoming.number,
      text: fill(messages.announced, dated(upcoming)),
    },
    versions: allVersions.map((version) => ({
      ...version,
      text: fill(messages.versions.item, dated(version)),
    })),
    ...describeStaticPage('generalTerms', { site, language }, extra),
  };
}

function stateOf(shown: TermsVersion, inForce: TermsVersion | undefined) {
  if (shown.inForce) return 'version';
  if (shown.isUpcoming) return 'upcoming';
  return inForce ? 'earlier' : 'withdrawn';
}

export const meta = pageMeta;

export default function GeneralTerms({ loaderData }: Route.ComponentProps) {
  const { messages, title, headings, body, toCurrent, state, upcoming, versions, crumbs } =
    loaderData;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} lead={messages.lead}>
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-soft">
          {state}
          {toCurrent && (
            <LocalizedLink to="/general-terms" className="text-ink underline underline-offset-4">
              {messages.current}
            </LocalizedLink>
          )}
          {upcoming && (
            <LocalizedLink
              to={`/general-terms?version=${upcoming.number}`}
              className="text-ink underline underline-offset-4"
            >
              {upcoming.text}
            </LocalizedLink>
          )}
        </p>
        <CompanyFacts isNamed className="pt-2 text-soft" />
      </PageHead>
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[.7fr_2fr] print:block">
          <Contents title={messages.contents} parts={headings} />
          <div className="min-w-0">
            <StaticHtml html={body} />
            <section className="mt-14 border-t border-line pt-8 print:hidden">
              <h2 className="pb-3 text-[1.4rem]">{messages.versions.title}</h2>
              <ul>
                {versions.map((version) => (
                  <li key={version.number}>
                    <LocalizedLink
                      to={
                        version.inForce
                          ? '/general-terms'
                          : `/general-terms?version=${version.number}`
                      }
                      className="inline-flex min-h-9 items-center underline underline-offset-4"
                    >
                      {version.text}
                    </LocalizedLink>
                    {version.inForce && ` (${messages.versions.inForce})`}
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </PageSection>
    </>
  );
}
