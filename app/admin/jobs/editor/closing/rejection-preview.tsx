import { stageTemplate } from '../../../../../domain/applications/application-move.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { MailPreview } from '../../../applications/moves/mail-preview.tsx';
import { findFirstRecipient } from '../../data/closing.ts';
import type { ClosingDraft } from './closing-draft.ts';

type RejectionPreviewProps = { jobId: string; draft: ClosingDraft };

/** The mail to the first applicant who is rejected when a job is closed. */
export function RejectionPreview({ jobId, draft }: RejectionPreviewProps) {
  const { stages } = draft;
  const { data: first } = useClientQuery({
    queryKey: [...queryKeys.table('applications'), 'first', jobId, stages],
    queryFn: (client) => findFirstRecipient(client, jobId, stages),
  });
  const template = stageTemplate('rejected');
  if (!first || !template) return null;
  return (
    <MailPreview
      template={template}
      language={first.language}
      applicationId={first.id}
      firstOf={first.name}
      jobId={jobId}
      message={draft.message.trim()}
    />
  );
}
