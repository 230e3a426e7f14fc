import type { RichDocument } from '../../../domain/content/rich-document.ts';
import type { Language } from '../../../domain/language.ts';
import { fill } from '../../i18n/format.ts';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { JobBenefits } from './benefits.tsx';
import type { JobPage } from './job-page.ts';
import type { JobsMessages } from './messages.en.ts';

type JobTextsProps = { job: JobPage; company: string; messages: JobsMessages };

/** Everything to read about a job. It has no state, so that the page can show it without its scripts. */
export function JobTexts({ job, company, messages }: JobTextsProps) {
  const { page, benefits } = messages;
  const { lang, client } = job;
  return (
    <div className="grid min-w-0 content-start gap-14 print:block print:*:pt-8">
      <RichText document={job.description} lang={lang.description} />
      <Part title={page.requirements} document={job.requirements} lang={lang.requirements} />
      <JobBenefits title={page.benefits} benefits={job.benefits} labels={benefits} />
      <Part title={page.process} document={job.process} lang={lang.process} />
      {client?.about && (
        <section className="measure-65">
          <h2 className="pb-4 text-[1.65rem]">{fill(page.about, { company })}</h2>
          <p lang={lang.about}>{tieNumbers(client.about)}</p>
        </section>
      )}
    </div>
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
