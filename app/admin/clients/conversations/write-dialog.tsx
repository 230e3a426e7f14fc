import { useState } from 'react';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { maxSubjectLength } from '../../../../domain/mail/staff-mail.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fill } from '../../../i18n/format.ts';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useDraft } from '../../kit/use-draft.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { useUndoableMutation } from '../../kit/use-undoable-mutation.ts';
import { cancelMail, sendStaffMail } from '../../mail/staff-mail.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';

type WriteDialogProps = { client: Client; onClose: () => void };

/** Writes to a contact. The text is kept in the browser until it is sent, and the mail can be cancelled for a moment. */
export function WriteDialog({ client, onClose }: WriteDialogProps) {
  const { conversations: t } = useMessages('clientEvents');
  const contacts = client.contacts.filter(({ person }) => person.email);
  const [chosen, setChosen] = useState(contacts[0]?.person_id ?? '');
  const [message, setMessage] = useDraft(`client-mail:${client.id}`);
  const mutate = useUndoableMutation(queryKeys.row('clients', client.id));
  const contact = contacts.find(({ person_id: id }) => id === chosen);
  const name = contact?.person.full_name || String(contact?.person.email ?? '');

  const { pending, onSubmit } = useSubmit(async (field) => {
    let mailId = '';
    const isDone = await mutate({
      work: async (backend) => {
        const queued = await sendStaffMail(backend, {
          template: 'client_message',
          client_id: client.id,
          person_id: chosen,
          subject: field('subject').trim(),
          message,
        });
        mailId = queued.id;
      },
      done: fill(t.sent, { name }),
      undo: (backend) => cancelMail(backend, mailId),
    });
    if (!isDone) return;
    setMessage('');
    onClose();
  });

  return (
    <FormDialog
      title={t.dialog}
      cancel={t.cancel}
      submit={t.send}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SelectField label={t.to} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {contacts.map(({ person_id: id, person }) => (
          <option key={id} value={id}>
            {[person.full_name, person.email].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      <InputField name="subject" label={t.subject} maxLength={maxSubjectLength} required />
      <TextareaField
        label={t.message}
        hint={fill(t.hint, { language: t.languages[contact?.person.language ?? 'sv'] })}
        rows={8}
        maxLength={maxMessageLength}
        required
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </FormDialog>
  );
}
