import { createContext, use } from 'react';
import type { AdminMessages } from '../messages.server.ts';

/** The messages that every screen behind the guard may need. */
export type Work = Pick<
  AdminMessages,
  'list' | 'palette' | 'shortcuts' | 'notifications' | 'jobPicker'
>;

export const WorkContext = createContext<Work | undefined>(undefined);

export function useWork(): Work {
  const work = use(WorkContext);
  if (!work) throw new Error('useWork is used outside of the guard');
  return work;
}
