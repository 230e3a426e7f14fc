import { createContext, use } from 'react';
import type { Messages } from '../../messages.server.ts';
import type { AdminMessages } from '../messages.server.ts';

export type PeopleTexts = {
  people: AdminMessages['people'];
  candidates: AdminMessages['candidates'];
  words: Pick<Messages['jobs'], 'field' | 'remote' | 'seniority'>;
};

export const PeopleContext = createContext<PeopleTexts | undefined>(undefined);

export function usePeople(): PeopleTexts {
  const texts = use(PeopleContext);
  if (!texts) throw new Error('usePeople is used outside of a screen about people');
  return texts;
}
