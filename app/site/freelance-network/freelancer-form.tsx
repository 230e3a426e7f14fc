import type { FreelanceNetworkMessages } from '../../i18n/messages/en/freelance-network.ts';
import type { JobsMessages } from '../../i18n/messages/en/jobs.ts';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { ChoiceField, LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';

type FreelancerFormProps = {
  form: OpenedForm;
  messages: FreelanceNetworkMessages['form'];
  choices: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
};

const currencyNames = { SEK: 'SEK', EUR: 'EUR', NOK: 'NOK', DKK: 'DKK' };

export function FreelancerForm({ form, messages, choices }: FreelancerFormProps) {
  const { hints } = form.texts;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <TextField
        name="headline"
        label={messages.headline}
        hint={messages.headlineHint}
        maxLength={200}
      />
      <ChoiceGroup name="fields" type="checkbox" label={messages.fields} options={choices.field} />
      <TextField name="skills" label={messages.skills} hint={hints.skills} maxLength={2000} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="day_rate"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          label={messages.rate}
        />
        <ChoiceField
          name="currency"
          label={messages.currency}
          options={currencyNames}
          defaultValue="SEK"
          required
        />
        <ChoiceField name="seniority" label={messages.seniority} options={choices.seniority} />
        <ChoiceField name="remote" label={messages.remote} options={choices.remote} />
        <TextField name="available_from" type="date" label={messages.available} />
        <TextField
          name="portfolio_url"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          label={messages.portfolio}
        />
      </div>
      <CvFields />
      <LongTextField name="summary" label={messages.summary} maxLength={4000} />
    </PublicForm>
  );
}
