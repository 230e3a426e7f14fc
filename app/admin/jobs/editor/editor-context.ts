import { createContext, use } from 'react';
import type { JobDraft } from '../../../../domain/jobs/job-draft.ts';
import type { EditedJob } from '../data/editor.ts';

export type JobEditing = {
  job: EditedJob;
  draft: JobDraft;
  change: (changes: Partial<JobDraft>) => void;
  /** The error of a field as a message. */
  errorOf: (key: string) => string | undefined;
  /** Keys of the texts that are missing in one language. */
  missing: Set<string>;
  /** True if the user may only read. */
  disabled: boolean;
};

/** Creates a change of one field; undefined removes the field. */
export function entry<Key extends keyof JobDraft>(
  key: Key,
  value: JobDraft[Key] | undefined,
): Partial<JobDraft> {
  return { [key]: value } as Partial<JobDraft>;
}

export const JobEditingContext = createContext<JobEditing | undefined>(undefined);

export function useJobEditing(): JobEditing {
  const editing = use(JobEditingContext);
  if (!editing) throw new Error('useJobEditing is used outside of the job editor');
  return editing;
}
