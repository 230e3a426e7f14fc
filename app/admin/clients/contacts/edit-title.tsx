import { useState } from 'react';
import { maxClientLengths } from '../../../../domain/clients/client.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { changedFields } from '../../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Contact } from '../data/client.ts';
import { titleSource } from '../data/contacts.ts';

type EditTitleProps = {
  clientId: string;
  contact: Contact;
  mutate: UndoableMutation;
  onClose: () => void;
};

/**
 * Edits the role of a contact at the client, which is the column `title`. The person's own details are edited on their
 * page.
 */
export function EditTitle({ clientId, contact, mutate, onClose }: EditTitleProps) {
  const messages = useMessages('clients');
  const { contacts: t } = messages;
  // Live updates replace `contact` while the input keeps its value.
  const [{ person_id: personId, title }] = useState(contact);
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => titleSource(client, clientId, personId),
    done: t.saved,
    hasUndo: true,
    onSaved: onClose,
    labelOf: () => t.role,
  });
  const { pending, onSubmit } = useSubmit((field) =>
    save(changedFields({ title }, { title: field('title').trim() || null }), { title }),
  );
  return (
    <>
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
      {question}
    </>
  );
}
