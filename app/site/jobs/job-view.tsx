import type { RichDocument } from '../../../domain/content/rich-document.ts';
import type { Language } from '../../../domain/language.ts';
import { WordMark } from '../../art/word-mark.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Section } from '../../ui/section.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { ShareLinks } from '../blocks/share-links.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import type { Crumb } from '../seo/crumb.ts';
import type { ApplyMessages } from './apply/messages.en.ts';
import { ApplyForm } from './apply-form.tsx';
import { JobList } from './job-list.tsx';
import type { JobQuestion } from './questions.ts';
import type { Fact } from './show-facts.ts';
import type { showJob } from './show-job.ts';
import type { ShownJob } from './show-job-cards.server.ts';

type JobViewProps = ReturnType<typeof showJob> & {
  apply: {
    form: OpenedForm;
    questions: JobQuestion[];
    messages: ApplyMessages;
    /** Drawn by the server. */
    tracker: string;
  } | null;
  similar: ShownJob[];
  crumbs: Crumb[];
};

/** The page of a job, also used for the preview in the editor. */
export function JobView(props: JobViewProps) {
  const { messages, job, apply, facts, similar, url, crumbs } = props;

  return (
    <>
      <Container className="pt-6 md:pt-9">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 md:pt-9">
          <WordMark name={job.company} logo={job.logo} className="text-[1.3rem] text-soft" />
          <h1
            lang={job.lang.title}
            className="measure-20 text-[clamp(1.6rem,8vw,4.1rem)] wrap-anywhere hyphens-auto"
          >
            <WholeWords text={job.title} />
          </h1>
          <p
            lang={job.lang.summary}
            className="measure-56 text-[1.15rem] wrap-anywhere text-balance text-soft md:text-[1.25rem]"
          >
            {job.summary}
          </p>
          {job.isOpen ? (
            <div className="print:hidden">
              <a href="#apply" className={buttonClass()}>
                {messages.apply}
              </a>
            </div>
          ) : (
            <Card tone="wool" className="measure-62">
              <h2 className="text-[1.5rem]">{messages.closed.title}</h2>
              <p className="pt-2">{messages.closed.text}</p>
            </Card>
          )}
        </div>
      </Container>
      {!job.isOpen && <Similar title={messages.similar} all={messages.all} jobs={similar} />}
      <Section className="pt-11 md:pt-14">
        <EarlyLayout />
        <div className="grid gap-x-14 gap-y-10 wrap-anywhere lg:grid-cols-[1fr_21rem] print:block">
          <aside className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-start-2 lg:self-start">
            <JobFacts title={messages.facts.title} facts={facts} />
            <ShareLinks messages={messages} title={messages.shareText} url={url} />
          </aside>
          <div className="grid min-w-0 content-start gap-14 lg:col-start-1 lg:row-start-1 print:block print:*:pt-8">
            <RichText document={job.description} lang={job.lang.description} />
            <Part
              title={messages.requirements}
              document={job.requirements}
              lang={job.lang.requirements}
            />
            <Part title={messages.process} document={job.process} lang={job.lang.process} />
            {job.about && (
              <section className="measure-65">
                <h2 className="pb-4 text-[1.65rem]">{messages.about}</h2>
                <p lang={job.lang.about}>{job.about}</p>
              </section>
            )}
          </div>
        </div>
      </Section>
      {apply && (
        <Section className="print:hidden">
          <Card className="mx-auto max-w-[52rem]">
            <h2 id="apply" className="text-[clamp(1.9rem,3.4vw,2.8rem)]">
              {apply.messages.title}
            </h2>
            <p className="pt-3 pb-8 text-[1.1rem] text-soft">{apply.messages.lead}</p>
            <ApplyForm {...apply} job={job.slug} />
          </Card>
        </Section>
      )}
      {apply && (
        <Section className="print:hidden">
          <StaticHtml html={apply.tracker} />
        </Section>
      )}
      {job.isOpen && <Similar title={messages.similar} all={messages.all} jobs={similar} />}
    </>
  );
}

type PartProps = { title: string; document: RichDocument; lang: Language | undefined };

function Part({ title, document, lang }: PartProps) {
  if (document.length === 0) return null;
  return (
    <section>
      <h2 className="pb-4 text-[1.65rem]">{title}</h2>
      <RichText document={document} lang={lang} below />
    </section>
  );
}

type SimilarProps = {
  title: string;
  all: string;
  jobs: ShownJob[];
};

function Similar({ title, all, jobs }: SimilarProps) {
  if (jobs.length === 0) return null;
  return (
    <Section className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-4 pb-7">
        <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{title}</h2>
        <LocalizedLink to="/available-jobs" className="underline underline-offset-4">
          {all}
        </LocalizedLink>
      </div>
      <JobList jobs={jobs} />
    </Section>
  );
}

type JobFactsProps = { title: string; facts: Fact[] };

const ownLine = { always: 'col-span-full', 'on-phones': 'max-sm:col-span-full' };

function JobFacts({ title, facts }: JobFactsProps) {
  return (
    <section className="rounded-card bg-wool p-6 sm:p-7">
      <h2 className="pb-4 text-[1.35rem]">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-1">
        {facts.map(({ label, value, long }) => (
          <div key={label} className={long && ownLine[long]}>
            <dt className="text-[.9rem] text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
