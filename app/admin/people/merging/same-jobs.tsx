import { inLanguage } from '../../../../domain/in-language.ts';
import type { SameJob, SameJobApplication } from '../../../../domain/people/merge.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatDay, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { stageTones } from '../../kit/stages/stage-tones.ts';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useMessages } from '../../use-messages.ts';

type SameJobsProps = {
  jobs: SameJob[];
  /** Called with the application that is to count, and the other application for the same job. */
  onChoose: (counts: string, other: string) => void;
};

/** Shows both applications for each job that both records have applied for, and asks which of them counts. */
export function SameJobs({ jobs, onChoose }: SameJobsProps) {
  const { merge: messages } = useMessages('people');
  const language = useLanguage();
  return (
    <Section title={messages.sameJobs.title} text={messages.sameJobs.text}>
      {jobs.map(({ job_id: id, title, kept, gone, counts }) => (
        <fieldset key={id} className="grid gap-3 sm:grid-cols-2">
          <legend className="pb-2 font-semibold">{inLanguage(title, language)}</legend>
          <Choice
            job={id}
            application={kept}
            record={messages.sameJobs.stays}
            isChosen={counts === kept.id}
            onChoose={() => onChoose(kept.id, gone.id)}
          />
          <Choice
            job={id}
            application={gone}
            record={messages.sameJobs.goes}
            isChosen={counts === gone.id}
            onChoose={() => onChoose(gone.id, kept.id)}
          />
        </fieldset>
      ))}
    </Section>
  );
}

type ChoiceProps = {
  job: string;
  application: SameJobApplication;
  record: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ job, application, record, isChosen, onChoose }: ChoiceProps) {
  const { merge: messages, stages } = useMessages('people');
  const language = useLanguage();
  const { id, stage, created_at: createdAt } = application;
  return (
    <div className="grid min-w-0 content-start gap-2 rounded-compact border border-line p-4 has-checked:border-primary">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="radio"
            name={`merge-application-${job}`}
            checked={isChosen}
            onChange={onChoose}
            aria-describedby={`${id}-facts`}
            className="size-4.5 flex-none accent-primary"
          />
          {record}
        </label>
        <Badge tone={stageTones[stage]}>{stages[stage]}</Badge>
      </div>
      <div id={`${id}-facts`} className="grid gap-1.5">
        <p className="text-soft">
          {fill(messages.sameJobs.applied, { date: formatDay(new Date(createdAt), language) })}
        </p>
        <Facts application={application} isChosen={isChosen} />
        <p className={isChosen ? 'font-semibold' : 'text-soft'}>
          {isChosen ? messages.sameJobs.counts : messages.sameJobs.withdrawn}
        </p>
      </div>
    </div>
  );
}

type FactsProps = Pick<ChoiceProps, 'application' | 'isChosen'>;

function Facts({ application, isChosen }: FactsProps) {
  const { merge } = useMessages('people');
  const messages = merge.sameJobs;
  const language = useLanguage();
  const nameMail = useMailName();
  const { decisions, notes, note_count: noteCount, mails } = application;
  const [decision] = decisions;
  return (
    <>
      {decision && <p>{messages.decisions[decision]}</p>}
      {mails.map((mail) => (
        <p key={`${mail.template_key} ${mail.send_after}`} className="text-amber">
          {fillAny(isChosen ? messages.mailWaits : messages.mailCancelled, {
            mail: nameMail(mail.template_key),
            time: formatTime(new Date(mail.send_after), language),
          })}
        </p>
      ))}
      {notes.map((note) => (
        <p
          key={note}
          className="line-clamp-3 rounded-compact bg-wool px-3 py-2 whitespace-pre-line wrap-anywhere"
        >
          {note}
        </p>
      ))}
      {noteCount > notes.length && (
        <p className="text-soft">
          {formatPlural(messages.moreNotes, noteCount - notes.length, language)}
        </p>
      )}
    </>
  );
}
