import { maxOfficeLengths, type Office } from '../../../../domain/company/office.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { useSubmit } from '../../kit/use-submit.ts';
import { useUndoableMutation } from '../../kit/use-undoable-mutation.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { Panel } from '../../profile/panel.tsx';
import { updateOffice } from './data.ts';

type OfficePanelProps = {
  office: Office;
  disabled: boolean;
  messages: AdminMessages['website']['company'];
};

export function OfficePanel({ office, disabled, messages }: OfficePanelProps) {
  const mutate = useUndoableMutation(queryKeys.table('settings'));
  const t = messages.office;
  const { pending, onSubmit } = useSubmit(async (field) => {
    await mutate({
      work: (client) =>
        updateOffice(client, {
          street: field('street').trim(),
          postal_code: field('postal_code').trim(),
          city: field('city').trim(),
          country: field('country'),
        }),
      undo: (client) => updateOffice(client, office),
      done: t.saved,
    });
  });

  return (
    <Panel title={t.title} text={t.text}>
      {/* The key resets the fields after a colleague's change or an undo. */}
      <form key={JSON.stringify(office)} onSubmit={onSubmit}>
        <fieldset disabled={disabled} className="grid gap-4">
          <InputField
            name="street"
            label={t.street}
            defaultValue={office.street}
            autoComplete="off"
            maxLength={maxOfficeLengths.street}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <InputField
              name="postal_code"
              label={t.postalCode}
              defaultValue={office.postal_code}
              autoComplete="off"
              maxLength={maxOfficeLengths.postal_code}
            />
            <InputField
              name="city"
              label={t.city}
              defaultValue={office.city}
              autoComplete="off"
              maxLength={maxOfficeLengths.city}
            />
            <SelectField name="country" label={t.country} defaultValue={office.country}>
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
    </Panel>
  );
}
