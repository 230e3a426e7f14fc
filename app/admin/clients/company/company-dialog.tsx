import { useState } from 'react';
import { clientFacts, maxClientLengths } from '../../../../domain/clients/client.ts';
import { languages } from '../../../../domain/language.ts';
import { maxLocationLength } from '../../../../domain/limits.ts';
import { codeOf, uniqueViolation } from '../../../backend/backend-error.ts';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useSubmit } from '../../kit/use-submit.ts';
import type { UndoableMutation } from '../../kit/use-undoable-mutation.ts';
import { useMessages } from '../../use-messages.ts';
import { type Client, updateFacts } from '../data/client.ts';
import { describeFields } from './describe-fields.ts';

const fields = clientFacts.keyof().options;

type CompanyDialogProps = { client: Client; mutate: UndoableMutation; onClose: () => void };

export function CompanyDialog({ client, mutate, onClose }: CompanyDialogProps) {
  const messages = useMessages('clients');
  const editing = useMessages('editing');
  const people = useMessages('people');
  const { facts: t } = messages;
  const { details } = client;
  const [errors, setErrors] = useState<Partial<Record<(typeof fields)[number], string>>>({});
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = clientFacts.safeParse(
      Object.fromEntries(fields.map((name) => [name, field(name)])),
    );
    if (!parsed.success) {
      const own = {
        name: editing.errors.required,
        organisation_number: t.numberInvalid,
        country: t.countryInvalid,
      };
      return setErrors(describeFields(parsed.error, own, people.fieldErrors.invalid));
    }
    const isDone = await mutate({
      work: async (backend) => {
        try {
          await updateFacts(backend, client.id, parsed.data);
        } catch (error) {
          if (codeOf(error) !== uniqueViolation) throw error;
          setErrors({ name: t.taken });
          throw new Error(t.taken, { cause: error });
        }
      },
      done: t.saved,
    });
    if (isDone) onClose();
  });

  return (
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
        defaultValue={client.name}
        maxLength={maxClientLengths.name}
        error={errors.name}
        required
      />
      <InputField
        name="legal_name"
        label={t.legalName}
        defaultValue={details.legal_name ?? ''}
        maxLength={maxClientLengths.legalName}
      />
      <InputField
        name="organisation_number"
        label={t.number}
        defaultValue={details.organisation_number ?? ''}
        maxLength={maxClientLengths.organisationNumber}
        error={errors.organisation_number}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <InputField
          name="location"
          label={t.location}
          defaultValue={client.location ?? ''}
          maxLength={maxLocationLength}
        />
        <InputField
          name="country"
          label={t.country}
          defaultValue={details.country}
          maxLength={maxClientLengths.country}
          error={errors.country}
        />
      </div>
      <InputField
        name="website"
        type="url"
        label={t.website}
        defaultValue={client.website ?? ''}
        placeholder="https://"
        error={errors.website}
      />
      <SelectField name="language" label={t.language} defaultValue={details.language}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {t.languages[code]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
