import type { Language } from '../../../domain/language.ts';
import { getMessages } from '../../messages.server.ts';

const steps = ['new', 'screening', 'interview', 'offer', 'hired'] as const;

/** The drawing has the same names of stages as the page that it shows. */
export function getStatusTracker(language: Language) {
  const { stages } = getMessages('person', language);
  const { dates, ...messages } = getMessages('statusTracker', language);
  const known: Partial<Record<(typeof steps)[number], string>> = dates;
  return {
    ...messages,
    steps: steps.map((step) => ({ name: stages[step].name, date: known[step] ?? '' })),
  };
}

export type ShownStatusTracker = ReturnType<typeof getStatusTracker>;
