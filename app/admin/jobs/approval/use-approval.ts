import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { findApproval } from '../data/approval.ts';
import { useJobEditing } from '../editor/use-job-editor.ts';

export const approvalKey = (jobId: string) =>
  [...queryKeys.table('job_approvals'), 'job', jobId] as const;

/** The newest request about the ad, live: with the answer of the client, and whether the ad has changed since. */
export function useApproval() {
  const { row: job, draft, snapshot } = useJobEditing();
  const { role } = useStaff();
  const isAskable = role !== 'editor' && draft.kind === 'client' && draft.client_id !== null;
  const { data } = useLiveTables({
    queryKey: [...approvalKey(job.id), draft.client_id],
    queryFn: async (client) => (isAskable ? findApproval(client, job.id) : null),
    // Follows the job as well: the server compares the text of the job with the text that was sent.
    follow: [
      { table: 'job_approvals', filter: `job_id=eq.${job.id}` },
      { table: 'jobs', filter: `id=eq.${job.id}` },
    ],
  });
  const approval = isAskable ? (data ?? null) : null;
  return {
    isAskable,
    approval,
    /** True if the ad differs from the text that was sent, or has unsaved changes. */
    differs: approval !== null && (approval.differs || snapshot.state !== 'saved'),
  };
}

/** Returns the values for the placeholders in messages about a request. */
export function useApprovalValues(approval: ReturnType<typeof useApproval>['approval']) {
  const t = useMessages('jobApproval');
  const language = useLanguage();
  const day = (at: string | null | undefined) => (at ? formatDay(new Date(at), language) : '');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    asked: {
      day: day(approval?.asked_at),
      names: list.format(approval?.contacts.length ? approval.contacts : [t.someone]),
    },
    decided: { day: day(approval?.decided_at), name: approval?.decided_by ?? t.someone },
  };
}
