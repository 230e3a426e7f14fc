import type { CandidateBankMessages } from '../../i18n/messages/en/candidate-bank.ts';
import type { JobsMessages } from '../../i18n/messages/en/jobs.ts';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { ChoiceField, LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';

type CandidateFormProps = {
  form: OpenedForm;
  messages: CandidateBankMessages['form'];
  choices: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
  cvHint: string;
};

export function CandidateForm({ form, messages, choices, cvHint }: CandidateFormProps) {
  const { hints, yes, no } = form.texts;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <CvFields hint={`${hints.cv} ${cvHint}`} />
      <ChoiceGroup name="fields" type="checkbox" label={messages.fields} options={choices.field} />
      <TextField name="skills" label={messages.skills} hint={hints.skills} maxLength={2000} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField name="seniority" label={messages.seniority} options={choices.seniority} />
        <ChoiceField name="remote" label={messages.remote} options={choices.remote} />
      </div>
      <TextField
        name="locations"
        label={messages.locations}
        hint={messages.locationsHint}
        maxLength={1000}
      />
      <LongTextField
        name="summary"
        label={messages.summary}
        hint={messages.summaryHint}
        maxLength={4000}
      />
      <ChoiceGroup
        name="wants_alerts"
        type="radio"
        label={messages.alerts}
        options={{ true: yes, false: no }}
        chosen={['true']}
        required
      />
    </PublicForm>
  );
}
