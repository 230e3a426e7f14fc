import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type ConfirmDialogProps = {
  messages: { title: string; text: string; cancel: string; submit: string };
  pending: boolean;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** Describes the affected object, above the explanation. */
  children?: ReactNode;
};

/** Asks for confirmation of an action that cannot be undone. */
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
