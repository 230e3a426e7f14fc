import { listHeadings } from '../../domain/rich-document.ts';
import { findTerms, listTermsVersions } from '../data/general-terms.ts';
import { fill, formatDate } from '../i18n/format.ts';
import { LocalizedLink } from '../i18n/localized-link.tsx';
import { getMessages } from '../i18n/messages.server.ts';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/general-terms.ts';
import { Contents } from './blocks/contents.tsx';
import { PageHead } from './blocks/page-head.tsx';
import { describeStaticPage, openPage } from './open-page.server.ts';
import { RichText } from './rich-text/rich-text.tsx';
import { pageMeta } from './seo/page-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const all = await listTermsVersions(supabase);
  const inForce = all.find((version) => version.inForce) ?? all[0];
  const asked = args.url.searchParams.get('version');
  const number = asked === null ? inForce?.number : Number(asked);
  const terms = number ? await findTerms(supabase, number, language) : undefined;
  if (!terms) throw new Response(null, { status: 404 });

  const messages = getMessages('generalTerms', language);
  const dated = (version: { number: number; effectiveOn: string }) => ({
    number: version.number,
    date: formatDate(new Date(`${version.effectiveOn}T12:00:00Z`), language),
  });
  const earlier = terms.number !== inForce?.number;
  // An earlier version stays readable, but a search should find the one in force.
  const extra = earlier
    ? {
        noindex: true,
        title: fill(messages.versionTitle, { number: terms.number, siteName: site.name }),
      }
    : {};
  return {
    messages,
    title: terms.title,
    body: terms.body,
    earlier,
    state: fill(earlier ? messages.earlier : messages.version, dated(terms)),
    versions: all.map((version) => ({
      ...version,
      text: fill(messages.versions.item, dated(version)),
    })),
    ...describeStaticPage('generalTerms', { site, language }, extra),
  };
}

export const meta = pageMeta;

export default function GeneralTerms({ loaderData }: Route.ComponentProps) {
  const { messages, title, body, earlier, state, versions, crumbs } = loaderData;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} lead={messages.lead}>
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-soft">
          {state}
          {earlier && (
            <LocalizedLink to="/general-terms" className="text-ink underline underline-offset-4">
              {messages.current}
            </LocalizedLink>
          )}
        </p>
      </PageHead>
      <Section className="pt-11 md:pt-14">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[.7fr_2fr]">
          <Contents title={messages.contents} parts={listHeadings(body)} />
          <div className="min-w-0">
            <RichText document={body} />
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
      </Section>
    </>
  );
}
