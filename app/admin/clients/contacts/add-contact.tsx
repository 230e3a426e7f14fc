import { useState } from 'react';
import { clientContact, maxClientLengths } from '../../../../domain/clients/client.ts';
import { languages } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { describeFields } from '../company/describe-fields.ts';
import { addContact } from '../data/contacts.ts';

const fields = clientContact.keyof().options;

type AddContactProps = { clientId: string; mutate: UndoableMutation; onClose: () => void };

export function AddContact({ clientId, mutate, onClose }: AddContactProps) {
  const messages = useMessages('clients');
  const people = useMessages('people');
  const { contacts: t } = messages;
  const [errors, setErrors] = useState<Partial<Record<(typeof fields)[number], string>>>({});
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = clientContact.safeParse(
      Object.fromEntries(fields.map((name) => [name, field(name)])),
    );
    if (!parsed.success) {
      const fieldMessages = Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [
          String(path[0]),
          people.fieldErrors[message] ?? people.fieldErrors.invalid,
        ]),
      );
      return setErrors(describeFields(parsed.error, fieldMessages, people.fieldErrors.invalid));
    }
    const { first_name, last_name } = parsed.data;
    const name = [first_name, last_name].filter(Boolean).join(' ');
    let isKnown = false;
    const isDone = await mutate({
      work: async (backend) => {
        isKnown = await addContact(backend, clientId, parsed.data);
      },
      done: () => fill(isKnown ? t.joined : t.added, { name }),
    });
    if (isDone) onClose();
  });

  return (
    <FormDialog
      title={t.dialog}
      cancel={messages.cancel}
      submit={t.add}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField name="first_name" label={t.firstName} error={errors.first_name} required />
        <InputField name="last_name" label={t.lastName} error={errors.last_name} />
      </div>
      <InputField name="email" type="email" label={t.email} error={errors.email} required />
      <InputField name="phone" type="tel" label={t.phone} error={errors.phone} />
      <InputField
        name="title"
        label={t.role}
        hint={t.roleHint}
        maxLength={maxClientLengths.title}
        error={errors.title}
      />
      <SelectField name="language" label={t.language} defaultValue="sv">
        {languages.map((code) => (
          <option key={code} value={code}>
            {messages.facts.languages[code]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
