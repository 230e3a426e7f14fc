import { ChoiceGroup } from '../forms/choice-group.tsx';
import { ChoiceField, LongTextField, TextField } from '../forms/fields.tsx';
import { useFormMessages } from '../forms/form-context.ts';
import type { JobsMessages } from '../jobs/messages.en.ts';
import type { CandidateBankMessages } from './messages.en.ts';

export type CandidateFieldsProps = {
  messages: CandidateBankMessages['form'];
  choices: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
};

/** The work preferences of a candidate: in the form to join, and on the person's own page. */
export function CandidateFields({ messages, choices }: CandidateFieldsProps) {
  const { hints } = useFormMessages();
  return (
    <>
      <ChoiceGroup name="fields" type="checkbox" label={messages.fields} options={choices.field} />
      <TextField name="skills" label={messages.skills} hint={hints.skills} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField name="seniority" label={messages.seniority} options={choices.seniority} />
        <ChoiceField name="remote" label={messages.remote} options={choices.remote} />
      </div>
      <TextField name="locations" label={messages.locations} hint={messages.locationsHint} />
      <LongTextField name="summary" label={messages.summary} hint={messages.summaryHint} />
    </>
  );
}

export function AlertsField({ label }: { label: string }) {
  const { yes, no } = useFormMessages();
  return (
    <ChoiceGroup
      name="wants_alerts"
      type="radio"
      label={label}
      options={{ true: yes, false: no }}
      chosen={['true']}
      // A missing value means no in the schema, but the form always sends a choice.
      required
    />
  );
}
