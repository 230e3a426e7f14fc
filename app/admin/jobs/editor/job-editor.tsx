import { useMemo } from 'react';
import { findJobErrors, listMissingInJob } from '../../../../domain/jobs/job-draft.ts';
import { LeaveGuard } from '../../kit/autosave/leave-guard.tsx';
import { sameValue } from '../../kit/autosave/same-value.ts';
import { SaveNotices } from '../../kit/autosave/save-notices.tsx';
import { useNameOf } from '../../kit/editor/use-name-of.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { EditedJob } from '../data/editor.ts';
import { Details } from './details.tsx';
import { type JobEditing, JobEditingContext } from './editor-context.ts';
import { fieldLabel, showValue } from './field-label.ts';
import { JobHeader } from './job-header.tsx';
import { JobStatus } from './job-status.tsx';
import { Questions } from './questions.tsx';
import { Rights } from './rights.tsx';
import { Salary } from './salary.tsx';
import { JobSearchResult } from './search-result.tsx';
import { Texts } from './texts.tsx';
import { useJobAutosave } from './use-job-autosave.ts';

export function JobEditor({ job }: { job: EditedJob }) {
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { role } = useStaff();
  const { staff, nameOf } = useNameOf();
  const disabled = role === 'editor' && job.state !== 'draft';
  // A published job is saved by hand only: autosave would publish half a sentence.
  const automatic = job.state === 'draft';
  const { autosave, snapshot, draft } = useJobAutosave(job, { automatic, nameOf });
  const errors = useMemo(() => findJobErrors(draft), [draft]);

  const value = useMemo<JobEditing>(() => {
    const errorOf = (key: string) => {
      const error = errors[key];
      if (error) return messages.errors[error];
      const isRejected = key === 'slug' && sameValue(snapshot.rejected.slug, draft.slug);
      return isRejected ? messages.errors.slug_taken : undefined;
    };
    return {
      job,
      draft,
      errorOf,
      disabled,
      change: (changes) => autosave.change(changes),
      missing: new Set(listMissingInJob(draft)),
    };
  }, [messages, job, draft, errors, disabled, autosave, snapshot.rejected]);

  return (
    <JobEditingContext value={value}>
      <JobHeader autosave={autosave} snapshot={snapshot} automatic={automatic} />
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <SaveNotices
          autosave={autosave}
          snapshot={snapshot}
          messages={editing}
          nameField={(key) => fieldLabel(key, draft, messages)}
          showValue={showValue}
        />
        <Rights />
        <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_19rem]">
          <fieldset disabled={disabled} className="grid min-w-0 gap-4">
            <Details staff={staff} />
            <Texts />
            <Salary />
            <Questions />
          </fieldset>
          <div className="grid gap-4 md:grid-cols-2 min-[84rem]:sticky min-[84rem]:top-[9.5rem] min-[84rem]:grid-cols-1">
            <JobStatus nameOf={nameOf} />
            <JobSearchResult />
          </div>
        </div>
      </div>
      <LeaveGuard autosave={autosave} automatic={automatic} messages={editing.leave} />
    </JobEditingContext>
  );
}
