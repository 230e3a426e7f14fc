import { useState } from 'react';
import {
  type CompanyFacts,
  maxLegalNameLength,
  organisationNumberLength,
  organisationNumberPattern,
} from '../../../../domain/company/company-facts.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../ui/field.tsx';
import { useSubmit } from '../../kit/use-submit.ts';
import { useUndoableMutation } from '../../kit/use-undoable-mutation.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { Panel } from '../../profile/panel.tsx';
import { updateFacts } from './data.ts';

type FactsPanelProps = {
  facts: CompanyFacts;
  disabled: boolean;
  messages: AdminMessages['website']['company'];
};

export function FactsPanel({ facts, disabled, messages }: FactsPanelProps) {
  const mutate = useUndoableMutation(queryKeys.table('settings'));
  const [error, setError] = useState<string>();
  const t = messages.facts;
  const { pending, onSubmit } = useSubmit(async (field) => {
    const number = field('organisation_number').trim();
    const isValid = number === '' || organisationNumberPattern.test(number);
    setError(isValid ? undefined : t.numberInvalid);
    if (!isValid) return;
    const changed = {
      legal_name: field('legal_name').trim(),
      organisation_number: number,
      has_f_tax: field('has_f_tax') === 'on',
    };
    await mutate({
      work: (client) => updateFacts(client, changed),
      undo: (client) => updateFacts(client, facts),
      done: t.saved,
    });
  });

  return (
    <Panel title={t.title} text={t.text}>
      {/* The key resets the fields after a colleague's change or an undo. */}
      <form key={JSON.stringify(facts)} onSubmit={onSubmit}>
        <fieldset disabled={disabled} className="grid gap-4">
          <InputField
            name="legal_name"
            label={t.legalName}
            hint={t.legalNameHint}
            defaultValue={facts.legal_name}
            autoComplete="off"
            maxLength={maxLegalNameLength}
          />
          <InputField
            name="organisation_number"
            label={t.number}
            hint={t.numberHint}
            error={error}
            defaultValue={facts.organisation_number}
            autoComplete="off"
            maxLength={organisationNumberLength}
          />
          <CheckboxField name="has_f_tax" label={t.fTax} defaultChecked={facts.has_f_tax} />
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {t.save}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}
