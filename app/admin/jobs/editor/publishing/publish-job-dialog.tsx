import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { listJobBlockers } from '../../../../../domain/jobs/job-draft.ts';
import { toStockholmDay } from '../../../../../domain/time/stockholm-day.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { fill, formatDate } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { PublishDialog } from '../../../kit/editor/publish-dialog.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useApprovalQuestion } from '../../approval/use-approval-question.tsx';
import { countWaitingRejections } from '../../data/closing.ts';
import { openJob } from '../../data/editor.ts';
import { useJobEditing } from '../use-job-editor.ts';
import { usePlanLimit } from './use-plan-limit.tsx';

/** Publishes a job, or reopens a closed one. */
export function PublishJobDialog({ onClose }: { onClose: () => void }) {
  const { row: job, draft, missing } = useJobEditing();
  const { publish } = useMessages('jobEditor');
  const editing = useMessages('editing');
  const queries = useQueryClient();
  const language = useLanguage();
  const today = toStockholmDay(new Date());
  const date = draft.opens_on > today && formatDate(new Date(draft.opens_on), language);
  const isReopening = job.state === 'closed';
  const { data: waiting = 0 } = useClientQuery({
    queryKey: [...queryKeys.table('outbox'), 'rejections', job.id],
    queryFn: (client) => countWaitingRejections(client, [job.id]),
    enabled: isReopening,
    staleTime: 0,
  });
  const limit = usePlanLimit();
  const approval = useApprovalQuestion();
  const { submit } = editing.publish;

  return (
    <PublishDialog
      title={isReopening ? publish.reopenTitle : publish.title}
      submit={isReopening ? publish.reopen : submit}
      blockers={listJobBlockers(draft, today).map((blocker) => publish.blockers[blocker])}
      missing={missing}
      isDisabled={limit.isUpgrading}
      // Both validate, even if the first one fails, so that each marks its missing fields.
      validate={() => [limit.validate(), approval.validate()].every(Boolean)}
      publish={async (client, version) => {
        const reason = await limit.prepare(client);
        const saved = await openJob(client, job.id, { version, reason }).finally(limit.recount);
        await queries.invalidateQueries({ queryKey: queryKeys.row('jobs', job.id) });
        if (saved === null) return false;
        toast.success(isReopening ? publish.reopened : publish.done);
        return true;
      }}
      onClose={onClose}
      notes={
        <>
          {waiting > 0 && (
            <p className="text-amber">{fill(publish.waitingMail, { count: waiting })}</p>
          )}
          {!draft.salary?.is_shown && <p className="text-amber">{publish.noSalary}</p>}
        </>
      }
    >
      <p className="text-soft">
        {date ? fill(publish.later, { date }) : publish.now} {!isReopening && publish.alerts}
      </p>
      {approval.notice}
      {limit.question}
    </PublishDialog>
  );
}
