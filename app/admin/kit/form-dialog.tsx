import type { ComponentProps, ReactNode } from 'react';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type FormDialogProps = {
  open?: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
} & Pick<ComponentProps<'form'>, 'id' | 'onSubmit' | 'noValidate'> &
  Pick<ComponentProps<typeof DialogButtons>, 'cancel' | 'submit' | 'disabled' | 'tone'>;

/** A dialog with a form and the buttons that submit or cancel it. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, onClose, children, id, onSubmit, noValidate, ...buttons } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form id={id} className="grid gap-4" onSubmit={onSubmit} noValidate={noValidate}>
        {children}
        <DialogFooter>
          <DialogButtons {...buttons} onCancel={onClose} />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
