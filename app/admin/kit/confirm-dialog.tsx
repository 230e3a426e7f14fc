import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type ConfirmDialogProps = {
  messages: { title: string; text: string; cancel: string; submit: string };
  pending: boolean;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** What it is about, above what will happen to it. */
  children?: ReactNode;
};

/** Asks once more before what cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { messages, pending, onSubmit, onClose, children } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      actions={
        <DialogButtons
          cancel={messages.cancel}
          submit={messages.submit}
          tone="danger"
          disabled={pending}
          onCancel={onClose}
          onSubmit={onSubmit}
        />
      }
    >
      {children}
      <p className="text-soft">{messages.text}</p>
    </Dialog>
  );
}
