import { Alpaca } from '../../art/alpaca.tsx';
import { revalidateOnLanguage } from '../../i18n/language/revalidate-on-language.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { findAboutTexts, listTeam } from '../about-us/data.ts';
import { Story } from '../about-us/story.tsx';
import { Team } from '../about-us/team.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import { organization } from '../seo/organization.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/about-us.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const { alpaca, ...messages } = getMessages('aboutUs', language);
  const [texts, members] = await Promise.all([
    findAboutTexts(supabase, language),
    listTeam(supabase, language),
  ]);
  const data = [organization(site)];
  return {
    messages: {
      ...messages,
      title: texts?.title || messages.title,
      lead: texts?.lead || messages.lead,
    },
    drawings: {
      team: members.length > 0 && renderStatic(<Team members={members} />, language),
      story: renderStatic(<Story texts={texts} alpaca={alpaca} />, language),
    },
    ...describeStaticPage('aboutUs', { site, language }, { data }),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { messages, drawings, crumbs } = loaderData;
  const { values, team, join } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<Alpaca pose="searching" label={messages.picture} className="w-full" />}
      />
      {drawings.team && (
        <PageSection>
          <SectionHeading title={team.title} lead={team.lead} />
          <StaticHtml html={drawings.team} />
        </PageSection>
      )}
      <PageSection>
        <StaticHtml html={drawings.story} />
      </PageSection>
      <PageSection>
        <SectionHeading title={values.title} />
        <ol className="grid gap-5 sm:grid-cols-2 md:gap-6">
          {values.items.map(({ title, text }, index) => (
            <li key={title} className="rounded-card bg-wool p-7 md:p-9">
              <p className="pb-3 font-head text-[1.15rem] font-bold text-soft">{index + 1}</p>
              <h3 className="text-[1.5rem]">{title}</h3>
              <p className="pt-3">{text}</p>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap items-center gap-5 pt-10 text-[1.15rem]">
          {join.text}
          <LocalizedLink to="/work-at-alpaca" className={buttonClass({ variant: 'outline' })}>
            {join.link}
          </LocalizedLink>
        </p>
      </PageSection>
    </>
  );
}
