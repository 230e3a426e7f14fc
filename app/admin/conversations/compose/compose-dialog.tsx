import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ComposeForm, type ComposeFormProps } from './compose-form.tsx';

type ComposeDialogProps = Omit<ComposeFormProps, 'onSent' | 'onCancel'> & {
  title: string;
  onClose: () => void;
  /** Above the mail, such as the choice of its recipient. */
  children?: ReactNode;
};

export function ComposeDialog({ title, onClose, children, ...form }: ComposeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} wide>
      {children}
      <ComposeForm key={form.draft} {...form} onSent={onClose} onCancel={onClose} />
    </Dialog>
  );
}
