import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Dialog, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { useDialogError } from '../../../ui/toast/use-dialog-error.ts';
import { DialogButtons } from './dialog-buttons.tsx';

type FormDialogProps = {
  open?: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
} & Pick<ComponentProps<'form'>, 'id' | 'onSubmit' | 'onInput' | 'noValidate'> &
  Pick<ComponentProps<typeof DialogButtons>, 'cancel' | 'submit' | 'disabled' | 'tone'>;

/** A dialog with a form and the buttons that submit or cancel it. An error of submitting is shown above the buttons. */
export function FormDialog(props: FormDialogProps) {
  const {
    open = true,
    title,
    onClose,
    children,
    id,
    onSubmit,
    onInput,
    noValidate,
    ...buttons
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [error, clearError] = useDialogError(form);
  const close = () => {
    clearError();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title}>
      <form
        ref={form}
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          clearError();
          onSubmit?.(event);
        }}
        onInput={onInput}
        onKeyDown={(event) => submitOnKeys(event, buttons.disabled)}
        noValidate={noValidate}
      >
        {children}
        {error && (
          <p role="alert" className="text-sm font-medium text-lingon">
            {error}
          </p>
        )}
        <DialogFooter>
          <DialogButtons {...buttons} onCancel={close} />
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Enter adds a line to a longer text, so that Ctrl + Enter submits from there, as it does with notes. */
function submitOnKeys(event: KeyboardEvent<HTMLFormElement>, isDisabled = false): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  if (isDisabled || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
