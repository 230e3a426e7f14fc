import { type SalaryDraft, salaryChoices } from '../../../../domain/jobs/job-salary-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../ui/fields/field.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { useJobEditing } from './use-job-editor.ts';

const beginning: SalaryDraft = {
  minimum: '',
  maximum: '',
  currency: 'SEK',
  period: 'month',
  is_shown: true,
};

const currencies = { SEK: 'SEK', EUR: 'EUR', NOK: 'NOK', DKK: 'DKK' };

export function Salary() {
  const { draft, change, disabled } = useJobEditing();
  const { salary: messages } = useMessages('jobEditor');
  const { salary } = draft;
  const toggle = (
    <Button
      variant="paper"
      size="compact"
      onClick={() => change({ salary: salary ? null : beginning })}
    >
      {salary ? messages.remove : messages.add}
    </Button>
  );
  return (
    <Section
      title={messages.title}
      text={salary ? undefined : messages.none}
      actions={!disabled && toggle}
    >
      {salary && <Range salary={salary} />}
    </Section>
  );
}

function Range({ salary }: { salary: SalaryDraft }) {
  const { change, errorOf } = useJobEditing();
  const { salary: messages } = useMessages('jobEditor');
  const set = (changes: Partial<SalaryDraft>) => change({ salary: { ...salary, ...changes } });
  return (
    <div className="grid gap-3.5">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 lg:grid-cols-4">
        <InputField
          label={messages.minimum}
          error={errorOf('salary')}
          inputMode="numeric"
          value={salary.minimum}
          onChange={(event) => set({ minimum: event.target.value })}
        />
        <InputField
          label={messages.maximum}
          inputMode="numeric"
          value={salary.maximum}
          onChange={(event) => set({ maximum: event.target.value })}
        />
        <ChoiceField
          label={messages.currency}
          value={salary.currency}
          choices={salaryChoices.currency}
          labels={currencies}
          onChange={(currency) => set({ currency })}
        />
        <ChoiceField
          label={messages.period}
          value={salary.period}
          choices={salaryChoices.period}
          labels={messages.periods}
          onChange={(period) => set({ period })}
        />
      </div>
      <CheckboxField
        label={messages.shown}
        hint={salary.is_shown ? undefined : messages.hidden}
        checked={salary.is_shown}
        onChange={(event) => set({ is_shown: event.target.checked })}
      />
    </div>
  );
}
