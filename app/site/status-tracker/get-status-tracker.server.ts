import { type Stage, stages } from '../../../domain/enums.ts';
import type { Language } from '../../../domain/language.ts';
import { getMessages } from '../../messages.server.ts';

const steps = stages.filter((stage) => stage !== 'rejected');

/** Returns the content of the drawing. It names the stages as the applicant's own page does. */
export function getStatusTracker(language: Language) {
  const { stages: names } = getMessages('person', language);
  const { dates, ...messages } = getMessages('statusTracker', language);
  const dateOf: Partial<Record<Stage, string>> = dates;
  return {
    ...messages,
    steps: steps.map((step) => ({ name: names[step].name, date: dateOf[step] ?? '' })),
  };
}

export type ShownStatusTracker = ReturnType<typeof getStatusTracker>;
