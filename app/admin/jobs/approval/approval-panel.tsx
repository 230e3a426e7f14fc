import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { JobApproval } from '../../../../domain/jobs/ad-approval.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { refetch } from '../../../backend/refetch.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { Section } from '../../kit/screens/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { withdrawApproval } from '../data/approval.ts';
import { useJobEditing } from '../editor/use-job-editor.ts';
import { AskApprovalDialog } from './ask-dialog.tsx';
import { approvalKey, useApproval, useApprovalValues } from './use-approval.ts';

/** The state of the client's approval of the ad, and the button to ask for it. */
export function ApprovalPanel() {
  const t = useMessages('jobApproval');
  const { row: job } = useJobEditing();
  const { isAskable, approval, differs } = useApproval();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = approval !== null && !approval.decision && !approval.ended;
  // A published ad that nobody was asked about needs no panel.
  if (!isAskable || (job.state === 'open' && !approval)) return null;

  const withdraw = (id: string) =>
    run(async () => {
      const isWithdrawn = await withdrawApproval(await getClient(), id);
      await refetch(queries, approvalKey(job.id));
      if (isWithdrawn) toast.success(t.withdrawn);
      else toastError(t.answeredFirst);
    });

  return (
    <Section title={t.title}>
      {approval ? <State approval={approval} differs={differs} /> : <p>{t.none}</p>}
      {job.state !== 'open' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="paper" size="compact" onClick={() => setAsking(true)}>
            {approval ? t.askAgain : t.askClient}
          </Button>
          {isWaiting && (
            <TextButton disabled={pending} onClick={() => void withdraw(approval.id)}>
              {t.withdraw}
            </TextButton>
          )}
        </div>
      )}
      {isAsking && (
        <AskApprovalDialog
          isWaiting={isWaiting}
          lastRequest={approval?.id}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function State({ approval, differs }: { approval: JobApproval; differs: boolean }) {
  const t = useMessages('jobApproval');
  const { asked, decided } = useApprovalValues(approval);
  const { decision, ended, comment } = approval;
  if (ended) return <p>{fillAny(t.ended[ended], asked)}</p>;
  return (
    <div role="status" className="grid justify-items-start gap-2">
      {!decision && (
        <>
          <Badge tone="waiting">{t.waiting}</Badge>
          <p>{fill(t.waitingFor, asked)}</p>
        </>
      )}
      {decision === 'approved' && (
        <>
          <Badge tone={differs ? 'waiting' : 'good'}>{t.approved}</Badge>
          <p>{fill(t.approvedBy, decided)}</p>
        </>
      )}
      {decision === 'changes_asked' && (
        <>
          <Badge tone="bad">{t.changes}</Badge>
          <p>{fill(t.changesBy, decided)}</p>
        </>
      )}
      {comment && (
        <blockquote className="w-full rounded-compact bg-wool px-4 py-2.5 wrap-anywhere whitespace-pre-line">
          {comment}
        </blockquote>
      )}
      {differs && <p className="font-medium text-amber">{t.differs}</p>}
    </div>
  );
}
