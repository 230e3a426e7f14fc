import { useState } from 'react';
import {
  type CompanyFacts,
  maxLegalNameLength,
  organisationNumberLength,
  organisationNumberPattern,
} from '../../../../domain/company/company-facts.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../ui/fields/field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { changedFields } from '../../kit/saved-fields/parse-change.ts';
import { useFormBase } from '../../kit/saved-fields/use-form-base.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../../profile/panel.tsx';
import { companyFactsSource } from './data.ts';

type FactsPanelProps = {
  facts: CompanyFacts;
  disabled: boolean;
  messages: AdminMessages['website']['company'];
};

export function FactsPanel({ facts, disabled, messages }: FactsPanelProps) {
  const mutate = useUndoableMutation(queryKeys.table('settings'));
  const [error, setError] = useState<string>();
  const t = messages.facts;
  const { base, formKey, onChange, reset } = useFormBase(facts);
  const { save, question } = useSaveFields({
    mutate,
    source: companyFactsSource,
    done: t.saved,
    hasUndo: true,
    onSaved: reset,
    labelOf: (name) =>
      ({ legal_name: t.legalName, organisation_number: t.number, has_f_tax: t.fTax })[name] ?? name,
    formatValue: (name, value) =>
      name === 'has_f_tax' ? (value ? t.yes : t.no) : String(value ?? ''),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const number = field('organisation_number').trim();
    const isValid = number === '' || organisationNumberPattern.test(number);
    setError(isValid ? undefined : t.numberInvalid);
    if (!isValid) return;
    const typedValues = {
      legal_name: field('legal_name').trim(),
      organisation_number: number,
      has_f_tax: field('has_f_tax') === 'on',
    };
    await save(changedFields(base, typedValues), base);
  });

  return (
    <ProfilePanel title={t.title} text={t.text}>
      <form key={formKey} onChange={onChange} onSubmit={onSubmit}>
        <fieldset disabled={disabled} className="grid gap-4">
          <InputField
            name="legal_name"
            label={t.legalName}
            hint={t.legalNameHint}
            defaultValue={base.legal_name}
            autoComplete="off"
            maxLength={maxLegalNameLength}
          />
          <InputField
            name="organisation_number"
            label={t.number}
            hint={t.numberHint}
            error={error}
            defaultValue={base.organisation_number}
            autoComplete="off"
            maxLength={organisationNumberLength}
          />
          <CheckboxField name="has_f_tax" label={t.fTax} defaultChecked={base.has_f_tax} />
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {t.save}
          </Button>
        </fieldset>
      </form>
      {question}
    </ProfilePanel>
  );
}
