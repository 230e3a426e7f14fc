import type { BulkWork } from '../../../../domain/bulk/bulk-action.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { BulkDialogProps } from '../bulk-dialog-props.ts';
import { undoablePart } from '../describe-action.ts';
import { PreviewSummary } from '../preview-summary.tsx';
import { useBulkDialog } from '../use-bulk-dialog.ts';

type WorkDialogProps = BulkDialogProps & {
  work: BulkWork;
  /** The name of the action, also on the button. */
  title: string;
  text?: string | undefined;
  submit: string;
  tone?: 'danger' | undefined;
};

/** Shows the effect of an action without any choices, and starts it. */
export function WorkDialog(props: WorkDialogProps) {
  const { target, selection, work, title, text, submit, tone, close, onStarted } = props;
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
      tone={tone}
      disabled={isDisabled}
    >
      {text && <p>{text}</p>}
      <PreviewSummary preview={preview} error={previewError} undo={undoablePart(work.kind, work)} />
    </FormDialog>
  );
}
