import { maxViewNameLength } from '../../../../../domain/staff/saved-view.ts';
import { InputField } from '../../../../ui/fields/field.tsx';
import { useMessages } from '../../../use-messages.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { useSubmit } from '../../forms/use-submit.ts';

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
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={onSubmit}
      cancel={messages.cancel}
      submit={messages.confirm}
      disabled={pending}
    >
      <InputField
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        defaultValue={name}
        maxLength={maxViewNameLength}
        // The pattern rejects a name of spaces only.
        pattern=".*\S.*"
        required
      />
    </FormDialog>
  );
}
