import type { ReactNode } from 'react';
import type { Recruiter } from '../../../domain/staff/recruiter.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { fitWords, WholeWords } from '../../ui/whole-words.tsx';
import { EarlyLayout } from '../blocks/early-layout.tsx';
import { RecruiterCard } from '../blocks/recruiter-card.tsx';
import { ShareLinks } from '../blocks/share-links.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import type { Crumb } from '../seo/crumb.ts';
import type { ApplyMessages } from './apply/messages.en.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyForm } from './apply-form.tsx';
import { ClientCover } from './client-cover.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobList } from './job-list.tsx';
import type { JobQuestion } from './questions.ts';
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
  /** `JobTexts`, drawn by the server, or in a preview by the browser. */
  texts: ReactNode;
  recruiter: Recruiter | null;
  similar: ShownJob[];
  crumbs: Crumb[];
};

/** The page of a job, also used for the preview in the editor. */
export function JobView(props: JobViewProps) {
  const { messages, job, apply, texts, facts, recruiter, similar, url, crumbs } = props;

  return (
    <>
      <div>
        <Container className="pt-6 pb-10 md:pt-9 lg:pb-0">
          <Breadcrumbs crumbs={crumbs} />
          <ClientCover company={job.company} logo={job.logo} />
          <EarlyLayout />
          <div className="grid gap-x-14 gap-y-10 pt-11 wrap-anywhere md:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem] print:block">
            <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
              <div className="@container">
                <h1
                  lang={job.lang.title}
                  style={{ viewTransitionName: `job-${job.slug}`, ...fitWords(job.title) }}
                  className="fits-words measure-20 text-[min(clamp(1.6rem,8vw,3.6rem),var(--fit))] hyphens-auto"
                >
                  <WholeWords text={job.title} />
                </h1>
              </div>
              <p
                lang={job.lang.summary}
                className="measure-56 text-[1.15rem] text-balance text-soft md:text-[1.25rem]"
              >
                {job.summary}
              </p>
              {!job.isOpen && (
                <Card tone="wool" className="measure-62">
                  <h2 className="text-[1.5rem]">{messages.closed.title}</h2>
                  <p className="pt-2">{messages.closed.text}</p>
                </Card>
              )}
              {!job.isOpen && (
                <Similar title={messages.similar} all={messages.all} jobs={similar} />
              )}
            </header>
            <aside className="grid content-start gap-6 print:mt-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
              <JobFacts
                title={messages.facts.title}
                facts={facts}
                apply={job.isOpen ? messages.apply : undefined}
              />
              {job.isOpen && recruiter && (
                <RecruiterCard
                  recruiter={recruiter}
                  messages={messages.recruiter}
                  subject={messages.shareText}
                />
              )}
            </aside>
            <div className="grid min-w-0 content-start gap-14 lg:col-start-1 lg:pt-4 print:block">
              {texts}
              <ShareLinks messages={messages} title={messages.shareText} url={url} />
            </div>
          </div>
        </Container>
        <EarlyLayout />
        {apply && (
          <ApplyBar
            label={apply.messages.title}
            name={messages.apply}
            title={job.title}
            pay={job.pay}
          />
        )}
      </div>
      {apply && (
        <PageSection className="print:hidden">
          <Card className="mx-auto max-w-[52rem]">
            <h2 id="apply" className="text-[clamp(1.9rem,3.4vw,2.8rem)]">
              {apply.messages.title}
            </h2>
            <p className="pt-3 pb-8 text-[1.1rem] text-soft">{apply.messages.lead}</p>
            <ApplyForm {...apply} job={job.slug} />
          </Card>
        </PageSection>
      )}
      <EarlyLayout />
      {apply && (
        <PageSection className="print:hidden">
          <StaticHtml html={apply.tracker} />
        </PageSection>
      )}
      {job.isOpen && similar.length > 0 && (
        <PageSection className="print:hidden">
          <Similar title={messages.similar} all={messages.all} jobs={similar} />
        </PageSection>
      )}
    </>
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
    <section className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-4 pb-7">
        <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{title}</h2>
        <LocalizedLink to="/available-jobs" className="underline underline-offset-4">
          {all}
        </LocalizedLink>
      </div>
      <JobList jobs={jobs} />
    </section>
  );
}
