import type { BulkWork } from '../../../../domain/bulk/bulk-action.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { sendsMail } from '../describe-action.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

type WorkDialogProps = BulkDialogProps & {
  work: BulkWork;
  /** The name of the action, also on the button. */
  title: string;
  submit: string;
};

/** Says what an action without any choices will do, and starts it. */
export function WorkDialog(props: WorkDialogProps) {
  const { target, selection, work, title, submit, close, onStarted } = props;
  const { cancel } = useMessages('bulk');
  const call = { target, selection, work };
  const { preview, previewError, start, isDisabled } = useBulkDialog(call, onStarted);
  return (
    <FormDialog
      onClose={close}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        void start(call);
      }}
      cancel={cancel}
      submit={submit}
      disabled={isDisabled}
    >
      <PreviewSummary
        preview={preview}
        error={previewError}
        undo={sendsMail(work.kind, work) ? 'mail' : 'rows'}
      />
    </FormDialog>
  );
}
