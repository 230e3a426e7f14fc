import { createContext, use } from 'react';
import type { JobDraft } from '../../../../domain/jobs/job-draft.ts';
import type { EditedJob } from '../data/editor.ts';
import type { EditorTexts } from './load-editor.server.ts';

export type JobEditing = EditorTexts & {
  job: EditedJob;
  draft: JobDraft;
  change: (changes: Partial<JobDraft>) => void;
  /** What is wrong with a field, in words. */
  faultOf: (key: string) => string | undefined;
  /** Keys of the texts that one language lacks. */
  missing: Set<string>;
  /** Only to be read. */
  disabled: boolean;
};

/** A change to one field; undefined takes it away. */
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
