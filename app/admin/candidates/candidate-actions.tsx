import type { BulkDialogProps } from '../bulk/bulk-dialog-props.ts';
import { useStartBulk } from '../bulk/use-start-bulk.ts';
import type { BulkAction } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import { ProposeDialog } from '../people/proposals/propose-dialog.tsx';
import type { CandidateRow } from './candidate-source.ts';

/** Mails many people together. The mails wait until the action can no longer be undone. */
export function candidateActions({
  actions,
}: AdminMessages['candidates']): BulkAction<CandidateRow>[] {
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
  const startBulk = useStartBulk();
  return (
    <ProposeDialog
      open
      count={count}
      onClose={close}
      onPropose={async ({ jobId, message }) => {
        const work = {
          kind: 'propose',
          job_id: jobId,
          message,
          role: 'candidate',
        } as const;
        await startBulk({ target, selection, work });
        onStarted();
      }}
    />
  );
}
