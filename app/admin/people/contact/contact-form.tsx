import { type FormEvent, useId, useState } from 'react';
import { type Language, languages } from '../../../../domain/language.ts';
import {
  type ContactField,
  contactDetails,
  contactFields,
} from '../../../../domain/people/contact-details.ts';
import { codeOf, uniqueViolation } from '../../../backend/backend-error.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { parseChange } from '../../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { contactSource } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type Errors = Partial<Record<ContactField, string>>;
type ContactFormProps = { person: Person; onDone: () => void };

const inputs = [
  { name: 'first_name', label: 'firstName', type: 'text' },
  { name: 'last_name', label: 'lastName', type: 'text' },
  { name: 'email', label: 'email', type: 'email' },
  { name: 'phone', label: 'phone', type: 'tel' },
  { name: 'linkedin_url', label: 'linkedin', type: 'url' },
  { name: 'location', label: 'location', type: 'text' },
  { name: 'headline', label: 'headline', type: 'text' },
] as const;

/** Contains the version of the person: a draft must not overwrite later changes of a colleague. */
export const contactDraftKey = ({ id, updated_at }: Person) =>
  `${contactDraftPrefix(id)}${updated_at}`;

export const contactDraftPrefix = (personId: string) => `contact:${personId}:`;

export const nameContactField = (key: string, contact: AdminMessages['people']['contact']) =>
  contact[inputs.find(({ name }) => name === key)?.label ?? 'language'];

export function ContactForm({ person, onDone }: ContactFormProps) {
  const people = useMessages('people');
  const { contact } = people;
  const mutate = usePersonMutation();
  const languageId = useId();
  const [errors, setErrors] = useState<Errors>({});
  // Live updates replace `person` while the inputs keep their values.
  const [openedPerson] = useState(person);
  const [draft, setDraft] = useDraft(contactDraftKey(openedPerson));
  const [typedFields] = useState<Partial<Record<ContactField, string>>>(() =>
    JSON.parse(draft || '{}'),
  );
  const isRestored = Object.keys(typedFields).length > 0;
  const close = () => {
    setDraft('');
    onDone();
  };
  const storeDraft = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    const changed = contactFields.filter(
      (name) => form.get(name) !== String(openedPerson[name] ?? ''),
    );
    const values = Object.fromEntries(changed.map((name) => [name, form.get(name)]));
    setDraft(changed.length > 0 ? JSON.stringify(values) : '');
  };
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => contactSource(client, person.id),
    done: contact.saved,
    onSaved: close,
    describeError: (error) => {
      if (codeOf(error) !== uniqueViolation) return undefined;
      setErrors({ email: contact.emailTaken });
      return contact.emailTaken;
    },
    labelOf: (key) => nameContactField(key, contact),
    formatValue: (key, value) =>
      key === 'language' ? people.languages[value as Language] : String(value ?? ''),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = parseChange(contactDetails, openedPerson, field, { last_name: '' });
    if ('error' in parsed) {
      const { fieldErrors } = people;
      return setErrors(
        Object.fromEntries(
          parsed.error.issues.map(({ path, message }) => [
            String(path[0]),
            fieldErrors[message] ?? fieldErrors.invalid,
          ]),
        ),
      );
    }
    setErrors({});
    await save(parsed.change, openedPerson);
  });

  return (
    <>
      <form className="grid gap-3" onSubmit={onSubmit} onChange={storeDraft} noValidate>
        {inputs.map(({ name, label, type }, index) => (
          <InputField
            key={name}
            name={name}
            type={type}
            label={contact[label]}
            error={errors[name]}
            defaultValue={typedFields[name] ?? String(openedPerson[name] ?? '')}
            autoFocus={index === 0 && !isRestored}
          />
        ))}
        <SelectField
          id={languageId}
          name="language"
          label={contact.language}
          defaultValue={typedFields.language ?? openedPerson.language}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {people.languages[code]}
            </option>
          ))}
        </SelectField>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" size="compact" onClick={close}>
            {people.cancel}
          </Button>
          <Button type="submit" size="compact" disabled={pending}>
            {pending ? people.saving : people.save}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}
