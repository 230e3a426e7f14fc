import { useState } from 'react';
import { currencies, seniorities } from '../../../domain/enums.ts';
import { freelancerProfile } from '../../../domain/people/freelancer.ts';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { fieldText, parseChange } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { type Freelancer, profileSource } from './data.ts';
import type { AdminFreelancersMessages } from './messages.en.ts';

type ProfileFormProps = {
  freelancer: Freelancer;
  mutate: UndoableMutation;
  messages: AdminFreelancersMessages;
  onDone: () => void;
};

const schema = freelancerProfile.pick({
  day_rate: true,
  currency: true,
  skills: true,
  portfolio_url: true,
  seniority: true,
});

export function ProfileForm({ freelancer, mutate, messages, onDone }: ProfileFormProps) {
  const choiceLabels = useMessages('jobChoices');
  const { profile } = messages;
  const [isInvalid, setInvalid] = useState(false);
  // Live updates replace `freelancer` while the inputs keep their values.
  const [openedFreelancer] = useState(freelancer);
  const { day_rate, currency, skills, portfolio_url, seniority } = openedFreelancer;
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => profileSource(client, openedFreelancer.person_id),
    done: profile.saved,
    hasUndo: true,
    onSaved: onDone,
    labelOf: (name) =>
      ({
        day_rate: profile.rate,
        currency: profile.currency,
        skills: profile.skills,
        portfolio_url: profile.portfolio,
        seniority: profile.seniority,
      })[name] ?? name,
    formatValue: (name, value) =>
      name === 'seniority' && value
        ? choiceLabels.seniority[value as (typeof seniorities)[number]]
        : fieldText(value),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = parseChange(schema, openedFreelancer, field, { skills: [] });
    const isInvalid = 'error' in parsed;
    setInvalid(isInvalid);
    if (!isInvalid) await save(parsed.change, openedFreelancer);
  });

  return (
    <form onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        name="day_rate"
        type="number"
        min={1}
        label={profile.rate}
        defaultValue={day_rate ?? ''}
      />
      <SelectField name="currency" label={profile.currency} defaultValue={currency}>
        {currencies.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextareaField
          name="skills"
          label={profile.skills}
          hint={profile.skillsHint}
          rows={2}
          defaultValue={skills.join(', ')}
        />
      </div>
      <InputField
        name="portfolio_url"
        label={profile.portfolio}
        defaultValue={portfolio_url ?? ''}
      />
      <SelectField name="seniority" label={profile.seniority} defaultValue={seniority ?? ''}>
        <option value="">{profile.none}</option>
        {seniorities.map((option) => (
          <option key={option} value={option}>
            {choiceLabels.seniority[option]}
          </option>
        ))}
      </SelectField>
      <p role="alert" className="font-medium text-lingon empty:hidden sm:col-span-2">
        {isInvalid && profile.invalid}
      </p>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="compact" disabled={pending}>
          {profile.save}
        </Button>
        <Button variant="quiet" size="compact" onClick={onDone}>
          {profile.cancel}
        </Button>
      </div>
      {question}
    </form>
  );
}
