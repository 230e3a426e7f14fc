import { fill } from '../../i18n/format.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { useMessages } from '../use-messages.ts';

type AdministratorDialogProps = {
  /** Name of the colleague who gets the role. */
  name: string;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation instead of offering undo: a new administrator could use the rights before undo removes them.
 */
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
