import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { formatOffice } from '../../i18n/format-office.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { Contents } from '../blocks/contents.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import type { PrivacyPolicyMessages } from '../privacy-policy/messages.en.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { readCompany, readRetention } from '../shell/data.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { retentionValues } from '../shell/retention-values.ts';
import type { Route } from './+types/privacy-policy.ts';

const inForceSince = new Date('2026-11-17T12:00:00Z');

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('privacyPolicy', language);
  const [retention, { office, company }] = await Promise.all([
    readRetention(supabase),
    readCompany(supabase),
  ]);
  const address = formatOffice(office, language);
  const { quarantineDays: days } = retention;
  const values = {
    ...retentionValues(retention, language),
    quarantine: formatPlural(messages.days, days, language),
    controller: describeController(company, messages.controller) ?? site.name,
    email: site.contactEmail,
    phone: site.contactPhone.replaceAll(' ', '\u00a0'),
  };
  const sections = messages.sections.map((section) => ({
    ...section,
    paragraphs: [
      ...section.paragraphs.map((paragraph) => fillAny(paragraph, values)),
      ...(section.id === 'who' && address ? [fill(messages.office, { office: address })] : []),
    ],
  }));
  const rows = messages.table.rows.map((row) => ({ ...row, time: fillAny(row.time, values) }));
  const version = fill(messages.version, { date: formatDate(inForceSince, language) });
  return {
    messages: { ...messages, sections, version, table: { ...messages.table, rows } },
    ...describeStaticPage('privacyPolicy', { site, language }),
  };
}

function describeController(
  { legal_name: name, organisation_number: number }: CompanyFacts,
  message: PrivacyPolicyMessages['controller'],
): string | undefined {
  return name && number ? fill(message, { name, number }) : name || undefined;
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { messages, crumbs } = loaderData;
  const { table, sections } = messages;
  const parts = [
    { id: 'time', text: table.title },
    ...sections.map(({ id, title }) => ({ id, text: title })),
  ];

  return (
    <>
      <PageHead crumbs={crumbs} title={messages.title} lead={messages.lead}>
        <p className="font-semibold text-soft">{messages.version}</p>
      </PageHead>
      <PageSection className="pt-11 md:pt-14">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[.7fr_2fr] print:block">
          <Contents title={messages.contents} parts={parts} />
          <div className="grid min-w-0 gap-12">
            <RetentionTable messages={table} />
            {sections.map(({ id, title, paragraphs, list, link }) => (
              <section key={id} className="grid measure-65 gap-4">
                <h2 id={id} className="text-[1.65rem]">
                  {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul className="grid list-disc gap-2 pl-6 marker:text-soft">
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {link && (
                  <p>
                    <LocalizedLink to={link.to} className="underline underline-offset-4">
                      {link.label}
                    </LocalizedLink>
                  </p>
                )}
              </section>
            ))}
          </div>
        </div>
      </PageSection>
    </>
  );
}

function RetentionTable({ messages }: { messages: PrivacyPolicyMessages['table'] }) {
  return (
    <section>
      <h2 id="time" className="pb-5 text-[1.65rem]">
        {messages.title}
      </h2>
      <table className="comparison w-full text-left">
        <caption className="sr-only">{messages.caption}</caption>
        <thead>
          <tr className="text-soft">
            {[messages.what, messages.time, messages.afterwards].map((title) => (
              <th key={title} scope="col" className="pr-6 pb-2 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.rows.map(({ what, time, afterwards }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="font-semibold md:py-3.5 md:pr-6">
                {what}
              </th>
              <td data-label={messages.time} className="text-balance md:py-3.5 md:pr-6">
                {time}
              </td>
              <td data-label={messages.afterwards} className="text-balance md:py-3.5">
                {afterwards}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
