import { useState } from 'react';
import type { BulkDialogProps } from '../bulk/bulk-dialog-props.ts';
import { PreviewSummary } from '../bulk/preview-summary.tsx';
import { useBulkDialog } from '../bulk/use-bulk-dialog.ts';
import type { BulkAction } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import { ProposeDialog } from '../people/proposals/propose-dialog.tsx';

/** Mails many people together. The mails wait until the action can no longer be undone. */
export function candidateActions({ actions }: AdminMessages['candidates']): BulkAction[] {
  return [
    {
      key: 'propose',
      label: actions.propose,
      target: 'people',
      renderBulkDialog: (props) => <ProposeToMany {...props} />,
    },
    { key: 'renew', label: actions.renew, target: 'people', work: { kind: 'renew' } },
  ];
}

function ProposeToMany({ target, selection, count, close, onStarted }: BulkDialogProps) {
  const [jobId, setJobId] = useState<string>();
  const callWith = (job: string, message?: string) => ({
    target,
    selection,
    work: { kind: 'propose', job_id: job, message, role: 'candidate' } as const,
  });
  const { preview, previewError, start, isDisabled } = useBulkDialog(
    jobId === undefined ? undefined : callWith(jobId),
    onStarted,
  );
  return (
    <ProposeDialog
      open
      count={count}
      onClose={close}
      onChooseJob={setJobId}
      disabled={jobId !== undefined && isDisabled}
      onPropose={({ jobId: job, message }) => start(callWith(job, message))}
    >
      {jobId !== undefined && <PreviewSummary preview={preview} error={previewError} undo="mail" />}
    </ProposeDialog>
  );
}
