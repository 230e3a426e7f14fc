import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { undecidedStages } from '../../../../../domain/jobs/job-closing.ts';
import type { Language } from '../../../../../domain/language.ts';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../../backend/backend-error.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { fill, formatTime } from '../../../../i18n/format.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../../../kit/actions/use-pending-action.ts';
import { DialogButtons } from '../../../kit/dialogs/dialog-buttons.tsx';
import { FormAlert } from '../../../kit/forms/form-alert.tsx';
import type { AdminMessages } from '../../../messages.en.ts';
import { useMessages } from '../../../use-messages.ts';
import { closeJob, countByStage, countInterviewees } from '../../data/closing.ts';
import { useJobEditing } from '../use-job-editor.ts';
import { type ClosingDraft, emptyClosing, findClosingErrors, toClosing } from './closing-draft.ts';
import { ClosingFields } from './closing-fields.tsx';
import { RejectionPreview } from './rejection-preview.tsx';

/**
 * Closing a job requires a decision about its applicants, so that none is left without an answer.
 */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { row: job, autosave } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { close: t } = messages;
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction();
  const [draft, setDraft] = useState<ClosingDraft>(emptyClosing);
  const [isTried, setTried] = useState(false);
  // Somebody has applied, been moved or withdrawn since the applicants were counted.
  const [isChanged, setChanged] = useState(false);
  // One idempotency key per dialog: repeated submits and retries close the job once.
  const [key] = useState(() => crypto.randomUUID());
  const { data: counts, refetch } = useClientQuery({
    queryKey: [...queryKeys.table('applications'), 'stages', job.id],
    queryFn: (client) => countByStage(client, job.id),
    staleTime: 0,
  });
  const { data: interviewees } = useClientQuery({
    queryKey: [...queryKeys.table('interviews'), 'stages', job.id],
    queryFn: (client) => countInterviewees(client, job.id),
    staleTime: 0,
  });
  const countOf = (stages: readonly (typeof undecidedStages)[number][]) =>
    stages.reduce((sum, stage) => sum + (counts?.[stage] ?? 0), 0);
  const waiting = countOf(undecidedStages);
  const rejected = draft.isRejecting ? countOf(draft.stages) : 0;
  const errors = findClosingErrors(draft, rejected);

  const submit = () =>
    run(async () => {
      setTried(true);
      setChanged(false);
      if (errors.size > 0) return;
      if (job.state === 'open' && autosave.isDirty && !(await autosave.save())) {
        toastError(editing.publish.unsaved);
        return;
      }
      const closing = toClosing(job.id, draft, rejected);
      const closed = await closeJob(await getClient(), closing, key).catch((error: unknown) => {
        if (codeOf(error) !== 'conflict') throw error;
      });
      if (!closed) {
        setChanged(true);
        await refetch();
        return;
      }
      await queries.invalidateQueries({ queryKey: queryKeys.row('jobs', job.id) });
      await queries.invalidateQueries({ queryKey: queryKeys.table('applications') });
      toast.success(sayDone(t, draft, closed, language));
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={job.state === 'closed' ? t.what : t.title}
      actions={
        <>
          {pending && rejected > 0 && (
            <p role="status" className="basis-full font-medium">
              {formatPlural(t.rejecting, rejected, language)}
            </p>
          )}
          <DialogButtons
            cancel={job.state === 'closed' ? messages.client.cancel : t.cancel}
            submit={
              pending
                ? t.working
                : rejected > 0
                  ? formatPlural(t.submitReject, rejected, language)
                  : t.submit
            }
            tone={rejected > 0 ? 'danger' : 'solid'}
            disabled={pending || !counts || !interviewees}
            onCancel={onClose}
            onSubmit={submit}
          />
        </>
      }
    >
      {job.state !== 'closed' && <p className="text-soft">{t.text}</p>}
      {!counts && <Skeleton className="h-24" />}
      {counts && waiting === 0 && <p>{t.none}</p>}
      {counts && waiting > 0 && (
        <ClosingFields
          draft={draft}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          counts={counts}
          interviewees={interviewees ?? {}}
          waiting={waiting}
          rejected={rejected}
          errors={isTried ? errors : new Set()}
          preview={<RejectionPreview jobId={job.id} draft={draft} />}
        />
      )}
      {isChanged && <FormAlert>{t.changed}</FormAlert>}
    </Dialog>
  );
}

function sayDone(
  messages: AdminMessages['jobEditor']['close'],
  { mail, sendAfter }: ClosingDraft,
  { rejected, mailed }: { rejected: number; mailed: number },
  language: Language,
): string {
  if (rejected === 0) return messages.done;
  const done =
    mail === 'later'
      ? fill(messages.doneLater, {
          rejected,
          mailed,
          time: formatTime(new Date(sendAfter), language),
        })
      : fill(messages.doneRejected, { rejected, mailed });
  const silent = mail === 'nothing' ? 0 : rejected - mailed;
  if (silent === 0) return done;
  return `${done} ${formatPlural(messages.unreachable, silent, language)}`;
}
