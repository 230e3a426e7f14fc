import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  findJobErrors,
  type JobBlocker,
  listJobBlockers,
} from '../../../../domain/jobs/job-draft.ts';
import { toStockholmDay } from '../../../../domain/stockholm-day.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { DialogButtons } from '../../kit/dialog-buttons.tsx';
import { Points } from '../../kit/editor/points.tsx';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { countWaitingRejections, openJob } from '../data/editor.ts';
import { useJobEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';

type PublishDialogProps = { autosave: Autosave; onClose: () => void };

/** Says what will happen and lists missing fields. It validates what the database would reject. */
export function PublishDialog({ autosave, onClose }: PublishDialogProps) {
  const { job, draft, missing } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { publish } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction();
  const [isUnsaved, setUnsaved] = useState(false);
  const today = toStockholmDay(new Date());
  const blockers: (JobBlocker | 'unsaved')[] = listJobBlockers(draft, today);
  if (isUnsaved) blockers.push('unsaved');
  const isBlocked = blockers.length > 0;
  const fields = Object.keys(findJobErrors(draft))
    .map((key) => fieldLabel(key, draft, messages))
    .join(', ');
  const isReopening = job.state === 'closed';
  const { data: waiting = 0 } = useQuery({
    queryKey: [...queryKeys.table('outbox'), 'rejections', job.id],
    queryFn: async () => countWaitingRejections(await getClient(), [job.id]),
    enabled: isReopening,
    staleTime: 0,
  });

  const submit = () =>
    run(async () => {
      if (!(await autosave.save())) return setUnsaved(true);
      const { version } = autosave.getSnapshot().stored;
      const saved = await openJob(await getClient(), job.id, version);
      await queries.invalidateQueries({ queryKey: queryKeys.row('jobs', job.id) });
      // A colleague saved first: the editor now shows their changes, which the user should review.
      if (saved === null) return;
      toast.success(isReopening ? publish.reopened : publish.done);
      onClose();
    });

  const submitLabel = missing.size > 0 ? publish.anyway : publish.submit;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isReopening ? publish.reopenTitle : publish.title}
      actions={
        <DialogButtons
          cancel={publish.cancel}
          submit={isReopening ? publish.reopen : submitLabel}
          disabled={pending || isBlocked}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      {waiting > 0 && <p className="text-amber">{fill(publish.waitingMail, { count: waiting })}</p>}
      {isBlocked ? (
        <Points title={publish.blocked} tone="text-lingon">
          {blockers.map((blocker) => (
            <li key={blocker}>{fillAny(publish.blockers[blocker], { fields })}</li>
          ))}
        </Points>
      ) : (
        <When today={today} isReopening={isReopening} />
      )}
      {missing.size > 0 && (
        <Points title={publish.missing} tone="text-amber">
          {[...missing].map((key) => (
            <li key={key}>{fieldLabel(key, draft, messages)}</li>
          ))}
        </Points>
      )}
      {!draft.salary?.is_shown && <p className="text-amber">{publish.noSalary}</p>}
    </Dialog>
  );
}

function When({ today, isReopening }: { today: string; isReopening: boolean }) {
  const { draft } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { publish } = messages;
  const language = useLanguage();
  const date = draft.opens_on > today && formatDate(new Date(draft.opens_on), language);
  return (
    <p className="text-soft">
      {date ? fill(publish.later, { date }) : publish.now} {!isReopening && publish.alerts}
    </p>
  );
}
