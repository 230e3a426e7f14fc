import { pictureOrKey } from '../../../domain/content/picture.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { toLocalizedText } from '../../backend/localized-columns.ts';
import type { WebsitePreview } from '../../backend/preview/website-preview.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { toParagraphs } from '../about-us/data.ts';
import type { AboutUsMessages } from '../about-us/messages.en.ts';
import { Story } from '../about-us/story.tsx';
import { Team } from '../about-us/team.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { Question } from '../blocks/question.tsx';
import { SectionHeading } from '../blocks/section-heading.tsx';
import { CustomerStrip } from '../home/customer-strip.tsx';
import type { FilledHomeMessages } from '../home/fill-home-messages.server.ts';
import { Hero } from '../home/hero.tsx';
import type { HomeMessages } from '../home/messages.en.ts';
import { Quote } from '../testimonials/quote.tsx';
import { WideQuote } from '../testimonials/wide-quote.tsx';
import { toLines } from '../work-here/data.ts';
import type { WorkHereMessages } from '../work-here/messages.en.ts';
import { PositionCard } from '../work-here/position-card.tsx';

type PreviewedPartProps = WebsitePreview & {
  language: Language;
  messages: {
    about: Pick<AboutUsMessages, 'title' | 'lead' | 'alpaca' | 'team'>;
    hero: FilledHomeMessages['hero'];
    customers: HomeMessages['customers'];
    positions: WorkHereMessages['positions'];
    readCase: string;
    /** Prices and periods that answers name. */
    values: Record<string, string>;
  };
};

/** The part of the page that shows the entry, with this entry alone. */
export function PreviewedPart({ section, draft, language, messages }: PreviewedPartProps) {
  const { about, hero, customers, positions, readCase, values } = messages;
  const id = 'preview';
  const plain = (name: string) => draft[name]?.trim() ?? '';
  const text = (name: string) =>
    inLanguage(toLocalizedText(draft[`${name}.en`] ?? '', draft[`${name}.sv`] ?? ''), language);
  const picture = (name: string) => pictureOrKey(plain(name) || null);

  switch (section) {
    case 'hero': {
      const texts = { title: text('title') || hero.title, lead: text('lead') || hero.lead };
      return <Hero messages={{ ...hero, ...texts }} />;
    }
    case 'logos': {
      const displayName = plain('display_name');
      const logo = { id, displayName, logo: picture('logo_path'), link: plain('link') || null };
      return <CustomerStrip messages={customers} customers={[logo]} />;
    }
    case 'testimonials': {
      const quote = {
        id,
        name: plain('name'),
        company: plain('company'),
        title: text('title'),
        quote: text('quote'),
        logo: picture('logo'),
        image: picture('image'),
        caseUrl: plain('case_url') || null,
        readCase,
      };
      return (
        <PageSection>
          <div className="max-w-[26rem] pb-10">
            <Quote {...quote} />
          </div>
          <WideQuote {...quote} />
        </PageSection>
      );
    }
    case 'team': {
      const member = { name: plain('name'), role: text('role'), text: text('body') };
      return (
        <PageSection>
          <SectionHeading title={about.team.title} lead={about.team.lead} />
          <Team members={[{ id, ...member, image: picture('image') }]} />
        </PageSection>
      );
    }
    case 'faq': {
      const [to, label] = [plain('link'), text('link_label')];
      return (
        <PageSection>
          <Question
            question={text('question')}
            answer={fillAny(text('answer'), values)}
            link={to && label ? { to, label } : undefined}
            open
          />
        </PageSection>
      );
    }
    case 'positions': {
      const position = {
        id,
        title: text('title'),
        text: text('body'),
        facts: toLines(text('facts')),
      };
      const slug = plain('job_slug');
      return (
        <PageSection>
          <div className="grid gap-5 lg:grid-cols-3">
            <PositionCard
              position={position}
              path={slug ? `/job/${slug}` : undefined}
              messages={positions}
            />
          </div>
        </PageSection>
      );
    }
    case 'about': {
      const texts = { storyTitle: text('story_title'), paragraphs: toParagraphs(text('story')) };
      return (
        <>
          <PageHead
            crumbs={[]}
            title={text('title') || about.title}
            lead={text('lead') || about.lead}
          />
          <PageSection>
            <Story texts={texts} alpaca={about.alpaca} />
          </PageSection>
        </>
      );
    }
  }
}
