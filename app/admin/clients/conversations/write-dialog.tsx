import { useState } from 'react';
import { SelectField } from '../../../ui/fields/field.tsx';
import { ComposeDialog } from '../../conversations/compose/compose-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';

type WriteDialogProps = { client: Client; onClose: () => void };

/** Writes to a contact of the client. */
export function WriteDialog({ client, onClose }: WriteDialogProps) {
  const { conversations: t } = useMessages('clientEvents');
  const contacts = client.contacts.filter(({ person }) => person.email);
  const [chosenContact, setChosenContact] = useState(contacts[0]?.person_id ?? '');
  return (
    <ComposeDialog
      title={t.dialog}
      draft={`contact:${client.id}:${chosenContact}`}
      target={{ person_id: chosenContact, client_id: client.id }}
      onClose={onClose}
    >
      <SelectField
        label={t.recipient}
        value={chosenContact}
        onChange={(event) => setChosenContact(event.target.value)}
      >
        {contacts.map(({ person_id: id, person }) => (
          <option key={id} value={id}>
            {[person.full_name, person.email].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
    </ComposeDialog>
  );
}
