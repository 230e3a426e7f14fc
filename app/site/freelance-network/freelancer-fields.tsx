import { ChoiceGroup } from '../forms/choice-group.tsx';
import { ChoiceField, TextField } from '../forms/fields.tsx';
import { useFormMessages } from '../forms/form-context.ts';
import type { JobsMessages } from '../jobs/messages.en.ts';
import type { FreelanceNetworkMessages } from './messages.en.ts';

export type FreelancerFieldsProps = {
  messages: FreelanceNetworkMessages['form'];
  choices: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
};

const currencyNames = { SEK: 'SEK', EUR: 'EUR', NOK: 'NOK', DKK: 'DKK' };

export function RateFields({ messages }: Pick<FreelancerFieldsProps, 'messages'>) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField name="day_rate" type="number" inputMode="numeric" label={messages.rate} />
      <ChoiceField
        name="currency"
        label={messages.currency}
        options={currencyNames}
        defaultValue="SEK"
        // Otherwise the label would say “optional”, because the schema has a default.
        required
      />
    </div>
  );
}

/** What a freelancer does. The price is in RateFields, which the form to join shows in another place. */
export function FreelancerFields({ messages, choices }: FreelancerFieldsProps) {
  const { hints } = useFormMessages();
  return (
    <>
      <ChoiceGroup name="fields" type="checkbox" label={messages.fields} options={choices.field} />
      <TextField name="skills" label={messages.skills} hint={hints.skills} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField name="seniority" label={messages.seniority} options={choices.seniority} />
        <ChoiceField name="remote" label={messages.remote} options={choices.remote} />
      </div>
      <TextField
        name="portfolio_url"
        inputMode="url"
        placeholder="https://"
        label={messages.portfolio}
      />
    </>
  );
}
