import type { ReactNode } from 'react';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { ChoiceField, TextField } from '../forms/fields.tsx';
import { useFormTexts } from '../forms/form-context.ts';
import type { JobsMessages } from '../jobs/messages.en.ts';
import type { FreelanceNetworkMessages } from './messages.en.ts';

export type FreelancerFieldsProps = {
  messages: FreelanceNetworkMessages['form'];
  choices: Pick<JobsMessages, 'field' | 'remote' | 'seniority'>;
  /** More fields, among those that stand in pairs. */
  children?: ReactNode;
};

const currencyNames = { SEK: 'SEK', EUR: 'EUR', NOK: 'NOK', DKK: 'DKK' };

/** What a freelancer offers: when joining, and later on their own page. */
export function FreelancerFields({ messages, choices, children }: FreelancerFieldsProps) {
  const { hints } = useFormTexts();
  return (
    <>
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
        {children}
        <TextField
          name="portfolio_url"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          label={messages.portfolio}
        />
      </div>
    </>
  );
}
