import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type SalaryDraft, salaryChoices } from '../../../../../domain/jobs/job-salary-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../../ui/fields/field.tsx';
import { Section } from '../../../kit/screens/section.tsx';
import { useMessages } from '../../../use-messages.ts';
import { ChoiceField } from '../choice-field.tsx';
import { useJobEditing } from '../use-job-editor.ts';

const emptySalary: SalaryDraft = {
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
  const [isNew, setNew] = useState(false);
  const toggle = (
    <Button
      variant="paper"
      size="compact"
      onClick={() => {
        setNew(!salary);
        change({ salary: salary ? null : emptySalary });
      }}
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
      {salary && <Range salary={salary} isNew={isNew} />}
    </Section>
  );
}

type RangeProps = {
  salary: SalaryDraft;
  /** Just added: its first field has the focus, and blank fields are no errors yet. */
  isNew: boolean;
};

function Range({ salary, isNew }: RangeProps) {
  const { change, errorOf } = useJobEditing();
  const { salary: messages } = useMessages('jobEditor');
  const firstField = useRef<HTMLInputElement>(null);
  const lastField = useRef<HTMLInputElement>(null);
  const [isMarked, setMarked] = useState(!isNew);
  useEffect(() => {
    if (isNew) firstField.current?.focus();
  }, [isNew]);
  const set = (changes: Partial<SalaryDraft>) => change({ salary: { ...salary, ...changes } });
  const isFilled = salary.minimum.trim() !== '' && salary.maximum.trim() !== '';
  const markLeft = ({ relatedTarget }: FocusEvent) => {
    const amounts: (EventTarget | null)[] = [firstField.current, lastField.current];
    if (!amounts.includes(relatedTarget)) setMarked(true);
  };
  return (
    <div className="grid gap-3.5">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 lg:grid-cols-4">
        <InputField
          label={messages.minimum}
          ref={firstField}
          error={isMarked || isFilled ? errorOf('salary') : undefined}
          inputMode="numeric"
          value={salary.minimum}
          onBlur={markLeft}
          onChange={(event) => set({ minimum: event.target.value })}
        />
        <InputField
          label={messages.maximum}
          ref={lastField}
          onBlur={markLeft}
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
        label={messages.showInAd}
        hint={salary.is_shown ? undefined : messages.hidden}
        checked={salary.is_shown}
        onChange={(event) => set({ is_shown: event.target.checked })}
      />
    </div>
  );
}
