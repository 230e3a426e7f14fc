import { stages } from '../../../../domain/enums.ts';
import { formatInterviewStart } from '../../../../domain/interviews/format-time.ts';
import { defaultTimeZone } from '../../../../domain/interviews/time-zone.ts';
import type { Language } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { formatStockholmDay } from '../../../i18n/format.ts';
import type { Stages } from '../../stage-templates/use-stages.ts';
import type { TimelineEvent } from '../data/timeline.ts';
import { describeMovedJobs } from '../describe.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';

export function describeEvent(
  { kind, data, actor, moved }: TimelineEvent,
  {
    messages,
    language,
    nameStage,
    mail,
    colleague,
  }: {
    messages: AdminApplicationsMessages;
    language: Language;
    nameStage: Stages['nameStage'];
    mail: string;
    colleague: string | undefined;
  },
): string {
  const { timeline } = messages;
  const stage = (value: unknown, step: unknown) => {
    const knownStage = stages.find((one) => one === value);
    return knownStage ? nameStage({ stage: knownStage, stepId: String(step) }) : String(value);
  };
  if (kind === 'created') return actor ? timeline.createdBy : timeline.created;
  const sentence = Object.entries(timeline).find(([key]) => key === kind)?.[1] ?? timeline.other;
  if (moved) return fillAny(sentence, describeMovedJobs(moved, language, messages));
  return fillAny(sentence, {
    from: stage(data.from, data.from_step),
    to: stage(data.to, data.to_step),
    score: String(data.score),
    time: data.starts_at
      ? formatInterviewStart(String(data.starts_at), defaultTimeZone, language)
      : '',
    days: String(data.days),
    day: data.left_on ? formatStockholmDay(new Date(String(data.left_on)), language) : '',
    subject: String(data.subject ?? ''),
    mail,
    colleague: colleague ?? timeline.colleague,
  });
}
