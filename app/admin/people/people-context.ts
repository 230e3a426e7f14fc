import { createContext, use } from 'react';
import type { AdminMessages } from '../messages.server.ts';
import type { JobsMessages } from '../../site/jobs/messages.en.ts';

export type PeopleTexts = {
  people: AdminMessages['people'];
  candidates: AdminMessages['candidates'];
  words: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
};

export const PeopleContext = createContext<PeopleTexts | undefined>(undefined);

export function usePeople(): PeopleTexts {
  const texts = use(PeopleContext);
  if (!texts) throw new Error('usePeople is used outside of a screen about people');
  return texts;
}
