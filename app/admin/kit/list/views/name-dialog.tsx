import { Dialog, DialogFooter } from '../../../../ui/dialog.tsx';
import { InputField } from '../../../../ui/field.tsx';
import { useMessages } from '../../../use-messages.ts';
import { DialogButtons } from '../../dialog-buttons.tsx';
import { useSubmit } from '../../use-submit.ts';

type NameDialogProps = {
  title: string;
  name?: string;
  onClose: () => void;
  onName: (name: string) => Promise<boolean>;
};

export function NameDialog({ title, name = '', onClose, onName }: NameDialogProps) {
  const messages = useMessages('list').views;
  const { pending, onSubmit } = useSubmit(async (fields) => {
    if (await onName(fields('name').trim())) onClose();
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-5">
        <InputField
          name="name"
          label={messages.name}
          hint={messages.nameHint}
          defaultValue={name}
          maxLength={80}
          required
        />
        <DialogFooter>
          <DialogButtons
            cancel={messages.cancel}
            submit={messages.confirm}
            disabled={pending}
            onCancel={onClose}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
