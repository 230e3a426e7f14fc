import { fill } from '../../i18n/format.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useMessages } from '../use-messages.ts';

type AdministratorDialogProps = {
  /** Whoever gets the role. */
  name: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before somebody gets all rights: until an undo they could already have used them. */
export function AdministratorDialog({ name, onConfirm, onClose }: AdministratorDialogProps) {
  const { administrator: t, cancel } = useMessages('users');
  return (
    <ConfirmDialog
      messages={{ title: fill(t.title, { name }), text: t.text, cancel, submit: t.submit }}
      pending={false}
      onClose={onClose}
      onSubmit={async () => {
        onClose();
        onConfirm();
      }}
    />
  );
}
