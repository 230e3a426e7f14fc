import { stages } from '../../../../domain/enums.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { formatInterviewStart } from '../../../../domain/interviews/format-time.ts';
import { defaultTimeZone } from '../../../../domain/interviews/time-zone.ts';
import type { Language } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatStockholmDay, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { describeMovedJobs } from '../../applications/describe.ts';
import { useMailName } from '../../mail/use-mail-name.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { MoveReason } from '../../reject-reasons/move-reason.tsx';
import { type Stages, useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { type Person, type TimelineEvent, titleText } from '../data/people.ts';

type TimelineEntryProps = {
  event: TimelineEvent;
  person: Person;
  actor: string | null | undefined;
};

export function TimelineEntry({ event, person, actor }: TimelineEntryProps) {
  const people = useMessages('people');
  const applications = useMessages('applications');
  const nameMail = useMailName();
  const { timeline } = people;
  const language = useLanguage();
  const application = person.applications.find(({ id }) => id === event.application_id);
  const title = event.job?.jobTitle ?? titleText(application?.job?.title);
  // The sentence about a move names both jobs already.
  const job = event.moved ? '' : inLanguage(title, language);
  const createdAt = event.created_at ?? '';
  const quoted = event.answer.comment ?? event.task;
  const { conversation_id: conversation } = (event.data ?? {}) as { conversation_id?: string };
  const sentence = describeEvent(event, {
    ...{ people, applications, language, nameMail },
    nameStage: useStages().nameStage,
  });

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="mt-1.5 size-2 rounded-full bg-apricot" />
      <span className="grid gap-0.5">
        <span>
          <b className="font-semibold">
            {conversation ? (
              <LocalizedLink
                to={`/admin/conversations/${conversation}`}
                className="underline underline-offset-4"
              >
                {sentence}
              </LocalizedLink>
            ) : (
              sentence
            )}
          </b>
          {job && ` ${fill(timeline.aboutJob, { job })}`}
        </span>
        <MoveReason data={event.data} />
        {quoted && (
          <span className="whitespace-pre-line">{fill(timeline.quote, { text: quoted })}</span>
        )}
        <span className="text-soft tabular-nums">
          <time dateTime={createdAt}>{formatTime(new Date(createdAt), language)}</time>
          {actor && ` · ${fill(timeline.bySomeone, { name: actor })}`}
        </span>
      </span>
    </li>
  );
}

type Means = Pick<AdminMessages, 'people' | 'applications'> & {
  language: Language;
  nameMail: (template: string) => string;
  nameStage: Stages['nameStage'];
};

/** Returns an event as text; an unknown kind is shown by its name. */
function describeEvent(
  event: TimelineEvent,
  { people, applications, language, nameMail, nameStage }: Means,
): string {
  const { timeline } = people;
  const data = (event.data ?? {}) as Record<string, unknown>;
  const isAdded = data.source === 'candidate_bank' || data.source === 'proposed';
  const kind = event.kind === 'created' && isAdded ? 'added' : event.kind;
  const sentence = timeline.kinds[kind ?? ''] ?? String(kind).replaceAll('_', ' ');
  if (event.moved) {
    return fillAny(sentence, describeMovedJobs(event.moved, language, applications));
  }
  const stage = (value: unknown, step: unknown) => {
    const knownStage = stages.find((one) => one === value);
    return knownStage
      ? nameStage({ stage: knownStage, stepId: String(step) })
      : String(value ?? '');
  };
  return fillAny(sentence, {
    from: stage(data.from, data.from_step),
    to: stage(data.to, data.to_step),
    score: String(data.score ?? ''),
    count: String(data.count ?? ''),
    time: data.starts_at
      ? formatInterviewStart(String(data.starts_at), defaultTimeZone, language)
      : '',
    day: data.left_on ? formatStockholmDay(new Date(String(data.left_on)), language) : '',
    template: nameMail(String(data.template ?? '')),
    subject: String(data.subject ?? '…'),
    source: String(data.source ?? ''),
    what: Array.isArray(data.what)
      ? data.what.map((name) => timeline.columns[String(name)] ?? String(name)).join(', ')
      : '',
  });
}
