import { maxOfficeLengths, type Office } from '../../../../domain/company/office.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { changedFields } from '../../kit/saved-fields/parse-change.ts';
import { useFormBase } from '../../kit/saved-fields/use-form-base.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../../profile/panel.tsx';
import { officeSource } from './data.ts';

type OfficePanelProps = {
  office: Office;
  disabled: boolean;
  messages: AdminMessages['website']['company'];
};

export function OfficePanel({ office, disabled, messages }: OfficePanelProps) {
  const mutate = useUndoableMutation(queryKeys.table('settings'));
  const t = messages.office;
  const { base, formKey, onChange, reset } = useFormBase(office);
  const { save, question } = useSaveFields({
    mutate,
    source: officeSource,
    done: t.saved,
    hasUndo: true,
    onSaved: reset,
    labelOf: (name) =>
      ({ street: t.street, postal_code: t.postalCode, city: t.city, country: t.country })[name] ??
      name,
    formatValue: (name, value) =>
      name === 'country'
        ? (Object.entries(t.countries).find(([code]) => code === value)?.[1] ?? String(value))
        : String(value ?? ''),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const typedValues = {
      street: field('street').trim(),
      postal_code: field('postal_code').trim(),
      city: field('city').trim(),
      country: field('country'),
    };
    await save(changedFields(base, typedValues), base);
  });

  return (
    <ProfilePanel title={t.title} text={t.text}>
      <form key={formKey} onChange={onChange} onSubmit={onSubmit}>
        <fieldset disabled={disabled} className="grid gap-4">
          <InputField
            name="street"
            label={t.street}
            defaultValue={base.street}
            autoComplete="off"
            maxLength={maxOfficeLengths.street}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <InputField
              name="postal_code"
              label={t.postalCode}
              defaultValue={base.postal_code}
              autoComplete="off"
              maxLength={maxOfficeLengths.postal_code}
            />
            <InputField
              name="city"
              label={t.city}
              defaultValue={base.city}
              autoComplete="off"
              maxLength={maxOfficeLengths.city}
            />
            <SelectField name="country" label={t.country} defaultValue={base.country}>
              {Object.entries(t.countries).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {t.save}
          </Button>
        </fieldset>
      </form>
      {question}
    </ProfilePanel>
  );
}
