import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

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
        <>
          <Button variant="quiet" size="compact" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            size="compact"
            disabled={pending}
            onClick={() => void onSubmit()}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      {children}
      <p className="text-soft">{messages.text}</p>
    </Dialog>
  );
}
