import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmButtonProps = {
  label: string;
  messages: { title: string; text: string; cancel: string; submit: string };
  /** True while another action of the screen runs: this action would be ignored then. */
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
};

/** Asks before an action that cannot be undone. All other actions run without confirmation. */
export function ConfirmButton({ label, messages, disabled, onConfirm }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="paper"
        size="compact"
        className="justify-self-start text-lingon"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          messages={messages}
          pending={false}
          onClose={close}
          onSubmit={() => {
            close();
            return onConfirm();
          }}
        />
      )}
    </>
  );
}
