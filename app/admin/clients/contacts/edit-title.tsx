import { maxClientLengths } from '../../../../domain/clients/client.ts';
import { InputField } from '../../../ui/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useSubmit } from '../../kit/use-submit.ts';
import type { UndoableMutation } from '../../kit/use-undoable-mutation.ts';
import { useMessages } from '../../use-messages.ts';
import type { Contact } from '../data/client.ts';
import { updateContactTitle } from '../data/contacts.ts';

type EditTitleProps = {
  clientId: string;
  contact: Contact;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** The role at the client; the person's own details are edited on their page. */
export function EditTitle({ clientId, contact, mutate, onClose }: EditTitleProps) {
  const messages = useMessages('clients');
  const { contacts: t } = messages;
  const { person_id: personId, title } = contact;
  const { pending, onSubmit } = useSubmit(async (field) => {
    const next = field('title').trim() || null;
    const isDone = await mutate({
      work: (backend) => updateContactTitle(backend, clientId, personId, next),
      undo: (backend) => updateContactTitle(backend, clientId, personId, title),
      done: t.saved,
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.editDialog}
      cancel={messages.cancel}
      submit={messages.save}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <InputField
        name="title"
        label={t.role}
        hint={t.roleHint}
        defaultValue={title ?? ''}
        maxLength={maxClientLengths.title}
      />
    </FormDialog>
  );
}
