import { useEffect, useMemo } from 'react';
import { findJobErrors, type JobDraft } from '../../../../domain/jobs/job-draft.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { DataError } from '../../../backend/unwrap.ts';
import type { Stored } from '../../kit/autosave/autosave.ts';
import { codeOf, isTransient } from '../../kit/autosave/is-transient.ts';
import { openLocalDraft } from '../../kit/autosave/local-draft.ts';
import type { Fields } from '../../kit/autosave/merge-fields.ts';
import { useAutosave } from '../../kit/autosave/use-autosave.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { type EditedJob, findEditedJob, saveJob } from '../data/editor.ts';

type Options = {
  automatic: boolean;
  nameOf: (staffId: string | null) => string | null;
};

/** The draft of a job, kept in the browser and on the server, and true to what colleagues save. */
export function useJobAutosave(job: EditedJob, { automatic, nameOf }: Options) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const stored = useMemo(() => toStored(job, nameOf), [job, nameOf]);
  const { autosave, snapshot } = useAutosave(stored, {
    automatic,
    draft: openLocalDraft(`job-draft:${userId}:${job.id}`),
    findFaults: (fields) => Object.keys(findJobErrors(fields as JobDraft)),
    combine: (key, theirs, mine) =>
      key === 'questions'
        ? [...new Set([...(mine as string[]), ...(theirs as string[])])]
        : undefined,
    blame: (error) => (codeOf(error) === '23505' ? 'slug' : undefined),
    isTransient,
    save: async (fields, changed, version) =>
      saveJob(await getClient(), job.id, { draft: fields as JobDraft, changed, version }),
    load: async () => {
      const current = await findEditedJob(await getClient(), job.id);
      if (!current) throw new DataError({ message: 'The job is gone.', code: '42501' });
      return toStored(current, nameOf);
    },
  });

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  return { autosave, snapshot, draft: tidy(snapshot.fields) };
}

function toStored(job: EditedJob, nameOf: Options['nameOf']): Stored {
  const { version, savedAt, savedBy, draft, state } = job;
  // A colleague may open it while somebody writes: what is public changes by hand.
  const automatic = state === 'draft';
  return { version, savedAt, savedBy: nameOf(savedBy), fields: draft, automatic };
}

/** Questions that one of two people removed leave the list as well. */
function tidy(fields: Fields): JobDraft {
  const draft = fields as JobDraft;
  return { ...draft, questions: draft.questions.filter((id) => draft[`question:${id}`]) };
}
