import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../kit/dialog-buttons.tsx';

type ConfirmProps = {
  label: string;
  title: string;
  children: ReactNode;
  cancel: string;
  confirm: string;
  onConfirm: () => void;
};

/** Only for actions that cannot be undone; all others run without confirmation. */
export function Confirm({ label, title, children, cancel, confirm, onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="paper"
        size="compact"
        className="justify-self-start text-lingon"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        actions={
          <DialogButtons
            cancel={cancel}
            submit={confirm}
            tone="danger"
            onCancel={close}
            onSubmit={() => {
              close();
              onConfirm();
            }}
          />
        }
      >
        {children}
      </Dialog>
    </>
  );
}
