import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InputField } from '../../../ui/field.tsx';
import { useSubmit } from '../../use-submit.ts';
import { useWork } from '../../work-context.ts';

type NameDialogProps = {
  title: string;
  name?: string;
  onClose: () => void;
  onName: (name: string) => Promise<boolean>;
};

export function NameDialog({ title, name = '', onClose, onName }: NameDialogProps) {
  const messages = useWork().list.views;
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
        <div className="flex justify-end gap-2">
          <Button variant="quiet" size="compact" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" size="compact" disabled={pending}>
            {messages.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
