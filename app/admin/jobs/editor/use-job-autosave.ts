import { useEffect, useMemo } from 'react';
import { findJobErrors, type JobDraft } from '../../../../domain/jobs/job-draft.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError, codeOf } from '../../../backend/backend-error.ts';
import type { Stored } from '../../kit/autosave/autosave.ts';
import { isTransient } from '../../kit/autosave/is-transient.ts';
import { openLocalDraft } from '../../kit/autosave/local-draft.ts';
import type { Fields } from '../../kit/autosave/merge-fields.ts';
import { useAutosave } from '../../kit/autosave/use-autosave.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { type EditedJob, findEditedJob, saveJob } from '../data/editor.ts';

type Options = {
  automatic: boolean;
  nameOf: (staffId: string | null) => string | null;
};

/**
 * Autosave for a job: it stores the draft in the browser and on the server, and merges changes of
 * colleagues.
 */
export function useJobAutosave(job: EditedJob, { automatic, nameOf }: Options) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const stored = useMemo(() => toStored(job, nameOf), [job, nameOf]);
  const { autosave, snapshot } = useAutosave(stored, {
    automatic,
    draft: openLocalDraft(`job-draft:${userId}:${job.id}`),
    findInvalidKeys: (fields) => Object.keys(findJobErrors(fields as JobDraft)),
    combine: (key, theirs, mine) =>
      key === 'questions'
        ? [...new Set([...(mine as string[]), ...(theirs as string[])])]
        : undefined,
    findErrorKey: (error) => (codeOf(error) === '23505' ? 'slug' : undefined),
    isTransient,
    save: async (fields, changed, version) =>
      saveJob(await getClient(), job.id, { draft: fields as JobDraft, changed, version }),
    load: async () => {
      const current = await findEditedJob(await getClient(), job.id);
      if (!current) throw new BackendError({ message: 'The job is gone.', code: '42501' });
      return toStored(current, nameOf);
    },
  });

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  return { autosave, snapshot, draft: tidy(snapshot.fields) };
}

function toStored(job: EditedJob, nameOf: Options['nameOf']): Stored {
  const { version, savedAt, savedBy, draft, state } = job;
  // A colleague may publish the job during editing; from then on it is saved by hand only.
  const automatic = state === 'draft';
  return { version, savedAt, savedBy: nameOf(savedBy), fields: draft, automatic };
}

/** Removes questions from the order that one of the two editors deleted. */
function tidy(fields: Fields): JobDraft {
  const draft = fields as JobDraft;
  return { ...draft, questions: draft.questions.filter((id) => draft[`question:${id}`]) };
}
