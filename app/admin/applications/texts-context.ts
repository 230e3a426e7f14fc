import { createContext, use } from 'react';
import type { AdminMessages } from '../messages.server.ts';

export type Texts = AdminMessages['applications'];

export const TextsContext = createContext<Texts | undefined>(undefined);

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts is used outside of the applications');
  return texts;
}
