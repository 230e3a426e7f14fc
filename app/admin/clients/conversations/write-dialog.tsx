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
  const [chosen, setChosen] = useState(contacts[0]?.person_id ?? '');
  return (
    <ComposeDialog
      title={t.dialog}
      draft={`contact:${client.id}:${chosen}`}
      target={{ person_id: chosen, client_id: client.id }}
      onClose={onClose}
    >
      <SelectField label={t.to} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {contacts.map(({ person_id: id, person }) => (
          <option key={id} value={id}>
            {[person.full_name, person.email].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
    </ComposeDialog>
  );
}
