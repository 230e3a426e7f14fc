import { useState } from 'react';
import { clientFacts, maxClientLengths } from '../../../../domain/clients/client.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { maxLocationLength } from '../../../../domain/limits.ts';
import { codeOf, uniqueViolation } from '../../../backend/backend-error.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { parseChange } from '../../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Client, clientFactsSource } from '../data/client.ts';
import { describeFields } from './describe-fields.ts';

type CompanyDialogProps = { client: Client; mutate: UndoableMutation; onClose: () => void };

export function CompanyDialog({ client, mutate, onClose }: CompanyDialogProps) {
  const messages = useMessages('clients');
  const editing = useMessages('editing');
  const people = useMessages('people');
  const { facts: t } = messages;
  // Live updates replace `client` while the inputs keep their values.
  const [openedValues] = useState(() => ({
    ...client.details,
    name: client.name,
    website: client.website,
    location: client.location,
  }));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { save, question } = useSaveFields({
    mutate,
    source: (backend) => clientFactsSource(backend, client.id),
    done: t.saved,
    onSaved: onClose,
    describeError: (error) => {
      if (codeOf(error) !== uniqueViolation) return undefined;
      setErrors({ name: t.taken });
      return t.taken;
    },
    labelOf: (name) =>
      ({
        name: t.name,
        legal_name: t.legalName,
        organisation_number: t.number,
        location: t.location,
        country: t.country,
        website: t.website,
        language: t.language,
      })[name] ?? name,
    formatValue: (name, value) =>
      name === 'language' ? t.languages[value as Language] : String(value ?? ''),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = parseChange(clientFacts, openedValues, field);
    if ('error' in parsed) {
      const fieldMessages = {
        name: editing.errors.required,
        organisation_number: t.numberInvalid,
        country: t.countryInvalid,
      };
      return setErrors(describeFields(parsed.error, fieldMessages, people.fieldErrors.invalid));
    }
    setErrors({});
    await save(parsed.change, openedValues);
  });

  return (
    <>
      <FormDialog
        title={t.dialog}
        cancel={messages.cancel}
        submit={messages.save}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <InputField
          name="name"
          label={t.name}
          defaultValue={openedValues.name}
          maxLength={maxClientLengths.name}
          error={errors.name}
          required
        />
        <InputField
          name="legal_name"
          label={t.legalName}
          defaultValue={openedValues.legal_name ?? ''}
          maxLength={maxClientLengths.legalName}
        />
        <InputField
          name="organisation_number"
          label={t.number}
          defaultValue={openedValues.organisation_number ?? ''}
          maxLength={maxClientLengths.organisationNumber}
          error={errors.organisation_number}
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
          <InputField
            name="location"
            label={t.location}
            defaultValue={openedValues.location ?? ''}
            maxLength={maxLocationLength}
          />
          <InputField
            name="country"
            label={t.country}
            defaultValue={openedValues.country}
            maxLength={maxClientLengths.country}
            error={errors.country}
          />
        </div>
        <InputField
          name="website"
          type="url"
          label={t.website}
          defaultValue={openedValues.website ?? ''}
          placeholder="https://"
          error={errors.website}
        />
        <SelectField name="language" label={t.language} defaultValue={openedValues.language}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {t.languages[code]}
            </option>
          ))}
        </SelectField>
      </FormDialog>
      {question}
    </>
  );
}
