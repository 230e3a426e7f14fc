import { AlpacaSearching } from '../../art/alpaca-searching.tsx';
import { Portrait } from '../../art/portrait.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { organization } from '../seo/organization.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import type { Route } from './+types/about-us.ts';

export const handle = { cache: { public: true } } satisfies RouteHandle;

export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const data = [organization(site)];
  return {
    messages: getMessages('aboutUs', language),
    ...describeStaticPage('aboutUs', { site, language }, { data }),
  };
}

export const shouldRevalidate = revalidateOnLanguage;
export const meta = pageMeta;

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { messages, crumbs } = loaderData;
  const { story, alpaca, values, team, join } = messages;

  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={messages.title}
        lead={messages.lead}
        picture={<AlpacaSearching label={messages.picture} className="w-full" />}
      />
      <Section>
        <SectionHeading title={team.title} lead={team.lead} />
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
          {team.people.map((person, index) => (
            <li
              key={person.name}
              className="grid grid-cols-[6.5rem_1fr] items-start gap-x-5 gap-y-4 @max-[20rem]:grid-cols-1 sm:block"
            >
              <Portrait
                image={`portrait:${portraits[index]}`}
                name={person.name}
                className="aspect-square w-full max-w-60 rounded-card sm:mb-4"
              />
              <div className="grid gap-1">
                <h3 className="text-[1.25rem]">{person.name}</h3>
                <p className="font-medium text-soft">{person.role}</p>
                <p className="pt-1 text-[.98rem]">{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <div className="grid gap-10 md:grid-cols-[1.3fr_.7fr] md:gap-16">
          <div>
            <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{story.title}</h2>
            <div className="grid measure-62 gap-4 pt-6 text-[1.08rem]">
              {story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <Card tone="peach" className="self-start">
            <h2 className="text-[1.7rem]">{alpaca.title}</h2>
            <p className="pt-4">{alpaca.text}</p>
          </Card>
        </div>
      </Section>
      <Section>
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
      </Section>
    </>
  );
}

/** The same portraits as in the back office. */
const portraits = [1, 2, 3, 5, 4];
